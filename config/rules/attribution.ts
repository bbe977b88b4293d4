import { limits } from '../limits.ts';

/** Where a visitor comes from, as far as it is known; parameters of links to the account and console sites. */
export type Attribution = { from: string | null; clueFrom: string | null; invite: string | null };

type AttributionInput = {
  query: URLSearchParams;
  /** Value of a cookie; null when there is none. */
  cookie: (name: string) => string | null;
};

/** Channel: the query's `from` (the text before `|`), else the cookies `from`, then `adchannel`. */
export function channelOf({ query, cookie }: AttributionInput): string | null {
  return bounded(query.get('from')?.split('|')[0]) ?? bounded(cookie('from')) ?? bounded(cookie('adchannel'));
}

/** All that is known of where a visitor comes from. */
export function attributionOf(given: AttributionInput): Attribution {
  const { query, cookie } = given;
  const from = channelOf(given);
  return {
    from,
    clueFrom: bounded(query.get('clueFrom')) ?? bounded(cookie('clueFrom')) ?? from,
    invite: bounded(query.get('invite')) ?? bounded(cookie('invite')),
  };
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
