import * as words from './words.yaml';

/** Millimetres of rain in an hour, and what the contract of the line to the hill says, in megabits. */
export const rains = [0, 2, 5, 10, 20, 40] as const;
export const lines = [4, 10, 20] as const;
export type Values = { rain: number; line: number };
export const usual: Values = { rain: 40, line: 20 };

/** Three classrooms; the higher up, the more of the line the rain takes. */
const rooms = [
  { id: 'town', name: words.classrooms.town, wet: 0.01, line: 50 },
  { id: 'centre', name: words.classrooms.centre, wet: 0.05, line: 20 },
  { id: 'hill', name: words.classrooms.hill, wet: 0.225, line: null },
] as const;

/** Kilobits of a lesson besides the picture: the voice, sent twice, and strokes and pages. */
export const voice = 48;
export const board = 30;
/** Half of the line is for the picture that comes back from the room, and half of the rest stays free. */
export const share = 1 / 4;

const pictures = [
  { lines: 720, from: 1_200 },
  { lines: 540, from: 700 },
  { lines: 360, from: 450 },
  { lines: 180, from: 150 },
] as const;

/** What arrives in each room. */
export const arriving = ({ rain, line }: Values) =>
  rooms.map(({ id, name, wet, line: own }) => {
    const mbps = (own ?? line) / (1 + rain * wet);
    const kbps = mbps * 1000 * share - voice - board;
    return { id, name, mbps, kbps, lines: pictures.find(({ from }) => kbps >= from)?.lines ?? 0 };
  });

export function readingOf(values: Values) {
  const { mbps, lines: height } = arriving(values)[2]!;
  const rain = words.reading.rain({ rain: values.rain });
  const line = `${values.line} Mbps`;
  const picture = height ? ` ${height}p` : words.reading.paused;
  const status = words.reading.status({ rain, mbps: mbps.toFixed(1), voice, picture });
  return { texts: { rain, line }, status };
}

const label = (x: number, y: number, size: number, text: string, fill = 'currentColor') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="600" fill="${fill}" text-anchor="middle">${text}</text>`;

/** The rooms side by side: rain above, the screen as fine as its picture, the voice below it always the same. */
export function classrooms(values: Values): string {
  return arriving(values)
    .map(({ name, lines: height, mbps }, room) => {
      const x = 10 + room * 236;
      const drops = Array.from({ length: Math.round(Math.sqrt(values.rain) * (2 + room * 3)) }, (_, drop) => {
        const at = x + 10 + ((drop * 67) % 196);
        const y = 8 + ((drop * 41) % 56);
        return `M${at} ${y}l-5 16`;
      }).join('');
      const step = height ? 1440 / height : 16;
      const columns = Math.floor(168 / step);
      const grid = Array.from(
        { length: columns + 1 },
        (_, line) => `M${(x + 24 + line * step).toFixed(1)} 122v96`,
      ).join('');
      const rows = Array.from(
        { length: Math.floor(96 / step) + 1 },
        (_, line) => `M${x + 24} ${(122 + line * step).toFixed(1)}h168`,
      ).join('');
      const teacher = height
        ? `<circle cx="${x + 108}" cy="154" r="17" fill="var(--on-night)"/><path d="M${x + 76} 218c0-34 14-42 32-42s32 8 32 42Z" fill="var(--on-night)"/>`
        : label(x + 108, 178, 24, words.reading.slides, 'var(--on-night)');
      return `<path d="${drops}" stroke="var(--tint)" stroke-width="2.5" stroke-linecap="round"/><path d="M${x - 4} 104L${x + 108} 74L${x + 220} 104V282H${x - 4}Z" fill="var(--night-soft)" stroke="var(--night-line)" stroke-width="2"/><rect x="${x + 24}" y="122" width="168" height="96" fill="#35558f"/>${teacher}<path d="${grid}${rows}" stroke="var(--night)" stroke-width="${(step * 0.14).toFixed(2)}"/><path d="M${x + 34} 250h8m6-8v16m8-24v32m8-22v12m8-26v40m8-30v20m8-14v8m8-18v28m8-22v16m8-30v44m8-34v24m8-16v8m8-24v40m8-30v20m8-14v8m8-18v28m8-16v4" stroke="var(--second)" stroke-width="3.5" stroke-linecap="round"/>${label(x + 108, 314, 26, `${name} ${mbps.toFixed(1)}`)}${label(x + 108, 347, 26, height ? `${height}p` : words.reading.noPicture, 'var(--tint)')}`;
    })
    .join('');
}
