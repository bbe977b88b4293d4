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

const packName = (amount: number) => `${grouped(amount / 10_000)} 万分钟包`;
/** `100 万分钟包 × 5，10 万分钟包 × 2`. */
const packsText = ({ packs }: Purchase) =>
  packs.map(({ amount, count }) => `${packName(amount)} × ${grouped(count)}`).join('，');

/** The month, and the year bought in each way; the last way is the cheapest. */
export function resultOf(usage: CallMonth, { tariff, packs, weights }: Omit<ResultOptions, 'mostPeople'>): Result {
  const quantities = quantitiesOf(usage);
  const given = { tariff, quantities, weights };
  const month = estimate({ tariff, quantities });
  const metered: Way = {
    name: '全部按量',
    year: { packs: [], months: Array<number>(12).fill(month.fen), left: 0, fen: month.fen * 12 },
  };
  const ways = packs.map((pack) => {
    const year = yearOfOne({ ...given, pack });
    return { name: packsText(year), year };
  });
  const cheapest = needOf(given) > 0 ? cheapestYear({ ...given, packs }) : metered.year;
  const best = { name: packsText(cheapest) || '全部按量', year: cheapest };
  return { usage, month, ways: [metered, ...ways, best], best };
}

/** What the fields say, in a line: `2 人 × 20,000 场 × 12 分钟 = 480,000 分钟`. */
function usageText(usage: CallMonth): string {
  const { people, sessions, minutes, quality, video } = usage;
  const { counted, isCut } = participantMinutes(usage);
  const seen = video > 0 ? `${video}% ${qualities[quality]}视频` : '只有语音';
  const all = `${grouped(counted)} 分钟${isCut ? '（封顶）' : ''}`;
  return `${people} 人 × ${grouped(sessions)} 场 × ${minutes} 分钟 = ${all}，${seen}`;
}

const counted = ({ lines }: Estimate) => lines.filter(({ quantity }) => quantity > 0);

/** The lines of the bill, as the page shows them. */
export const itemsOf = ({ month }: Result) =>
  counted(month).map((line) => ({ name: line.meter.name, how: reckoningOf(line).join(' '), amount: yuan(line.fen) }));

/** What a way costs more or less than counting. */
function differenceOf({ year }: Way, [metered]: readonly Way[]): string {
  const saved = metered!.year.fen - year.fen;
  return saved === 0 ? '—' : saved > 0 ? `省 ${yuan(saved)}` : `多 ${yuan(-saved)}`;
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
      ? '这样的用量按量最省：赠送的分钟已够，或一个包一年也用不完。'
      : `一年买 ${best.name}，比全部按量${differenceOf(best, ways)}。`,
    ...Object.fromEntries(rows),
  };
}

export const statusOf = ({ usage, month }: Result) => `${usageText(usage)}：每月 ${yuan(month.fen)}`;

/** The bill as text, to be put into a mail. */
export function asText(result: Result, address: string): string {
  const { month, ways, best } = result;
  return [
    '音视频通话 2.0 月账单（估算，含税）',
    usageText(result.usage),
    ...itemsOf(result).map(({ name, how, amount }) => `${name}：${how} ＝ ${amount}`),
    `每月合计 ${yuan(month.fen)}`,
    `一年全部按量 ${yuan(ways[0]!.year.fen)}；最省：${best.name}，${yuan(best.year.fen)}`,
    address,
  ].join('\n');
}

/** The bill for a spreadsheet: amounts in yuan, a byte order mark for programs that guess the encoding. */
export function asCsv({ month, ways }: Result): string {
  const amount = (fen: number) => (fen / 100).toFixed(2);
  const rows = [
    ['项目', '用量', '单位', '赠送', '金额（元）'],
    ...counted(month).map(({ meter, quantity, gift, fen }) => [meter.name, quantity, meter.unit, gift, amount(fen)]),
    ['每月合计', '', '', '', amount(month.fen)],
    [],
    ['一年的买法', '一年合计（元）', '到期剩余（分钟）'],
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
