"""Corrugated bitumen sheets."""

import materials
import meshes
import profiles
import stage
from scenes.picture import picture

# Usual dimensions, because the page gives no figures.
WAVES, WAVE, DEPTH, LENGTH = 10, 0.095, 0.038, 2.0
PAINTS = (("#4e2a20", "#63382b"), ("#2f4434", "#3d5643"), ("#33302e", "#45413d"))


@picture("onduline")
def onduline():
    """Three sheets in matt red, green and black, fanned out; their edges show the dark fibre."""
    stage.studio()
    fibre = materials.mottled("fibre", "#1f1c1b", "#2e2a28", 60, (300, 0.5), roughness=0.95)
    line = profiles.sinus(WAVES, WAVE, DEPTH)
    for i, (low, high) in enumerate(reversed(PAINTS)):
        paint = materials.mottled("paint", low, high, 25, (140, 0.7), 5, roughness=0.85)
        sheet = meshes.shifted(meshes.extrude("sheet", line, LENGTH, 0.003, paint, fibre, fibre), 0, -0.75)
        meshes.place(sheet, (0, 0.85, 0.004 + i * 0.041), (0, 0, 20 - i * 15))
    stage.shot(12, 33, 45, 0.93)
