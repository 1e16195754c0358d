"""What a field of a view can hold, as Python, as JSON and as TypeScript.

number, flag, text             a whole number, yes or no, any text
side                           a word of one of the lists
SpaceView                      another part of the view
… or none                      or nothing
list of …                      in their order
… by side                      one for each word
… by some token                one for some of the words
… by text                      one for each of some texts
pair of … and …                two that belong together
"""

from dataclasses import dataclass

from tools.declared.reading import Declared

PLAIN = {"number": ("int", "number"), "flag": ("bool", "boolean"), "text": ("str", "string")}


@dataclass(frozen=True)
class Kind:
    python: str
    typescript: str
    json: str
    """How it is written, `@` being the value."""

    @property
    def is_plain(self) -> bool:
        return self.json == "@"

    def written(self, value: str) -> str:
        return self.json.replace("@", value)


def kind_of(game: Declared, text: str) -> Kind:
    """The innermost kind is what the words around it are about."""
    if text.endswith(" or none"):
        return or_none(kind_of(game, text.removesuffix(" or none")))
    if " by " in text:
        inner, _, word = text.rpartition(" by ")
        return by(kind_of(game, inner), game, word)
    if text.startswith("list of "):
        return list_of(kind_of(game, text.removeprefix("list of ")))
    if text.startswith("pair of "):
        first, second = text.removeprefix("pair of ").split(" and ")
        return pair_of(kind_of(game, first), kind_of(game, second))
    if text in PLAIN:
        return Kind(*PLAIN[text], "@")
    if text in game.words:
        return Kind("str", title(text), "@")
    if text in game.views:
        is_object = "_object" in game.views[text]
        return Kind("dict[str, JSON]" if is_object else text, text, "@" if is_object else "@.to_json()")
    if text == "RuleSet":
        return Kind(text, "never", "@")
    raise SystemExit(f"{game.game}: '{text}' is no kind of field")


def title(word: str) -> str:
    """The name of a type of words."""
    return "".join(part.capitalize() for part in word.split("_"))


def or_none(kind: Kind) -> Kind:
    written = "@" if kind.is_plain else f"None if @ is None else {kind.json}"
    return Kind(f"{kind.python} | None", f"{kind.typescript} | null", written)


def list_of(kind: Kind) -> Kind:
    inner = f"({kind.typescript})" if "|" in kind.typescript else kind.typescript
    written = "list(@)" if kind.is_plain else f"[{kind.json.replace('@', 'item')} for item in @]"
    return Kind(f"list[{kind.python}]", f"{inner}[]", written)


def pair_of(first: Kind, second: Kind) -> Kind:
    return Kind(f"tuple[{first.python}, {second.python}]", f"[{first.typescript}, {second.typescript}]", "[@[0], @[1]]")


def by(kind: Kind, game: Declared, word: str) -> Kind:
    is_some = word.startswith("some ")
    key = "string" if word == "text" else title(word.removeprefix("some "))
    if word != "text" and word.removeprefix("some ") not in game.words:
        raise SystemExit(f"{game.game}: there are no words '{word}' to have something by")
    typescript = f"Record<{key}, {kind.typescript}>"
    written = "dict(@)" if kind.is_plain else f"{{name: {kind.json.replace('@', 'one')} for name, one in @.items()}}"
    return Kind(f"dict[str, {kind.python}]", f"Partial<{typescript}>" if is_some else typescript, written)
