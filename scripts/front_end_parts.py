"""Writes the list of the front end's parts (CycloneDX) to standard output: `python scripts/front_end_parts.py`.

npm makes the list, and puts into it a number drawn by lot, the time and the name of the folder. Without them, the same lock file
gives the same bytes each time and everywhere.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NPM = ["npm", "sbom", "--package-lock-only", "--sbom-format", "cyclonedx"]


def steady(listed: str, name: str) -> str:
    """The list without number and time, its first component called by this name."""
    parts = json.loads(listed)
    parts.pop("serialNumber", None)
    parts["metadata"].pop("timestamp", None)
    parts["metadata"]["component"]["name"] = name
    return json.dumps(parts, indent=2, ensure_ascii=False)


def main(folder: Path = ROOT) -> None:
    """Print the list of the packages that this folder's `package-lock.json` names."""
    name = json.loads((folder / "package.json").read_text("utf-8"))["name"]
    listed = subprocess.run(NPM, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout
    sys.stdout.write(steady(listed, name) + "\n")


if __name__ == "__main__":
    main()
