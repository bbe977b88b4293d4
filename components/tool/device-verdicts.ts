import { type DeviceProblem, type DeviceReport, silence } from '../try/devices.ts';
import * as words from './words.yaml';

/** Loudness of speech in dB below full scale: the limits of too quiet and of clipping. */
const quiet = -40;
const clipped = -3;

const minus = (decibels: number) => String(decibels).replace('-', '−');

/** What the page shows until devices are open. */
export const example: DeviceReport = {
  picture: { width: 1280, height: 720, frames: 30 },
  sound: { level: -24, peak: -14 },
};

export const problems: Record<DeviceProblem, string> = words.problems;

const pictureVerdict = ({ height, frames }: NonNullable<DeviceReport['picture']>) =>
  frames === 0
    ? words.verdicts.picture.none
    : frames < 20
      ? words.verdicts.picture.slow
      : height < 720
        ? words.verdicts.picture.small
        : words.verdicts.picture.good;

const soundVerdict = ({ peak }: NonNullable<DeviceReport['sound']>) =>
  peak <= silence
    ? words.verdicts.sound.silent
    : peak < quiet
      ? words.verdicts.sound.quiet
      : peak > clipped
        ? words.verdicts.sound.clipped
        : words.verdicts.sound.good;

type Mark = 'picture' | 'picture-verdict' | 'sound' | 'sound-verdict';

/** Texts for the page, by their marks. */
export function textsOf({ picture, sound }: DeviceReport): Record<Mark, string> {
  return {
    picture: picture ? words.verdicts.picture.size(picture) : words.verdicts.picture.missing,
    'picture-verdict': picture ? pictureVerdict(picture) : words.verdicts.picture.soundAlone,
    sound: sound ? words.verdicts.sound.level({ peak: minus(sound.peak) }) : words.verdicts.sound.missing,
    'sound-verdict': sound ? soundVerdict(sound) : words.verdicts.sound.pictureAlone,
  };
}

/** The status line for the example. */
export const exampleStatus = words.said.example({ verdicts: verdictsOf(example) });

/** The announcement: the verdicts without the numbers, which change constantly. */
export function verdictsOf(report: DeviceReport): string {
  const texts = textsOf(report);
  return words.said.verdicts({ picture: texts['picture-verdict'], sound: texts['sound-verdict'] });
}

/** Marks below the bar, evenly spread. */
export const loudnessMarks = [silence, -40, -20, 0].map(minus);

/** The loudness as a bar from silence to full scale, stretched to its place: where speech should be, and the highest so far as a line. */
export function soundMeter({ sound }: DeviceReport): string {
  const x = (decibels: number) => Math.round(((decibels - silence) / -silence) * 1000);
  const { level, peak } = sound ?? { level: silence, peak: silence };
  return [
    `<path d="M0 4H1000V26H0z" fill="var(--rule)"/>`,
    `<path d="M${x(quiet)} 4H${x(clipped)}V26H${x(quiet)}z" fill="var(--tint-soft)"/>`,
    `<path d="M0 8H${x(level)}V22H0z" fill="var(--second)"/>`,
    `<path d="M${x(peak)} 0h4V30h-4z" fill="#fff"/>`,
  ].join('');
}

/** The check as text, for whoever helps. */
export function asText(report: DeviceReport, agent: string): string {
  const texts = textsOf(report);
  return [
    words.said.picture({ found: texts['picture'], verdict: texts['picture-verdict'] }),
    words.said.sound({ found: texts['sound'], verdict: texts['sound-verdict'] }),
    agent,
  ].join('\n');
}
