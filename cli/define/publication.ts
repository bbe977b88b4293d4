/** Whether `now` is in a span of moments, ISO 8601; one without a beginning or an end is open there. */
export function isDuring({ from, until }: { from?: string | undefined; until?: string | undefined }, now: number) {
  return (from === undefined || now >= Date.parse(from)) && (until === undefined || now < Date.parse(until));
}

/** The fields that control when a record is shown; without them it is always shown. */
export type Published = {
  draft?: boolean | undefined;
  publishTime?: string | undefined;
  expireTime?: string | undefined;
};

/** The audience: visitors at `now` (milliseconds since 1970), or editors, who also see drafts and scheduled records. */
export type Viewing = { now: number; drafts: boolean };

/** Whether a record is shown: no draft, published, and not expired. */
export function isShown({ draft = false, publishTime, expireTime }: Published, { now, drafts }: Viewing): boolean {
  if (!isDuring({ until: expireTime }, now)) return false;
  return drafts || (!draft && isDuring({ from: publishTime }, now));
}

/** Why a record is not shown, after its name in a message, and the field that says so. */
export type Hidden = { why: string; field: keyof Published };

/** Why a record that is not shown is hidden. */
export function whyHidden({ draft, publishTime, expireTime }: Published, { now }: Viewing): Hidden {
  if (!isDuring({ until: expireTime }, now)) return { why: `expired on ${expireTime}`, field: 'expireTime' };
  if (draft) return { why: 'is a draft', field: 'draft' };
  return { why: `is not published before ${publishTime}`, field: 'publishTime' };
}

/** When a record appears or disappears by itself, milliseconds since the epoch; null when it does neither after `now`. */
export function nextChange(record: Published, viewing: Viewing): number | null {
  const { draft, publishTime, expireTime } = record;
  if (isShown(record, viewing)) return expireTime === undefined ? null : Date.parse(expireTime);
  if (draft || publishTime === undefined) return null;
  const published = Date.parse(publishTime);
  return published > viewing.now && isShown(record, { ...viewing, now: published }) ? published : null;
}

/** The earliest time; null when there is none. */
export function earliest(moments: Iterable<number | null>): number | null {
  let first: number | null = null;
  for (const moment of moments) if (moment !== null && (first === null || moment < first)) first = moment;
  return first;
}
