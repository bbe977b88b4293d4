"""Renders the two layers of the clip with Blender: `blender -b -P scene.py -- <folder> [share of the size]`.

A dress form in woven linen and a price card, in focus; behind them a rail, a shelf and lights, out of focus.
Metres; the camera looks along +y.
"""

import math
import random
import sys
from pathlib import Path

import bpy
import numpy as np

folder = Path(sys.argv[sys.argv.index('--') + 1])
share = float(sys.argv[sys.argv.index('--') + 2]) if len(sys.argv) > sys.argv.index('--') + 2 else 1
font = '/usr/share/fonts/opentype/noto/NotoSansCJK-Medium.ttc'
fonts = [font, font.replace('Medium', 'Regular'), font.replace('Sans', 'Serif').replace('Medium', 'Bold')]
font = next(path for path in fonts if Path(path).exists())
random.seed(7)
dice = np.random.default_rng(7)

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
layers = {'back': [], 'front': []}


def weave(name, warp, weft, threads=96, pixels=16, twill=False):
    """A tile of plain or twill weave, each thread of its own width and shade, as a texture for colour and height."""
    size = threads * pixels
    y, x = np.mgrid[0:size, 0:size]
    across, along = x // pixels, y // pixels
    over = ((across + along) % 3 != 0) if twill else ((across + along) % 2 == 0)
    shade = {'warp': dice.normal(1, 0.09, threads), 'weft': dice.normal(1, 0.09, threads)}
    bulge = {'warp': dice.normal(1, 0.16, threads), 'weft': dice.normal(1, 0.16, threads)}
    slub = 1 + 0.14 * np.sin(2 * np.pi * (3 * y / size + dice.random(threads)[across]))
    round_x = np.sqrt(np.clip(1 - ((x % pixels) / pixels * 2 - 1) ** 2, 0, 1))
    round_y = np.sqrt(np.clip(1 - ((y % pixels) / pixels * 2 - 1) ** 2, 0, 1))
    arch_x = np.abs(np.cos(np.pi * (x % pixels - pixels / 2) / pixels / 1.15))
    arch_y = np.abs(np.cos(np.pi * (y % pixels - pixels / 2) / pixels / 1.15))
    height = np.where(over, round_x * arch_y * bulge['warp'][across] * slub, round_y * arch_x * bulge['weft'][along])
    fibre = dice.normal(0, 0.05, (size, size))
    tone = np.where(over, shade['warp'][across] * slub, shade['weft'][along]) * (0.5 + 0.5 * height) + fibre
    colour = np.where(over[..., None], np.array(warp), np.array(weft)) * np.clip(tone, 0.08, 1.3)[..., None]
    for kind, values in (('colour', colour), ('height', np.repeat(np.clip(height, 0, 1.4)[..., None] / 1.4, 3, 2))):
        image = bpy.data.images.new(f'{name}-{kind}', size, size, float_buffer=True)
        if kind == 'height':
            image.colorspace_settings.name = 'Non-Color'
        image.pixels.foreach_set(np.dstack([values, np.ones((size, size))]).astype(np.float32).ravel())
        image.update()
    return name


