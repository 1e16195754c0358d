import config from "./playwright.config";

// Pictures of every page and board, into docs/screenshots: `make screenshots`.
export default { ...config, testDir: "tests/screenshots", fullyParallel: true };
