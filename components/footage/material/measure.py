"""Encodes the clip and measures what came out: `python3 measure.py <folder>` writes the frames and `measured.json` beside this file.

Two passes, preset medium, a key frame every two seconds. The region of interest is the dress and the card; there PSNR of the
luma is measured against the source, over all frames. What the folder has already encoded is used again.
"""

import json
import re
import subprocess
import sys
from math import log10
from pathlib import Path

from PIL import Image

folder, here = Path(sys.argv[1]), Path(__file__).parent
source, seconds = folder / 'source.y4m', 2
# x, y, width, height: the bodice, the skirt, the card.
regions = [(928, 288, 560, 576), (864, 864, 720, 216), (176, 176, 496, 672)]
offset = -0.22
mask = folder / 'mask.png'
font = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'


def run(*words):
    done = subprocess.run(['ffmpeg', '-hide_banner', '-y', *map(str, words)], capture_output=True, text=True, cwd=folder)
    if done.returncode != 0:
        raise SystemExit(done.stderr[-2000:])
    return done.stderr


def write_mask():
    from PIL import ImageDraw, ImageFilter

    picture = Image.new('L', (1920, 1080), 0)
    for x, y, width, height in regions:
        ImageDraw.Draw(picture).rectangle([x, y, x + width, y + height], fill=255)
    picture.filter(ImageFilter.GaussianBlur(24)).save(mask)


def encoded(name, kbit, height=1080, narrow=False):
    """Encodes with x264, and returns the file."""
    file = folder / f'{name}.mp4'
    if file.exists():
        return file
    if narrow:
        marks = ','.join(f'addroi={x}:{y}:{width}:{height}:{offset}' for x, y, width, height in regions)
        look = f'[0]split[a][b];[b]hqdn3d=7:5:12:9[quiet];[quiet][a][1]maskedmerge,{marks}[out]'
        picture = ['-loop', 1, '-i', mask, '-filter_complex', look, '-map', '[out]', '-frames:v', seconds * 25]
    else:
        picture = ['-vf', f'scale=-2:{height}:flags=lanczos']
    keys = ['-g', 50, '-keyint_min', 50, '-sc_threshold', 0, '-pix_fmt', 'yuv420p', '-an']
    for step, target in ((1, ['-f', 'null', '-']), (2, [file])):
        run('-i', source, *picture, '-c:v', 'libx264', '-preset', 'medium', '-b:v', f'{kbit}k', *keys, '-pass', step, *target)
    return file


def kbit_of(file):
    return round(file.stat().st_size * 8 / seconds / 1000)


def quality(file):
    """PSNR of the luma within the regions, over the rest of the picture and overall, and SSIM of the luma overall."""
    crops = ['null'] + ['crop=%d:%d:%d:%d' % (width, height, x, y) for x, y, width, height in regions]
    graph = [f'[{side}]split=5' + ''.join(f'[{side}{part}]' for part in range(5)) for side in (0, 1)]
    for part, crop in enumerate(crops):
        graph += [f'[0{part}]{crop}[a{part}];[1{part}]{crop}[b{part}];[a{part}][b{part}]psnr@p{part}[o{part}]']
    graph += ['[04][14]ssim[o4]']
    outputs = [word for part in range(5) for word in ('-map', f'[o{part}]', '-f', 'null', '-')]
    told = run('-i', file, '-i', source, '-lavfi', ';'.join(graph), *outputs)
    error = [255**2 / 10 ** (float(re.search(rf'p{part} .*?PSNR y:([\d.]+)', told)[1]) / 10) for part in range(4)]
    area = [width * height for *_, width, height in regions]
    inside = sum(each * size for each, size in zip(error[1:], area)) / sum(area)
    outside = (error[0] * 1920 * 1080 - inside * sum(area)) / (1920 * 1080 - sum(area))
    told_psnr = {name: round(10 * log10(255**2 / mse), 2) for name, mse in (('inside', inside), ('outside', outside), ('whole', error[0]))}
    return {**told_psnr, 'ssim': float(re.search(r'SSIM Y:([\d.]+)', told)[1])}


def frame(file, at=35):
    """One frame, as it is shown on a screen of 1080 lines."""
    picture = folder / f'{file.stem}-{at}.png'
    run('-i', file, '-vf', f'select=eq(n\\,{at}),scale=1920:1080:flags=bicubic', '-frames:v', 1, picture)
    return Image.open(picture).convert('RGB')


def save(picture, name, box, **options):
    x, y, width, height = box
    picture.crop((x, y, x + width, y + height)).save(here / f'{name}.webp', method=6, **(options or {'quality': 88}))


def subtitle(picture):
    """Burns two lines into a part of a frame, as the service does."""
    lines = (('这条裙子要先泡半小时再洗', 44, 124), ('Soak it for half an hour before washing', 30, 64))
    draw = [
        f"drawtext=fontfile={font}:text='{text}':fontsize={size}:fontcolor=white:borderw=3:bordercolor=black@0.8:x=(w-tw)/2:y=h-{up}"
        for text, size, up in lines
    ]
    run('-i', picture, '-vf', ','.join(['crop=1200:520:600:200', *draw]), '-frames:v', 1, folder / 'subtitled.png')
    Image.open(folder / 'subtitled.png').convert('RGB').save(here / 'subtitled.webp', method=6, quality=84)


def main():
    write_mask()
    rates = {'plain': (800, 1000), 'narrow': (700, 775, 930)}
    curves = {}
    for side, kbits in rates.items():
        files = [encoded(f'{side}-{kbit}', kbit, narrow=side == 'narrow') for kbit in kbits]
        curves[side] = [{'kbit': kbit_of(file), **quality(file)} for file in files]
        shown = frame(files[1])
        save(shown, f'wide-{side}', (180, 190, 1200, 580))
        for name, at in (('threads', (1030, 560)), ('letters', (236, 560)), ('back', (1560, 300))):
            save(shown, f'{name}-{side}', (*at, 128, 96), lossless=True)
    plain, narrow = curves['plain'][1], curves['narrow'][1]
    if narrow['inside'] < plain['inside']:
        raise SystemExit(f'not as clear: {narrow} {plain}')
    ladder = {}
    for height, kbit in ((360, 500), (540, 900), (720, 1500), (1080, 2500)):
        file = encoded(f'ladder-{height}', kbit, height)
        ladder[height] = {'kbit': kbit_of(file), 'bytes': file.stat().st_size}
        save(frame(file), f'ladder-{height}', (1050, 400, 280, 373))
    save(frame(source), 'linen', (960, 330, 560, 560))
    save(frame(source).resize((1600, 900), Image.LANCZOS), 'shop', (0, 0, 1600, 900), quality=84)
    subtitle(folder / 'source-35.png')
    saved = round((1 - narrow['kbit'] / plain['kbit']) * 100, 1)
    told = {'plain': plain, 'narrow': narrow, 'saved': saved, 'curves': curves, 'ladder': ladder}
    (here / 'measured.json').write_text(json.dumps(told, indent=2) + '\n')


main()
