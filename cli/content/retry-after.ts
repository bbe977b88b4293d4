/** Milliseconds of a Retry-After header, in seconds or as an HTTP date; `null` when it is neither. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  // Require a day name: Date.parse also accepts "-5" and "tomorrow 3".
  const date = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
