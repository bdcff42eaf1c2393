"""Render product pictures: blender -b --factory-startup -P render.py -- all | name ... [options]."""

import argparse
import sys
import tempfile
import time
from pathlib import Path

import bpy
import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
PICTURES = HERE.parents[1] / "public" / "pictures"

from denoise import denoise  # noqa: E402
from scenes import PICTURES_BY_NAME  # noqa: E402


def arguments():
    """Parse the arguments after -- on the command line."""
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("names", nargs="+", help="picture names without .jpg, or all")
    parser.add_argument("--samples", type=int, default=0, help="0: as the picture needs")
    parser.add_argument("--width", type=int, default=0, help="0: the full size of the picture")
    parser.add_argument("--out", type=Path, default=PICTURES)
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1:])


def prepare(picture, width, samples):
    """Build the scene and set the renderer."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    picture.build()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = width or picture.width
    scene.render.resolution_y = round(scene.render.resolution_x * picture.height / picture.width)
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = picture.look
    scene.view_settings.exposure = picture.exposure
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.samples = max(2, (samples or picture.samples) // 2)
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.use_denoising = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 6
    cycles.transparent_max_bounces = 40
    return scene


def write_passes(scene, folder):
    """Send the light and the guide passes to float files."""
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    nodes.clear()
    source = nodes.new("CompositorNodeRLayers")
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for slot, output in (("light", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
        files.file_slots.new(slot)
        scene.node_tree.links.new(source.outputs[output], files.inputs[slot])


def read_pass(folder, slot, frame):
    """Read a float file as an array (height, width, 3)."""
    image = bpy.data.images.load(f"{folder}/{slot}{frame:04d}.exr")
    image.colorspace_settings.name = "Raw"
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return data.reshape(height, width, 4)[..., :3].copy()


def render_halves(scene, folder):
    """Light, albedo and normal of two renders with different seeds, as three pairs."""
    halves = []
    for half in (1, 2):
        scene.frame_set(half)
        scene.cycles.seed = half
        bpy.ops.render.render()
        halves.append([read_pass(folder, slot, half) for slot in ("light", "albedo", "normal")])
    return list(zip(*halves))


def save(scene, light, path):
    """Apply the view transform and write the JPEG."""
    height, width = light.shape[:2]
    image = bpy.data.images.new("result", width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = light
    image.pixels.foreach_set(pixels.ravel())
    scene.render.image_settings.file_format = "JPEG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.quality = 88
    image.save_render(str(path), scene=scene)


def render(name, options):
    """Render a picture from its scene to its file."""
    start = time.time()
    scene = prepare(PICTURES_BY_NAME[name], options.width, options.samples)
    with tempfile.TemporaryDirectory() as folder:
        write_passes(scene, folder)
        passes = render_halves(scene, folder)
    rendered = time.time()
    save(scene, denoise(*passes), options.out / f"{name}.jpg")
    print(f"{name}: rendered {rendered - start:.0f} s, cleaned {time.time() - rendered:.0f} s", flush=True)


def main():
    """Render the pictures named on the command line."""
    options = arguments()
    options.out.mkdir(parents=True, exist_ok=True)
    for name in PICTURES_BY_NAME if "all" in options.names else options.names:
        render(name, options)


if __name__ == "__main__":
    main()
