"""A page without the book's frame, in every language: one for addresses that lead nowhere, one for what is not kept."""

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sevens</title>
<link rel="icon" href="{path}seven.svg" type="image/svg+xml">
<link rel="stylesheet" href="{path}front.css">
{scripts}
</head>
<body>
<main>
<img src="{path}seven.svg" alt="" width="64" height="64">
{parts}
</main>
</body>
</html>
"""
CHOOSER = "lost.js"
"""The script that leaves the visitor's own language."""


def bare_page(parts: list[str], path: str, *scripts: str) -> str:
    """The page with a part in each language, and these scripts besides; `path` leads from it to the top of the site."""
    tags = [f'<script src="{path}{name}" defer></script>' for name in (CHOOSER, *scripts)]
    return PAGE.format(path=path, scripts="\n".join(tags), parts="\n".join(parts))
