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

/** What of a query is kept for the next visits: the channel and the invite, when they arrived in it. */
export function toKeep(query: URLSearchParams): { name: 'from' | 'invite'; value: string }[] {
  const from = bounded(query.get('from')?.split('|')[0]);
  const invite = bounded(query.get('invite'));
  return [
    ...(from ? [{ name: 'from' as const, value: from }] : []),
    ...(invite ? [{ name: 'invite' as const, value: invite }] : []),
  ];
}

/** A value that may be written into links and cookies: not empty, bounded, and without halves of characters, which cannot be encoded. */
function bounded(value: string | null | undefined): string | null {
  const text = value
    ?.trim()
    .slice(0, limits.channel)
    .replace(/\p{Surrogate}/gu, '');
  return text ? text : null;
}
