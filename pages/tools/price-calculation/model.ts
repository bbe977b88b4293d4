import type { Scale } from '../../../components/tool/scale.ts';
import { type CallMonth, participantMinutes, qualities, quantitiesOf } from '../../../config/call-months.ts';
import {
  cheapestYear,
  needOf,
  type Pack,
  type Purchase,
  type Weights,
  yearOfOne,
} from '../../../config/rules/packages.ts';
import { type Estimate, estimate, grouped, reckoningOf, type Tariff, yuan } from '../../../config/rules/price.ts';
import * as words from './words.yaml';

const share: Scale = { from: 0, to: 100 };

/** What is filled in, in the order in which the address carries it. */
export const fieldsTo = (mostPeople: number) =>
  ({
    people: { from: 2, to: mostPeople, log: true },
    sessions: { from: 10, to: 1_000_000, log: true },
    minutes: { from: 1, to: 600, log: true },
    quality: 'text',
    video: share,
    record: share,
    push: share,
    denoise: share,
  }) as const satisfies Record<keyof CallMonth, Scale | 'text'>;

export type ResultOptions = { tariff: Tariff; packs: readonly Pack[]; weights: Weights; mostPeople: number };
export type Way = { name: string; year: Purchase };
export type Result = { usage: CallMonth; month: Estimate; ways: readonly Way[]; best: Way };

const packName = (amount: number) => words.pack({ amount: grouped(amount / 10_000) });
/** `100 万分钟包 × 5，10 万分钟包 × 2`. */
const packsText = ({ packs }: Purchase) =>
  packs.map(({ amount, count }) => `${packName(amount)} × ${grouped(count)}`).join('，');

/** The month, and the year bought in each way; the last way is the cheapest. */
export function resultOf(usage: CallMonth, { tariff, packs, weights }: Omit<ResultOptions, 'mostPeople'>): Result {
  const quantities = quantitiesOf(usage);
  const given = { tariff, quantities, weights };
  const month = estimate({ tariff, quantities });
  const metered: Way = {
    name: words.metered,
    year: { packs: [], months: Array<number>(12).fill(month.fen), left: 0, fen: month.fen * 12 },
  };
  const ways = packs.map((pack) => {
    const year = yearOfOne({ ...given, pack });
    return { name: packsText(year), year };
  });
  const cheapest = needOf(given) > 0 ? cheapestYear({ ...given, packs }) : metered.year;
  const best = { name: packsText(cheapest) || words.metered, year: cheapest };
  return { usage, month, ways: [metered, ...ways, best], best };
}

/** What the fields say, in a line: `2 人 × 20,000 场 × 12 分钟 = 480,000 分钟`. */
function usageText(usage: CallMonth): string {
  const { people, sessions, minutes, quality, video } = usage;
  const { counted, isCut } = participantMinutes(usage);
  const seen = video > 0 ? words.usage.seen({ video, quality: qualities[quality] }) : words.usage.voice;
  const all = words.usage.all({ counted: grouped(counted), capped: isCut ? words.usage.capped : '' });
  return words.usage.whole({ people, sessions: grouped(sessions), minutes, all, seen });
}

const counted = ({ lines }: Estimate) => lines.filter(({ quantity }) => quantity > 0);

/** The lines of the bill, as the page shows them. */
export const itemsOf = ({ month }: Result) =>
  counted(month).map((line) => ({ name: line.meter.name, how: reckoningOf(line).join(' '), amount: yuan(line.fen) }));

/** What a way costs more or less than counting. */
function differenceOf({ year }: Way, [metered]: readonly Way[]): string {
  const saved = metered!.year.fen - year.fen;
  return saved === 0
    ? '—'
    : saved > 0
      ? words.difference.saves({ saved: yuan(saved) })
      : words.difference.costs({ more: yuan(-saved) });
}

/** Texts for the page, by their marks. */
export function textsOf({ usage, month, ways, best }: Result): Record<string, string> {
  const rows = ways.flatMap((way, at) => [
    [`way-${at}`, way.name],
    [`year-${at}`, yuan(way.year.fen)],
    [`month-${at}`, yuan(Math.round(way.year.fen / 12))],
    [`saved-${at}`, differenceOf(way, ways)],
    [`left-${at}`, way.year.left > 0 ? grouped(Math.round(way.year.left)) : '—'],
  ]);
  const isMetered = best.year.packs.length === 0;
  return {
    total: yuan(month.fen),
    usage: usageText(usage),
    advice: isMetered
      ? words.advice.metered
      : words.advice.pack({ name: best.name, difference: differenceOf(best, ways) }),
    ...Object.fromEntries(rows),
  };
}

export const statusOf = ({ usage, month }: Result) => words.status({ usage: usageText(usage), price: yuan(month.fen) });

/** The bill as text, to be put into a mail. */
export function asText(result: Result, address: string): string {
  const { month, ways, best } = result;
  return [
    words.exported.title,
    usageText(result.usage),
    ...itemsOf(result).map(({ name, how, amount }) => `${name}：${how} ＝ ${amount}`),
    words.exported.month({ price: yuan(month.fen) }),
    words.exported.year({ metered: yuan(ways[0]!.year.fen), name: best.name, best: yuan(best.year.fen) }),
    address,
  ].join('\n');
}

/** The bill for a spreadsheet: amounts in yuan, a byte order mark for programs that guess the encoding. */
export function asCsv({ month, ways }: Result): string {
  const amount = (fen: number) => (fen / 100).toFixed(2);
  const rows = [
    [
      words.exported.columns[0],
      words.exported.columns[1],
      words.exported.columns[2],
      words.exported.columns[3],
      words.exported.columns[4],
    ],
    ...counted(month).map(({ meter, quantity, gift, fen }) => [meter.name, quantity, meter.unit, gift, amount(fen)]),
    [words.exported.total, '', '', '', amount(month.fen)],
    [],
    [words.exported.yearColumns[0], words.exported.yearColumns[1], words.exported.yearColumns[2]],
    ...ways.map(({ name, year }) => [`"${name}"`, amount(year.fen), Math.round(year.left)]),
  ];
  return `\ufeff${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
}

/** The bill for programs; amounts in fen. */
export function asJson({ usage, month, ways }: Result): string {
  const bill = {
    usage,
    month: {
      lines: counted(month).map(({ meter, quantity, gift, fen }) => ({ meter: meter.id, quantity, gift, fen })),
      fen: month.fen,
    },
    years: ways.map(({ year: { packs, fen, left } }) => ({
      packs: packs.map(({ amount, count }) => ({ amount, count })),
      fen,
      left,
    })),
  };
  return JSON.stringify(bill, null, 2);
}