def cloth(name, tile=0.2, bump=0.0016):
    """A material of the weave of that name; a tile is so many metres wide."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes['Principled BSDF']
    shader.inputs['Roughness'].default_value = 0.9
    shader.inputs['Sheen'].default_value = 0.4
    shader.inputs['Specular'].default_value = 0.15
    place = nodes.new('ShaderNodeTexCoord')
    scale = nodes.new('ShaderNodeMapping')
    scale.inputs['Scale'].default_value = (1 / tile, 1 / tile, 1)
    links.new(place.outputs['UV'], scale.inputs['Vector'])
    for kind in ('colour', 'height'):
        texture = nodes.new('ShaderNodeTexImage')
        texture.image = bpy.data.images[f'{name}-{kind}']
        links.new(scale.outputs['Vector'], texture.inputs['Vector'])
        if kind == 'colour':
            links.new(texture.outputs['Color'], shader.inputs['Base Color'])
        else:
            relief = nodes.new('ShaderNodeBump')
            relief.inputs['Distance'].default_value = bump
            links.new(texture.outputs['Color'], relief.inputs['Height'])
            links.new(relief.outputs['Normal'], shader.inputs['Normal'])
    return material


def plain(name, colour, roughness=0.6, glow=0, grain=0):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Roughness'].default_value = roughness
    if glow:
        shader.inputs['Emission'].default_value = (*colour, 1)
        shader.inputs['Emission Strength'].default_value = glow
    if grain:
        noise, ramp = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeValToRGB')
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = grain, 12
        ramp.color_ramp.elements[0].color = (*[c * 0.6 for c in colour], 1)
        ramp.color_ramp.elements[1].color = (*[min(1, c * 1.25) for c in colour], 1)
        links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
        links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    return material


def surface(name, at, rows, columns, material, layer, length=(1, 1), closed=False):
    """A grid of points `at(u, v)`; its texture runs `length` metres along u and v."""
    points = [at(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    step = columns + 1
    faces = [(j * step + i, j * step + i + 1, (j + 1) * step + i + 1, (j + 1) * step + i) for j in range(rows) for i in range(columns)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    spots = mesh.uv_layers.new()
    for loop in mesh.loops:
        j, i = divmod(loop.vertex_index, step)
        spots.data[loop.index].uv = (i / columns * length[0], j / rows * length[1])
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    scene.collection.objects.link(thing)
    layers[layer].append(thing)
    return thing


def box(at, size, material, layer='back', turn=0):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=(0, 0, turn))
    thing = bpy.context.object
    thing.scale = size
    thing.data.materials.append(material)
    layers[layer].append(thing)
    return thing


def ball(at, r, material, layer='back', squash=1):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=r, location=at, segments=48, ring_count=24)
    thing = bpy.context.object
    thing.scale = (1, 1, squash)
    thing.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    layers[layer].append(thing)
    return thing


def rod(a, b, r, material, layer='back'):
    (x, y, z), (p, q, s) = a, b
    dx, dy, dz = p - x, q - y, s - z
    far = math.sqrt(dx * dx + dy * dy + dz * dz)
    bpy.ops.mesh.primitive_cylinder_add(radius=r, depth=far, location=((x + p) / 2, (y + q) / 2, (z + s) / 2))
    thing = bpy.context.object
    thing.rotation_euler = (0, math.acos(dz / far), math.atan2(dy, dx))
    thing.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    layers[layer].append(thing)
    return thing


def letters(text, at, size, material, align='LEFT', layer='front'):
    curve = bpy.data.curves.new(text, 'FONT')
    curve.font = bpy.data.fonts.load(font, check_existing=True)
    curve.body, curve.size, curve.align_x = text, size * 2.1, align
    thing = bpy.data.objects.new(text, curve)
    thing.location, thing.rotation_euler = at, (math.pi / 2, 0, 0)
    curve.materials.append(material)
    scene.collection.objects.link(thing)
    layers[layer].append(thing)


def between(stops, z):
    zs = [stop[0] for stop in stops]
    return [float(np.interp(z, zs, [stop[k] for stop in stops])) for k in range(1, len(stops[0]))]


# The dress form -----------------------------------------------------------------------------------------------------
weave('linen', (0.74, 0.66, 0.53), (0.80, 0.74, 0.63), threads=96)
weave('indigo', (0.03, 0.045, 0.1), (0.085, 0.12, 0.22), threads=96, twill=True)
weave('rust', (0.3, 0.1, 0.05), (0.36, 0.15, 0.08))
weave('moss', (0.16, 0.2, 0.09), (0.24, 0.28, 0.14))
linen, indigo, rust, moss = cloth('linen', 0.21), cloth('indigo', 0.24), cloth('rust', 0.3), cloth('moss', 0.3)
wood, dark = plain('wood', (0.3, 0.16, 0.08), 0.4, grain=9), plain('dark', (0.02, 0.02, 0.025), 0.35)
skin = plain('form', (0.52, 0.44, 0.35), 0.85, grain=240)
body = [
    (0.55, 0.235, 0.2), (0.8, 0.2, 0.165), (0.95, 0.182, 0.142), (1.04, 0.155, 0.118), (1.1, 0.132, 0.1), (1.16, 0.14, 0.107),
    (1.25, 0.16, 0.128), (1.31, 0.166, 0.128), (1.37, 0.165, 0.112), (1.42, 0.16, 0.095), (1.455, 0.135, 0.078), (1.475, 0.1, 0.067),
    (1.49, 0.07, 0.06), (1.51, 0.056, 0.055), (1.56, 0.052, 0.052), (1.58, 0.05, 0.05),
]
zs = np.linspace(0.55, 1.58, 400)
smooth = []
for k in (1, 2):
    row = np.interp(zs, [stop[0] for stop in body], [stop[k] for stop in body])
    smooth.append(np.convolve(np.pad(row, 14, 'edge'), np.hanning(29) / np.hanning(29).sum(), 'valid'))
profile = list(zip(zs, *smooth))
centre = 0.16


def torso(low, high, grow, folds, neck=0.0):
    def at(u, v):
        turn = 2 * math.pi * u - math.pi / 2
        top = high - neck * max(0, -math.sin(turn)) ** 3
        z = low + (top - low) * v
        rx, ry = between(profile, z)
        fall = max(0, (1.09 - z) / 0.5)
        rise = max(0, (z - 1.11) / 0.34) * max(0, (1.4 - z) / 0.2)
        wave = folds * (
            fall * (0.5 * math.cos(9 * turn + 0.7 + 1.6 * z) + 0.36 * math.cos(14 * turn + 2.1 - 2 * z) + 0.2 * math.cos(23 * turn + 5 * z))
            + 0.1 * min(rise, 0.6) * math.cos(12 * turn + 7 * z)
            + 0.16 * math.exp(-(((z - 1.1) / 0.05) ** 2)) * math.cos(34 * turn + 9 * z)
        )
        crease = folds * 0.05 * math.exp(-(((z - 1.2) / 0.07) ** 2)) * math.sin(90 * (z + 0.12 * math.cos(turn)))
        swell = 1 + wave + crease
        return (centre + (rx + grow) * swell * math.cos(turn), (ry + grow) * swell * math.sin(turn), z)

    return at


surface('form', torso(1.2, 1.58, 0, 0), 120, 240, skin, 'front', (1, 0.4))
surface('dress', torso(0.6, 1.452, 0.007, 0.34, neck=0.05), 520, 900, linen, 'front', (1.02, 0.85))
surface('sash', torso(1.075, 1.125, 0.0125, 0.1), 40, 500, indigo, 'front', (0.9, 0.05))
ball((centre, 0, 1.6), 0.05, wood, 'front', 0.55)
ball((centre, 0, 1.635), 0.016, wood, 'front')
for z in np.linspace(1.16, 1.385, 5):
    rx, ry = between(profile, z)
    button = ball((centre, -(ry + 0.0085), z), 0.0085, wood, 'front')
    button.scale = (1, 0.4, 1)
for k, (x, r) in enumerate(((-0.035, -0.3), (0.02, 0.16))):
    def tail(u, v, x=x, r=r, k=k):
        lean = r * (1 - v) * 0.25
        wide = 0.034 * (1 - 0.25 * v)
        return (centre + 0.085 + x + lean + (u - 0.5) * wide * 2, -0.128 - 0.05 * (1 - v) - 0.006 * math.cos(8 * u + 9 * v + k), 1.09 - 0.32 * (1 - v))
    surface(f'tail{k}', tail, 80, 40, indigo, 'front', (0.07, 0.32))

# The card -----------------------------------------------------------------------------------------------------------
paper, ink, red = plain('paper', (0.83, 0.79, 0.7), 0.9, grain=160), plain('ink', (0.015, 0.016, 0.02), 0.8), plain('red', (0.55, 0.05, 0.03), 0.8)
left, top = -0.47, 1.52
box((left + 0.14, -0.1, top - 0.2), (0.29, 0.004, 0.4), paper, 'front')
for text, x, z, size, tone in (
    ('今日上新', 0.02, 0.062, 0.04, red),
    ('亚麻长裙', 0.02, 0.122, 0.054, ink),
    ('亚麻 55%　棉 45%', 0.02, 0.172, 0.024, ink),
    ('经纱 12 支　纬纱 14 支', 0.02, 0.207, 0.02, ink),
    ('30 ℃ 手洗，不可漂白，阴干', 0.02, 0.238, 0.016, ink),
    ('衣长 118　胸围 96　肩宽 39 cm', 0.02, 0.263, 0.0135, ink),
    ('¥268', 0.02, 0.345, 0.075, red),
    ('第 17 款　余 42 件', 0.02, 0.376, 0.0155, ink),
):
    letters(text, (left + x, -0.1035, top - z), size, tone)
for x in (0.06, 0.22):
    rod((left + x, -0.1, top - 0.005), (left + x + 0.01, -0.08, 1.95), 0.0012, dark, 'front')

# The room -----------------------------------------------------------------------------------------------------------
wall = plain('wall', (0.5, 0.43, 0.36), 0.95, grain=5)
box((0, 2.5, 1.2), (8, 0.05, 4), wall)
brass = plain('brass', (0.6, 0.4, 0.16), 0.3)
rod((-2.6, 1.6, 1.76), (2.8, 1.6, 1.76), 0.016, dark)
for k, (x, tone, wide) in enumerate(((-1.18, rust, 0.24), (-0.72, moss, 0.18), (0.84, indigo, 0.22), (1.24, moss, 0.2), (1.6, linen, 0.18), (-0.3, linen, 0.15))):
    def hang(u, v, x=x, k=k, wide=wide):
        grow = 0.4 + 0.6 * (1 - v)
        return (x + (u - 0.5) * 2 * wide * (0.75 + 0.25 * (1 - v)), 1.6 + 0.05 * grow * math.sin(11 * u + k) + 0.03 * grow * math.sin(23 * u + 2 * k), 0.5 + 1.2 * v)
    surface(f'hang{k}', hang, 120, 160, tone, 'back', (wide * 2, 1.2))
    rod((x, 1.6, 1.69), (x, 1.6, 1.78), 0.005, brass)
for z in (1.05, 1.5):
    box((0, 2.3, z), (4.4, 0.32, 0.03), wood)
tones = [(0.55, 0.42, 0.3), (0.13, 0.2, 0.26), (0.62, 0.6, 0.55), (0.4, 0.17, 0.1), (0.2, 0.27, 0.18), (0.7, 0.58, 0.35)]
for z in (1.065, 1.515):
    x = -1.9
    while x < 1.9:
        wide, tall = random.uniform(0.08, 0.26), random.uniform(0.1, 0.34)
        tone = plain('pot', random.choice(tones), 0.5)
        if random.random() < 0.5:
            box((x + wide / 2, 2.26, z + tall / 2), (wide * 0.9, 0.2, tall), tone, turn=random.uniform(-0.1, 0.1))
        else:
            ball((x + wide / 2, 2.26, z + wide / 2), wide / 2, tone, squash=1.1)
        x += wide + random.uniform(0.01, 0.12)
warm = plain('lamp', (1, 0.62, 0.28), glow=26)
for k in range(26):
    x = -2 + k * 0.16
    ball((x, 2.05, 1.86 - 0.09 * abs(math.sin(k * 0.55)) + random.uniform(-0.02, 0.02)), 0.011, warm)

# Light and camera ---------------------------------------------------------------------------------------------------
world = bpy.data.worlds.new('world')
scene.world = world
world.use_nodes = True
world.node_tree.nodes['Background'].inputs['Color'].default_value = (0.55, 0.65, 0.8, 1)
world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0.22


def lamp(at, to, size, power, colour):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.size, light.energy, light.color = size, power, colour
    thing = bpy.data.objects.new('lamp', light)
    thing.location = at
    aim = [b - a for a, b in zip(at, to)]
    far = math.sqrt(sum(c * c for c in aim))
    thing.rotation_euler = (math.acos(-aim[2] / far), 0, math.atan2(aim[1], aim[0]) - math.pi / 2)
    scene.collection.objects.link(thing)


lamp((-1.7, -1.3, 2.3), (0.1, 0, 1.25), 0.7, 46, (1, 0.95, 0.88))
lamp((1.7, -0.6, 1.7), (0.1, 0, 1.25), 0.9, 12, (0.72, 0.84, 1))
lamp((0.6, 1.0, 2.5), (0.15, 0, 1.4), 0.5, 24, (1, 0.85, 0.65))
lamp((-0.4, 0.9, 2.7), (0, 2.4, 1.3), 1.2, 36, (1, 0.8, 0.6))

view = bpy.data.cameras.new('camera')
view.lens = 50 * 1920 / 2048
view.dof.use_dof, view.dof.focus_distance, view.dof.aperture_fstop = True, 1.62, 0.9
camera = bpy.data.objects.new('camera', view)
camera.location, camera.rotation_euler = (0, -1.74, 1.305), (math.pi / 2, 0, 0)
scene.collection.objects.link(camera)
scene.camera = camera

scene.render.engine = 'CYCLES'
scene.cycles.use_denoising = False
scene.cycles.max_bounces, scene.cycles.diffuse_bounces = 5, 3
scene.cycles.sample_clamp_indirect = 4
scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
scene.view_settings.exposure = 0.35
scene.render.threads_mode = 'FIXED'
scene.render.threads = 2
for layer, samples, part in (('back', 44, 0.5), ('front', 36, 1)):
    scene.cycles.samples = samples
    scene.render.resolution_x, scene.render.resolution_y = int(2048 * share * part), int(1152 * share * part)
    scene.render.film_transparent = layer == 'front'
    view.dof.use_dof = layer == 'back'
    scene.render.image_settings.color_mode = 'RGBA' if layer == 'front' else 'RGB'
    for name, things in layers.items():
        for thing in things:
            thing.hide_render = name != layer
    scene.render.filepath = str(folder / f'{layer}.png')
    bpy.ops.render.render(write_still=True)
