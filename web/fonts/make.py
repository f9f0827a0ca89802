"""Makes the font files of this folder: each face in one file, with the letters this edition needs.

    npm install --no-save @fontsource/alegreya @fontsource/alegreya-sans
    pip install fonttools brotli
    python3 fonts/make.py

The packages bring every face in two halves, Latin and what lies beyond it. A table with one Turkish name needs both
of all three faces: six requests and 137 kB. Joined, without hinting and without what no page uses, they are three
requests and 46 kB.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import merge, subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
PACKAGES = HERE.parent / "node_modules" / "@fontsource"
FACES = [("alegreya", 700), ("alegreya-sans", 400), ("alegreya-sans", 700)]

# Latin 1, and beyond it the letters of Polish and Turkish, Czech, Slovak, Croatian, Hungarian and Romanian: whoever
# has another one in the name sees it in a face of the device.
BEYOND = "ĄąĆćĘęŁłŃńŚśŹźŻżĞğİıŞşŒœẞČčĎďĚěŇňŘřŠšŤťŮůŽžĐđŐőŰűĂăȘșȚț"
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, BEYOND)]
SIGNS = map(ord, "–—‘’‚“”„•…′″‹›€₺←↑→↓−≈≠≤≥")
# Kerning, and the lining figures of equal width in which amounts are set.
FEATURES = ["kern", "lnum", "tnum"]


def halves(family: str, weight: int, folder: Path) -> list[Path]:
    """The two halves of a face, unpacked."""
    files = []
    for letters in ["latin", "latin-ext"]:
        font = TTFont(PACKAGES / family / "files" / f"{family}-{letters}-{weight}-normal.woff2")
        font.flavor = None
        files.append(folder / f"{letters}.ttf")
        font.save(files[-1])
    return files


def main() -> None:
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = FEATURES
    options.hinting = False
    unicodes = [*LETTERS, *SIGNS]
    for family, weight in FACES:
        with TemporaryDirectory() as folder:
            font = merge.Merger().merge(halves(family, weight, Path(folder)))
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=unicodes)
        subsetter.subset(font)
        file = HERE / f"{family}-{weight}.woff2"
        subset.save_font(font, file, options)
        # The server draws previews of links and reads no woff2.
        font.flavor = None
        font.save(file.with_suffix(".ttf"))
        print(f"{file.name}: {file.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")


main()
