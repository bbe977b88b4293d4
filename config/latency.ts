/** Milliseconds from mouth to ear, at the median: on the transport network, and between the same two lines on the open one. */
export type Latency = readonly [ours: number, open: number];

/** A city with its latency to each city before it. Both directions are measured together; the first has none. */
export type MeasuredCity = readonly [name: string, ...to: Latency[]];

/** When it was measured, as each edition says it. */
export const measuredIn = { zh: '2026 年 10 月', en: 'October 2026' } as const;

/** Medians of at least 200,000 voice calls a pair, with home broadband at both ends. */
export const measuredCities: readonly MeasuredCity[] = [
  ['杭州'],
  ['东京', [96, 140]],
  ['新加坡', [105, 168], [122, 172]],
  ['雅加达', [109, 185], [118, 194], [91, 126]],
  ['孟买', [112, 212], [132, 215], [108, 163], [113, 191]],
  ['利雅得', [131, 239], [137, 242], [128, 222], [158, 318], [102, 155]],
  ['法兰克福', [139, 258], [148, 246], [151, 236], [156, 266], [127, 204], [116, 170]],
  ['圣保罗', [212, 396], [216, 381], [209, 353], [214, 360], [187, 317], [167, 273], [149, 236]],
  ['弗吉尼亚', [160, 283], [152, 262], [186, 324], [196, 331], [170, 287], [155, 237], [118, 191], [131, 210]],
];

const elsewhere: Readonly<Record<string, string>> = {
  法兰克福: 'Europe',
  圣保罗: 'South America',
  弗吉尼亚: 'North America',
};
const continentOf = (city: string) => elsewhere[city] ?? 'Asia';

/** Every pair of cities, or those on two continents only. */
export function latencies({ acrossContinents = false } = {}): readonly Latency[] {
  return measuredCities.flatMap(([city, ...to]) =>
    to.filter((_, index) => !acrossContinents || continentOf(measuredCities[index]![0]) !== continentOf(city)),
  );
}

/** The median in whole milliseconds; of an even count, the mean of the two in the middle. */
export function medianOf(milliseconds: readonly number[]): number {
  const sorted = [...milliseconds].sort((one, other) => one - other);
  const last = sorted.length - 1;
  return Math.round((sorted[Math.floor(last / 2)]! + sorted[Math.ceil(last / 2)]!) / 2);
}
