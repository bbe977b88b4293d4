/** A requested part of a file: from the byte `start` to before the byte `end`. */
export type Part = { start: number; end: number };

export type RequestedPartOptions = {
  /** The Range header. */
  range: string | undefined;
  /** The If-Range header. */
  ifRange: string | undefined;
  etag: string | null;
  size: number;
};

/**
 * The part of a file that a request asks for, as nginx reads it with `max_ranges 1`; null for the whole file, which answers more ranges than
 * one, other units, and an If-Range that is not the ETag. `unsatisfiable`: 416 (RFC 9110, section 14).
 */
export function requestedPart({ range, ifRange, etag, size }: RequestedPartOptions): Part | 'unsatisfiable' | null {
  const list = /^bytes=(.+)$/i.exec(range ?? '')?.[1];
  if (list === undefined || (ifRange !== undefined && ifRange !== etag)) return null;
  const parts: Part[] = [];
  for (const text of list.split(',')) {
    const [, first = '', last = ''] = /^ *(\d*) *- *(\d*) *$/.exec(text) ?? [];
    if (first === '' && last === '') return 'unsatisfiable';
    const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
    const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
    if (start < end) parts.push({ start, end });
    else if (start === 0) return null;
    if (parts.length > 1) return null;
  }
  return parts[0] ?? 'unsatisfiable';
}
