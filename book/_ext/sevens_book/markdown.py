"""The text of a page as plain Markdown, for readers of its notebook: translated, the book's own roles and directives in words."""

import re
from collections.abc import Callable

from sevens_book import rendering
from sevens_book.facts import FACTS, TABLES

ROLE = re.compile(r"\{(card|fact|doc|kbd)\}`([^`]+)`")
DIRECTIVE = re.compile(r":{3,}\{([\w-]+)\} *(.*)")
FENCE = re.compile(r":{3,}")
OPTION = re.compile(r":([\w-]+): *(.*)")
COMMENT = re.compile(r"^ *%.*\n?", re.MULTILINE)
MARK = re.compile(r"#+|[*-]|\d+\.")
BETWEEN_BLOCKS = re.compile(r"(\n\s*\n|\n(?= *(?:[*-]|\d+\.) ))")
WORD_CARD = re.compile(r'<span class="word-card".*?<span class="vh">(.*?)</span></span>')
PLACE = re.compile(r'<a href="\.\./[^"]*">(.*?)</a>')
"""A link to another page, which a notebook has not."""


class PlainText:
    """Says a page's text in one language."""

    def __init__(self, translate: Callable[[str], str], language: str) -> None:
        self.translate, self.language = translate, language

    def cell(self, source: str) -> str:
        """A cell of text, block by block, without its comments."""
        parts = BETWEEN_BLOCKS.split(COMMENT.sub("", source))
        return "".join(part if BETWEEN_BLOCKS.fullmatch(part) else self._block(part) for part in parts)

    def _block(self, block: str) -> str:
        text = block.lstrip(" ")
        indent = block[: len(block) - len(text)]
        if DIRECTIVE.match(text):
            lines = self._directive([line.strip() for line in text.strip().splitlines()])
            return "\n".join((indent + line).rstrip() for line in lines)
        first, space, rest = text.partition(" ")
        mark, words = (first + space, rest) if MARK.fullmatch(first) else ("", text)
        return indent + mark + self._said(words)

    def _said(self, text: str) -> str:
        said = self.translate(" ".join(text.split())) if text.strip() else text
        return ROLE.sub(lambda role: self._role(*role.groups()), said)

    def _role(self, role: str, text: str) -> str:
        """What a role of this book says."""
        if role == "card":
            return rendering.card_name(text, self.language)
        return FACTS[text] if role == "fact" else text.partition(" <")[0]

    def _directive(self, lines: list[str]) -> list[str]:
        """What a directive of this book shows: a table, a picture with its caption, a place to go to, or a note."""
        head, *body = lines
        name, argument = DIRECTIVE.fullmatch(head).groups()  # type: ignore[union-attr]
        options = {option[1]: option[2] for line in body if (option := OPTION.match(line))}
        content = [line for line in body if not OPTION.match(line) and not FENCE.fullmatch(line)]
        if name == "fact-table":
            return [PLACE.sub(r"\1", WORD_CARD.sub(r"\1", TABLES[argument](self.language)))]
        if name == "board":
            return [*rendering.plain_board("\n".join(content), self.language, **options), "", self._said(argument)]
        if name == "trick":
            leader = int(options.get("leader", 0))
            return [rendering.plain_trick("\n".join(content), leader, self.language), "", self._said(argument)]
        if name == "grid":
            return []
        said = self._said(" ".join(content))
        if name == "grid-item-card":
            return [f"* **{self._said(argument)}**: {said}"]
        return [f"> **{self._said(argument)}**", ">", f"> {said}"]
