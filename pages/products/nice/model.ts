import * as words from './words.yaml';

/** Decibels of what is around the speaker, whose voice has 65 at the microphone. */
export const noises = [30, 40, 50, 60, 70, 80];
/** Decibels of the far voice in the microphone, against the near one: earphones, a quiet loudspeaker, a loud one. */
export const echoes = [-60, -18, -6];
/** Per cent of packets lost, three in a row on average. */
export const losses = [0, 5, 10, 20, 30, 40];
export type Sound = { noise: number; echo: number; loss: number };

const voice = 65;
/** What noise reduction adds to the signal's distance from the noise, measured on each level. */
const gains: Readonly<Record<number, number>> = { 30: 6, 40: 14, 50: 20, 60: 22, 70: 18, 80: 9 };
/** What the filter and the suppression behind it take off an echo. */
const cancelled = 37;
/** Share of lost packets that are in runs longer than the six that can be concealed; runs end with a chance of a third. */
const beyond = (2 / 3) ** 6 * (6 / 3 + 1);

/** The three faults, as they arrive and as they leave. */
export function cleaned({ noise, echo, loss }: Sound) {
  return {
    before: { distance: voice - noise, echo, gaps: loss },
    after: { distance: voice - noise + gains[noise]!, echo: Math.max(-60, echo - cancelled), gaps: loss * beyond },
  };
}

const minus = (value: number) => (value < 0 ? `−${-value}` : String(value));
const short = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

export function reading(sound: Sound) {
  const { before, after } = cleaned(sound);
  return {
    texts: {
      noise: words.readings.noise({ noise: sound.noise }),
      echo:
        sound.echo === -60
          ? words.readings.echo.none
          : sound.echo === -18
            ? words.readings.echo.half
            : words.readings.echo.full,
      loss: `${sound.loss}%`,
      snrBefore: `${minus(before.distance)} dB`,
      snrAfter: `${minus(after.distance)} dB`,
      echoBefore: `${minus(before.echo)} dB`,
      echoAfter: `${minus(after.echo)} dB`,
      gapsBefore: `${before.gaps}%`,
      gapsAfter: `${short(after.gaps)}%`,
    },
    status: words.readings.status({
      noisy: minus(before.distance),
      clean: minus(after.distance),
      echo: minus(before.echo),
      left: minus(after.echo),
      before: before.gaps,
      after: short(after.gaps),
    }),
  };
}

/** Loudness of two seconds of speech and of the far voice, a tenth of a second each. */
export const near = [0.1, 0.5, 0.9, 0.7, 0.3, 0.8, 1, 0.6, 0.2, 0, 0.1, 0.6, 0.9, 1, 0.5, 0.7, 0.9, 0.4, 0.1, 0];
export const far = near.map((_, index) => near[(index * 3 + 7) % near.length]!);
/** Which tenths a loss takes: always the same, so that sliders compare. */
const order = [13, 6, 2, 17, 9, 15, 4, 11];
const lostAt = (loss: number) => order.slice(0, Math.round(loss / 5));
/** The sound as it arrives and as it leaves. Two gaps of eight cannot be concealed, as the share says at the highest loss. */
export function sidesOf(sound: Sound) {
  const [{ before, after }, lost] = [cleaned(sound), lostAt(sound.loss)];
  return [
    { ...before, gone: lost },
    { ...after, gone: lost.filter((_, index) => index % 4 === 3) },
  ] as const;
}

const [columns, rows] = [60, 24];
const bump = (row: number, at: number, width: number) => Math.exp(-(((row - at) / width) ** 2));
export const power = (decibels: number) => 10 ** (decibels / 20);

type Point = { column: number; row: number; distance: number; echo: number; isLost: boolean };
/** Loudness from 0 to 1 of a point of the spectrogram: voice, echo and noise one over another. */
function loudness({ column, row, distance, echo, isLost }: Point) {
  if (isLost) return 0;
  const tenth = Math.floor(column / 3);
  const wave = Math.sin(column * 0.7) * 1.5;
  const spoken =
    near[tenth]! * (bump(row, 3 + wave, 2.2) + 0.8 * bump(row, 9 - wave, 2) + 0.5 * bump(row, 15 + wave, 2.4));
  const heard = far[tenth]! * power(echo + 6) * (bump(row, 5 - wave, 2) + 0.7 * bump(row, 12 + wave, 2));
  const around = power(-distance) * (1.1 - row / 34) * (0.75 + 0.25 * Math.sin(row * 12.9 + column * 78.2));
  return Math.min(1, spoken + heard + around * 1.4);
}

const levels = [0.14, 0.3, 0.5, 0.74];

/** Both spectrograms beside each other, without letters: low tones below, two seconds from the left. */
export function picture(sound: Sound): string {
  const paths = levels.map(() => '');
  sidesOf(sound).forEach(({ distance, echo, gone }, side) => {
    for (let row = 0; row < rows; row++) {
      let run = { level: -1, from: 0 };
      for (let column = 0; column <= columns; column++) {
        const isLost = gone.includes(Math.floor(column / 3));
        const loud = column === columns ? -1 : loudness({ column, row, distance, echo, isLost });
        const level = levels.findLastIndex((least) => loud >= least);
        if (level === run.level) continue;
        if (run.level >= 0)
          paths[run.level] += `M${side * 620 + run.from * 10} ${288 - row * 12}h${(column - run.from) * 10}`;
        run = { level, from: column };
      }
    }
  });
  return paths
    .map(
      (d, level) =>
        `<path d="${d}" stroke="var(${level > 2 ? '--second' : '--tint'})" stroke-width="11" opacity="${(level + 1) / 4}"/>`,
    )
    .join('');
}
