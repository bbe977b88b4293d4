import type { Places } from '../art/works/work.ts';

/** What a case says of itself that its drawing may show. */
export type Told = { title: string; metrics: readonly { value: string }[] };

/** Places that titles name. */
const known = /利雅得|雅加达|新加坡|杭州|上海|北京|法兰克福|伦敦|迪拜|孟买|圣保罗|达拉斯|东京|曼谷|开罗|拉各斯/g;

/** The first delay among its figures, if it has one: `720 毫秒`. */
export const delayOf = ({ metrics }: Told): string | undefined =>
  metrics.find(({ value }) => /^[\d,.]+ 毫秒$/.test(value))?.value;

/** The two places of its title, in their order, if it names two. */
export function placesOf({ title }: Told): Places | undefined {
  const [from, to] = title.match(known) ?? [];
  return from !== undefined && to !== undefined ? [from, to] : undefined;
}
