"""What the lab says of a piece of advice, in a line: the role {verdict}`sevens fan_tan` names a study and what it asks about.

The figures are those that the study's own page shows; whichever comes first plays the deals.
"""

from docutils import nodes
from docutils.nodes import Node, system_message
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxRole

from sevens_widgets import lab
from sevens_widgets.render.lab import Verdict

STUDIES = sorted(set(lab.__all__) - {"Study"})


def given(about: list[str]) -> list[str | int]:
    """What a study is asked about, numbers as numbers."""
    return [int(word) if word.isdecimal() else word for word in about]


def verdict(name: str, language: str) -> Verdict:
    """The verdict of a study, which is named as in the role."""
    study, *about = name.split()
    said: Verdict = getattr(lab, study)(*given(about), lang=language).verdict()
    return said


class VerdictRole(SphinxRole):
    """{verdict}`sevens fan_tan`: the verdict of `lab.sevens("fan_tan")` in a line, its sentence in bold."""

    def run(self) -> tuple[list[Node], list[system_message]]:
        """Return the verdict, or say which studies there are."""
        name = self.text.split()[0]
        if name not in STUDIES:
            return [], [self.inliner.reporter.error(f"{{verdict}}: {name!r} is no study; there are: {STUDIES}", line=self.lineno)]
        if self.env.app.builder.name == "gettext":
            return [], []
        said = verdict(self.text, self.config.language)
        return [nodes.strong("", said.head), nodes.Text(said.line.removeprefix(said.head))], []


def setup(app: Sphinx) -> dict[str, object]:
    """Register the role."""
    app.add_role("verdict", VerdictRole())
    return {"parallel_read_safe": True, "parallel_write_safe": True}
