/** `2026-04-18` as a Chinese page writes it. */
export function dayIn(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year} 年 ${month} 月 ${date} 日`;
}

/** Where a day lies between two others, 0 to 1. */
export function partOf(day: string, { from, until }: { from: string; until: string }): number {
  const [at, first, last] = [day, from, until].map((one) => Date.parse(one)) as [number, number, number];
  return (at - first) / (last - first);
}
