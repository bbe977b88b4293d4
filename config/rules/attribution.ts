import { limits } from '../limits.ts';

/** Where a visitor comes from, as far as it is known; parameters of links to the account and console sites. */
export type Attribution = { from: string | null; clueFrom: string | null; invite: string | null };

type AttributionOptions = {
  query: URLSearchParams;
  /** Value of a cookie; null when there is none. */
  cookie: (name: string) => string | null;
};

/** Channel: the query's `from` (the text before `|`), else the cookies `from`, then `adchannel`. */
export function channelOf({ query, cookie }: AttributionOptions): string | null {
  return bounded(query.get('from')?.split('|')[0]) ?? bounded(cookie('from')) ?? bounded(cookie('adchannel'));
}

/** What was said of where a visitor comes from. */
export function saidAttribution(given: AttributionOptions): Attribution {
  const said = (name: string) => bounded(given.query.get(name)) ?? bounded(given.cookie(name));
  return { from: channelOf(given), clueFrom: said('clueFrom'), invite: said('invite') };
}

/** All that is known of where a visitor comes from: without a clue, the channel is the clue. */
export function attributionOf(given: AttributionOptions): Attribution {
  const said = saidAttribution(given);
  return { ...said, clueFrom: said.clueFrom ?? said.from };
}

/** The address of a page at another host, where the cookies of this one are not read, with what was said. */
export function carryAttribution(href: string, said: Attribution): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(said)) if (value) url.searchParams.set(name, value);
  return url.href;
}

/** A cookie that keeps a part of the attribution; `life` in milliseconds, null until the browser is closed. */
export type KeptAttribution = { name: keyof Attribution; value: string; life: number | null };

/** What of a query is kept: the channel and the invite for the next visits, the clue for this one. */
export function toKeep(query: URLSearchParams): KeptAttribution[] {
  const kept = [
    { name: 'from', value: bounded(query.get('from')?.split('|')[0]), life: limits.attribution },
    { name: 'invite', value: bounded(query.get('invite')), life: limits.attribution },
    { name: 'clueFrom', value: bounded(query.get('clueFrom')), life: null },
  ] as const;
  return kept.flatMap(({ value, ...cookie }) => (value ? [{ ...cookie, value }] : []));
}

/** A value that may be written into links and cookies: not empty, bounded, and without halves of characters, which cannot be encoded. */
function bounded(value: string | null | undefined): string | null {
  const text = value
    ?.trim()
    .slice(0, limits.channel)
    .replace(/\p{Surrogate}/gu, '');
  return text ? text : null;
}
