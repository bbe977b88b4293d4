"""Makes a spoken sentence noisy, suppresses the noise, and measures both: python3 sound.py <folder with node_modules>."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.signal import butter, correlate, sosfilt

here = Path(__file__).parent
folder = Path(sys.argv[1])
# 16-bit samples at 48 kHz, mono, from standard input through RNNoise to standard output.
rnnoise = """
import { readFileSync, writeFileSync } from 'node:fs';
import load from '@echogarden/rnnoise-wasm';

const input = readFileSync(0);
const samples = new Int16Array(input.buffer, input.byteOffset, input.length >> 1);
const rnnoise = await load();
const size = rnnoise._rnnoise_get_frame_size();
const state = rnnoise._rnnoise_create(0);
const place = rnnoise._malloc(size * 4);
const output = new Int16Array(samples.length);
for (let at = 0; at + size <= samples.length; at += size) {
  rnnoise.HEAPF32.set(samples.subarray(at, at + size), place / 4);
  rnnoise._rnnoise_process_frame(state, place, place);
  for (let index = 0; index < size; index++)
    output[at + index] = Math.max(-32_768, Math.min(32_767, Math.round(rnnoise.HEAPF32[place / 4 + index])));
}
rnnoise._rnnoise_destroy(state);
writeFileSync(1, Buffer.from(output.buffer));
"""
files = here.parents[3] / "config/content/files/audio"
rate, seconds = 48_000, 7.5
length = int(rate * seconds)
time = np.arange(length) / rate
chance = np.random.default_rng(11)


def speak(text, voice="cmn", speed=165, pitch=42):
    """A sentence by espeak-ng, at 48 kHz, from -1 to 1."""
    wave = subprocess.run(["espeak-ng", "-v", voice, "-s", str(speed), "-p", str(pitch), "--stdout", text], check=True, capture_output=True).stdout
    raw = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", "-", "-af", "highpass=90,equalizer=f=3200:t=q:w=1:g=-4,lowpass=9000,aecho=0.9:0.5:23|37:0.12|0.08", "-ar", str(rate), "-ac", "1", "-f", "s16le", "-"],
        input=wave, check=True, capture_output=True,
    ).stdout
    return np.frombuffer(raw, np.int16) / 32_768


def laid(sound, start):
    """A sound from a second on, in a silence of the whole length."""
    whole = np.zeros(length)
    at = int(start * rate)
    part = sound[: length - at]
    whole[at : at + len(part)] = part
    return whole


def band(sound, low, high):
    return sosfilt(butter(2, [low, high], "band", fs=rate, output="sos"), sound)


def level(sound):
    return 20 * np.log10(np.sqrt(np.mean(sound**2)) + 1e-9)


def hiss():
    return chance.normal(0, 1, length)


def street():
    """Tyres and engines: two cars pass, an engine idles, a horn."""
    passing = sum(np.exp(-(((time - at) / wide) ** 2)) for at, wide in ((1.6, 0.9), (5.6, 1.1)))
    engine = sum(np.sin(2 * np.pi * 38 * part * time + part) / part for part in range(1, 9)) * (0.8 + 0.2 * np.sin(2 * np.pi * 9 * time))
    horn = (np.sign(np.sin(2 * np.pi * 415 * time)) + np.sign(np.sin(2 * np.pi * 523 * time))) * ((time > 4.1) & (time < 4.5))
    return band(hiss(), 60, 900) * (0.5 + passing) + 0.35 * band(hiss(), 900, 5000) * (0.3 + passing) + 0.12 * engine + 0.05 * band(horn, 300, 3000)


def fan():
    """A fan: steady air and the tone of its blades."""
    return band(hiss(), 80, 3500) + 0.25 * np.sin(2 * np.pi * 117 * time) + 0.1 * np.sin(2 * np.pi * 234 * time)


def table():
    """Five people at the next table, all speaking."""
    lines = ("今天的汤有点咸，下次少放一点盐，米饭倒是很好吃", "昨天晚上的球赛你看了没有，最后一分钟才进的球", "我们下个月打算去海边住几天，票还没有买", "这家店的咖啡比公司楼下那家便宜两块钱", "孩子今年上三年级，每天作业要写到九点")
    return sum(laid(speak(f"{line}。{line}", speed=150 + 12 * at, pitch=20 + 15 * at), 0.07 * at) for at, line in enumerate(lines))


def encoded(name, sound):
    """The sound as an MP3 of the site, and as what a player makes of that."""
    file = files / f"{name}.mp3"
    pcm = (np.clip(sound, -1, 1) * 32_767).astype(np.int16).tobytes()
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-f", "s16le", "-ar", str(rate), "-ac", "1", "-i", "-", "-b:a", "64k", "-map_metadata", "-1", file], input=pcm, check=True)
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", file, "-f", "s16le", "-ar", str(rate), "-ac", "1", "-"], check=True, capture_output=True).stdout
    return np.frombuffer(raw, np.int16)[:length] / 32_768


def suppressed(sound):
    pcm = (np.clip(sound, -1, 1) * 32_767).astype(np.int16).tobytes()
    raw = subprocess.run(["node", "--input-type=module", "-e", rnnoise], cwd=folder, input=pcm, check=True, capture_output=True).stdout
    return np.frombuffer(raw, np.int16) / 32_768


def aligned(sound, clean):
    """RNNoise is late by a frame or two."""
    lag = int(np.argmax(correlate(sound, clean, "full", "fft")) - len(clean) + 1)
    return np.roll(sound, -lag)


def distance(sound, clean):
    """Decibels between the voice in a sound and all that is not the voice, whatever its loudness (SI-SDR)."""
    sound = aligned(sound, clean)
    voice = clean * (sound @ clean) / (clean @ clean)
    return float(10 * np.log10((voice @ voice) / ((sound - voice) @ (sound - voice))))


def spectrogram(name, sound):
    """0 to 8 kHz from below, 70 dB from dark to light."""
    window, step = 1024, length // 1200
    starts = np.arange(1200) * step
    padded = np.concatenate([sound, np.zeros(window)])
    frames = np.abs(np.fft.rfft(np.array([padded[at : at + window] for at in starts]) * np.hanning(window), axis=1))
    bins = frames[:, : int(8000 / rate * window)]
    strength = np.clip((20 * np.log10(bins + 1e-6) + 38) / 70, 0, 1)
    stops = np.array([[30, 16, 48], [86, 44, 120], [214, 84, 120], [255, 178, 110], [255, 246, 220]], float)
    at = strength.T[::-1] * (len(stops) - 1)
    low = np.minimum(at.astype(int), len(stops) - 2)
    part = (at - low)[..., None]
    picture = stops[low] * (1 - part) + stops[low + 1] * part
    Image.fromarray(picture.astype(np.uint8)).resize((1200, 340), Image.Resampling.BICUBIC).save(here / f"{name}.webp", quality=86, method=6)


files.mkdir(parents=True, exist_ok=True)
voice = laid(speak("您好，我到路口了，前面有点堵。麻烦您在北门等我，大概三分钟，车牌尾号是六二八。"), 0.7)
voice *= 10 ** ((-20 - level(voice)) / 20)
loudness = np.sqrt(np.convolve(voice**2, np.ones(2400) / 2400, "same"))
pause = (loudness < 1e-4) & (time > 1)
measured = {}
for name, noise, ratio in (("street", street(), 5), ("fan", fan(), 5), ("table", table(), 5)):
    noise *= 10 ** ((-20 - ratio - level(noise)) / 20)
    before = encoded(f"nice-{name}-before", voice + noise)
    after = encoded(f"nice-{name}-after", suppressed(voice + noise))
    for side, sound in (("before", before), ("after", after)):
        spectrogram(f"{name}-{side}", sound)
    measured[name] = {
        side: {"pause": round(float(level(sound[pause])), 1), "distance": round(distance(sound, voice), 1), "bytes": (files / f"nice-{name}-{side}.mp3").stat().st_size}
        for side, sound in (("before", before), ("after", after))
    }
(here / "measured.json").write_text(json.dumps(measured, indent=2) + "\n")
