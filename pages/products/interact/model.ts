import { type Craft, tables } from '../../../components/art/kit/crafts.ts';
import { type Box, layouts, type LayoutName, type Seating } from '../../../components/try/seating.ts';
import { unitPrice, yuan } from '../../../config/rules/price.ts';
import { layoutNames, people as names, placeNames } from './words.yaml';
import * as words from './words.yaml';

export { layoutNames } from './words.yaml';

/** Who can come on stage, and what their camera shows. */
export const people = Object.entries(names).map(([craft, name]) => ({ craft: craft as Craft, name }));
/** Their table is drawn once in the page, under this id. */
export const tableId = (name: string) => `interact-${people.findIndex((one) => one.name === name)}`;
const tableOf = (name: string) => tables[people.find((one) => one.name === name)!.craft];

/** Places in a room and beside it, in the order of the arrow keys, with who is there at first. */
const sitting: Readonly<Record<keyof typeof placeNames, string | null>> = {
  s1: names.fan,
  s2: names.hoop,
  s3: null,
  s4: null,
  a1: names.bowl,
  a2: names.cake,
  r1: names.cup,
};
export const places = (Object.keys(sitting) as (keyof typeof placeNames)[]).map((id) => ({
  id,
  name: placeNames[id],
  person: sitting[id],
}));
export const seated: Seating = Object.fromEntries(places.map(({ id, person }) => [id, person]));
/** Prices in fen of a thousand minutes: of one on stage, and of the mixed picture. */
export type Fees = { stage: number; mix: number };

export const onStage = (seating: Seating) =>
  places.flatMap(({ id }) => (id.startsWith('s') && seating[id] ? [seating[id]] : []));

export const frame = { width: 1440, height: 640 };

/** In a frame this wide, the speaker has the left of it and the others a column. */
const sharing = {
  ...layouts,
  speaker: (count) =>
    count < 2
      ? layouts.speaker(count)
      : Array.from(
          { length: count },
          (_, at): Box => (at === 0 ? [0, 0, 0.68, 1] : [0.68, (at - 1) / (count - 1), 0.32, 1 / (count - 1)]),
        ),
} as const satisfies typeof layouts;

/** The one picture that all viewers get, from who is on stage and how they share it. */
export function mixed(seating: Seating, layout: string): string {
  const names = onStage(seating);
  if (names.length === 0) return `<text x="720" y="330" text-anchor="middle">${words.status.away}</text>`;
  return sharing[layout as LayoutName](names.length)
    .map(([left, top, wide, high], at) => {
      const [x, y] = [left * frame.width + 3, top * frame.height + 3].map(Math.round) as [number, number];
      const [w, h] = [wide * frame.width - 6, high * frame.height - 6].map(Math.round) as [number, number];
      const name = names[at]!;
      const size = (Math.min(w, h) / 430).toFixed(2);
      return `<path d="M${x} ${y}h${w}v${h}h${-w}z" fill="${tableOf(name)}"/><use href="#${tableId(name)}" transform="translate(${x + w / 2} ${y + h / 2}) scale(${size})"/><text x="${x + 24}" y="${y + h - 26}">${name}</text>`;
    })
    .join('');
}

/** What a seating amounts to: an hour of it on the bill, and what viewers notice. */
export function readOf({ seating, layout, fees }: { seating: Seating; layout: string; fees: Fees }) {
  const count = onStage(seating).length;
  const duel = seating['r1'] !== names.cup;
  const minutes = count * 60;
  const fen = Math.round((minutes * fees.stage + 60 * fees.mix) / 1000);
  return {
    texts: {
      count: words.status.count({ count }),
      minutes: words.status.minutes({ minutes, price: unitPrice({ fen: fees.stage, per: 1000 }) }),
      hour: yuan(fen),
    },
    status: words.status.whole({
      count,
      layout: layoutNames[layout as LayoutName],
      duel: duel ? words.status.duel : '',
      cost: yuan(fen),
    }),
    picture: mixed(seating, layout),
  };
}
