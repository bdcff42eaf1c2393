"""The products' figures, read from the pages that show them. Units: metres."""

import json
from pathlib import Path

DATA = Path(__file__).resolve().parents[2] / "data"
METRES = {"mm": 0.001, "m": 1}


def read(name):
    """A file of the catalogue."""
    return json.loads((DATA / f"{name}.json").read_text("utf-8"))


def page(slug):
    """Read the file of a page."""
    return read(f"pages/{slug}")


# Role -> the key of the property that has it: the owner may rename keys.
KEYS = {one["role"]: key for key, one in read("properties")["properties"].items() if "role" in one}


def lengths(slug, role):
    """All lengths of the property with a role in the table of a page, in their order."""
    name = KEYS[role]
    found = []
    for row in page(slug)["specification"]["rows"]:
        cells = [row["value"]] if row.get("property") == name else []
        cells += [kind[name] for kind in row.get("variants", {}).get("rows", []) if name in kind]
        figures = [figure for figure in cells if isinstance(figure, dict) and "unit" in figure]
        for figure in figures:
            values = figure.get("values") or [figure.get("min", figure.get("max"))]
            found += [value * METRES[figure["unit"]] for value in values]
    return found


def ribs(slug):
    """The ribs of the first kind of sheet: from the table, or from the profile if that contains them."""
    told = page(slug)["profile"].get("ribs")
    if told:
        return told[0]
    name = KEYS["ribs"]
    rows = page(slug)["specification"]["rows"]
    kinds = [kind[name] for row in rows for kind in row.get("variants", {}).get("rows", []) if name in kind]
    return kinds[0]["values"][0]


def depth(slug):
    """The profile from valley to crest."""
    return page(slug)["profile"]["depth"] * METRES["mm"]


def waves(slug):
    """The waves across one sheet."""
    return page(slug)["profile"]["waves"]


def colours(slug):
    """Word -> sRGB hex of each colour that the table of a page lists and the vocabulary has a value of."""
    words = read("properties")["words"]
    listed = [word for row in page(slug)["specification"]["rows"] if isinstance(row.get("value"), list)
              for word in row["value"] if isinstance(word, str)]
    return {word: words[word]["chip"] for word in listed if "chip" in words[word]}
