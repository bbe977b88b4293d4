import { roundSteps } from './dial.ts';
import { gigabytesAnHour, lineDelays, type LiveLine, secondsText, streamRates } from '../../config/live-lines.ts';

/** From the cheapest to the quickest, as the dial counts them. */
export const lines: readonly LiveLine[] = ['regular', 'fast', 'stage'];
/** People who watch at the same time. */
export const audiences = roundSteps({ from: 10, to: 100_000 });

/** Metres a second of a sprinter at the finish. */
const speed = 10;
export const secondsOf = (line: number) => lineDelays[lines[line]!] / 1000;
export const metresOf = (line: number) => secondsOf(line) * speed;

/** What an hour of 720p is counted as for so many viewers: gigabytes, or on stage minutes of participants. */
export function quantityOf({ line, viewers }: { line: number; viewers: number }): number {
  return lines[line] === 'stage' ? viewers * 60 : Math.ceil(viewers * gigabytesAnHour(streamRates[720]));
}

/** What is written on the track; lines in the order of the dial. */
export type TrackWords = {
  present: string;
  finish: string;
  lines: readonly string[];
  /** Units behind a number, with the space before them. */
  seconds: string;
  metres: string;
};

const finish = 1900;
const metre = 11;
const runner = 'M4-46L-4-24M-4-24L14-21L11-2M-4-24L-13-11L-29-15M3-43L-9-34L-18-24M3-43L15-35L24-43';

/** Four lanes at one moment: who is there sees the finish, each line shows where the runner was. */
export function track({ line, words }: { line: number; words: TrackWords }): string {
  const lanes = [
    { name: words.present, seconds: 0 },
    ...lines.map((_, at) => ({ name: words.lines[at]!, seconds: secondsOf(at) })).reverse(),
  ];
  const chosen = lines.length - line;
  const ground = lanes.map((_, at) => lane(at, at === chosen)).join('');
  const marks = [10, 20, 30, 40].map((back) => {
    const x = finish - back * metre;
    return `<path d="M${x} 8V296" stroke="#fff" stroke-opacity=".35" stroke-dasharray="2 6"/><text x="${x}" y="318" fill="#d8e2f5" font-size="18" text-anchor="middle">−${back}${words.metres}</text>`;
  });
  const people = lanes.map(({ name, seconds }, at) => {
    const x = finish - Math.round(seconds * speed * metre);
    const y = 70 + at * 72;
    const color = at === chosen ? '#ffd84d' : '#fff';
    const far = seconds > 2;
    const label = at === 0 ? name : `${name} ${secondsText(seconds * 1000)}${words.seconds}`;
    return `<g transform="translate(${x} ${y})" stroke="${color}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="${runner}"/><circle cx="9" cy="-55" r="6.5" fill="${color}" stroke="none"/></g><text x="${far ? x + 38 : x - 40}" y="${y - 24}" fill="${color}" font-size="20" font-weight="650" text-anchor="${far ? 'start' : 'end'}">${label}</text>`;
  });
  return `<path d="M0 0H2000V330H0Z" fill="#10264f"/>${ground}${marks.join('')}<path d="M${finish} 4V300" stroke="#fff" stroke-width="10"/><path d="M${finish} 4V300" stroke="#10264f" stroke-width="10" stroke-dasharray="9 9"/><text x="${finish}" y="318" fill="#fff" font-size="18" font-weight="650" text-anchor="middle">${words.finish}</text>${people.join('')}`;
}

const lane = (at: number, chosen: boolean) =>
  `<path d="M0 ${8 + at * 72}h2000v70H0Z" fill="${chosen ? '#8f3018' : '#b8452a'}"/><path d="M0 ${8 + at * 72}h2000" stroke="#fff" stroke-width="2" opacity=".8"/>`;
