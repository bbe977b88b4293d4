"""Puts the two layers of `scene.py` into motion: `python3 clip.py <folder>` writes `source.y4m`, 1080p, 25 frames a second, 2 seconds.

The camera is held by hand, the skirt and the ends of the sash sway, the card turns on its threads, and each frame has the noise of a
small sensor of its own: in the dark more than in the light, and without it no encoder has anything to do in a background.
"""

import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np

folder = Path(sys.argv[1])
frames, rate, width, height = 50, 25, 1920, 1080
dice = np.random.default_rng(11)

back = cv2.imread(str(folder / 'back.png'))
back = cv2.fastNlMeansDenoisingColored(back, None, 9, 9, 5, 13)
back = cv2.GaussianBlur(cv2.resize(back, (2048, 1152), interpolation=cv2.INTER_CUBIC), (0, 0), 1.2).astype(np.float32)
front = cv2.imread(str(folder / 'front.png'), cv2.IMREAD_UNCHANGED).astype(np.float32)
cover = front[..., 3:] / 255
front = np.dstack([front[..., :3] * cover, cover])

y, x = np.mgrid[0:1152, 0:2048].astype(np.float32)
low = np.clip((y - 800) / 352, 0, 1) ** 1.4 * np.clip((x - 880) / 120, 0, 1)
card = np.clip((760 - x) / 60, 0, 1) * np.clip(y / 700, 0, 1.2)


def shifted(picture, dx, dy):
    matrix = np.float32([[1, 0, -64 + dx], [0, 1, -36 + dy]])
    return cv2.warpAffine(picture, matrix, (width, height), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)


encoder = subprocess.Popen(
    ['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'bgr24', '-s', f'{width}x{height}', '-r', str(rate), '-i', '-']
    + ['-pix_fmt', 'yuv420p', str(folder / 'source.y4m')],
    stdin=subprocess.PIPE,
)
for frame in range(frames):
    t = frame / rate
    dx = 15 * np.sin(t * 0.9) + 4 * np.sin(t * 2.7 + 1) + 0.9 * np.sin(t * 9)
    dy = 7 * np.sin(t * 0.7 + 2) + 2 * np.sin(t * 3.1) + 0.7 * np.sin(t * 11)
    sway = low * (11 * np.sin(t * 2.3 + y / 170) + 3 * np.sin(t * 4.9 + x / 90)) + card * 6 * np.sin(t * 1.7)
    swayed = cv2.remap(front, x + sway, y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_CONSTANT)
    near, far = shifted(swayed, dx, dy), shifted(back, dx * 0.5, dy * 0.5)
    alpha = np.clip(near[..., 3:], 0, 1)
    picture = near[..., :3] + far * (1 - alpha)
    light = picture.mean(2, keepdims=True) / 255
    grain = cv2.GaussianBlur(dice.normal(0, 1, (height, width, 3)).astype(np.float32), (0, 0), 0.7) * 1.9
    tint = cv2.GaussianBlur(dice.normal(0, 1, (height, width, 1)).astype(np.float32), (0, 0), 0.55)[..., None] * 1.5
    picture += (grain * 1.3 + tint * 1.8) * (1.25 - 0.75 * light)
    encoder.stdin.write(np.clip(picture + 0.5, 0, 255).astype(np.uint8).tobytes())
encoder.stdin.close()
encoder.wait()
