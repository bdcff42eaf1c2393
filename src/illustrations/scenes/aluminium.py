"""Mill-finish aluminium sheets."""

import figures
import materials
import meshes
import profiles
import stage
from scenes.picture import picture

PAGE = "Aluminiunroofingsheet"


@picture("aluminium", samples=56)
def aluminium():
    """Corrugated and trapezoidal sheets, fanned out."""
    stage.studio((-64, 34))
    metal = materials.aluminium(0.3)
    wave = profiles.sinus(13, 0.076, 0.018)
    rib = profiles.rounded(profiles.trapezoid(figures.ribs(PAGE), figures.lengths(PAGE, "overall width")[0], figures.depth(PAGE)))
    for i, (line, angle) in enumerate(((rib, -28), (wave, -13), (rib, 2), (wave, 17))):
        sheet = meshes.shifted(meshes.extrude("sheet", line, 2.3, 0.0009, metal), 0, -0.85)
        meshes.place(sheet, (0, 0.9, 0.002 + i * 0.0295), (0, 0, angle))
    stage.softbox((2.5, 3.5, 2.2), (0, 0, 0), (3, 1.2), 120)
    stage.shot(-10, 33, 45, 0.93)
