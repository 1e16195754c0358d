// A boardgame.io server with a game of the size of CAESAR!, as its documentation shows one: in memory, no database.
const { Server, Origins } = require("boardgame.io/server");

const PROVINCES = 17;
const SPACES = 41;
const KINDS = ["sword", "shield", "ship", "coin"];

const borders = Array.from({ length: SPACES }, (_, n) => [n % PROVINCES, (n * 7 + 3) % PROVINCES]);
const tokens = () => Array.from({ length: 12 }, (_, n) => ({ kind: KINDS[n % 4], a: n % 6, b: 6 - (n % 6) }));

function setup() {
  return {
    spaces: borders.map(([a, b], n) => ({ a, b, kind: KINDS[n % 4], owner: null, token: null })),
    provinces: Array.from({ length: PROVINCES }, () => ({ influence: [0, 0], closedBy: null, bonus: "unknown" })),
    hands: { 0: tokens().slice(0, 2), 1: tokens().slice(0, 2) },
    bags: { 0: tokens().slice(2), 1: tokens().slice(2) },
    markers: [12, 12],
    moves: 0,
  };
}

function close(G, number) {
  const province = G.provinces[number];
  const around = G.spaces.filter((space) => space.a === number || space.b === number);
  if (province.closedBy === null && around.every((space) => space.owner !== null)) {
    province.closedBy = province.influence[0] >= province.influence[1] ? 0 : 1;
    G.markers[province.closedBy] -= 1;
  }
}

function place({ G, random, playerID }, at, which) {
  const space = G.spaces[at];
  const token = G.hands[playerID][which];
  if (!space || !token || space.owner !== null) return "INVALID_MOVE";
  space.owner = Number(playerID);
  space.token = token;
  G.provinces[space.a].influence[playerID] += token.a;
  G.provinces[space.b].influence[playerID] += token.b;
  close(G, space.a);
  close(G, space.b);
  const bag = G.bags[playerID];
  G.hands[playerID][which] = bag[random.Die(bag.length) - 1];
  G.moves += 1;
  if (G.spaces.every((one) => one.owner !== null)) {
    // a new game at the same table, so that nobody has to sit down again
    const fresh = setup();
    Object.keys(fresh).forEach((key) => (G[key] = fresh[key]));
  }
}

const game = {
  name: "caesarlike",
  setup,
  moves: { place },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  playerView: ({ G, playerID }) => {
    const { hands, bags, ...open } = G;
    return { ...open, hand: playerID === null ? [] : hands[playerID], left: Object.values(bags).map((bag) => bag.length) };
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const log = console.log;
console.log = console.info = console.error = () => {};
server.run({ port: 0, lobbyConfig: { apiPort: 0 } }).then((running) => {
  const address = running.appServer.address();
  log(`at 127.0.0.1:${address.port}`);
});
process.on("SIGTERM", () => process.exit(0));
