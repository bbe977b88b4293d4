import * as z from 'zod';
import type { Call } from '../../../config/calls/call.ts';

/** Maximum length of lists and HTML texts in examples. */
const SHOWN = { records: 2, html: 120 };

/** Shortens a response, which stays valid: two records of each list, the first lines of each text. */
export function excerpt({ row, data }: { row: Call; data: unknown }): unknown {
  const html = new Set(row.html ?? []);
  const first = (value: unknown, steps: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.slice(0, SHOWN.records).map((one) => first(one, steps));
    if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value);
      const keyed = row.data instanceof z.ZodRecord && steps.length === 0;
      return Object.fromEntries(
        (keyed ? fields.slice(0, SHOWN.records) : fields).map(([name, field]) => [
          name,
          first(field, [...steps, name]),
        ]),
      );
    }
    return typeof value === 'string' && html.has(steps.join('.')) ? opening(value) : value;
  };
  return first(data, []);
}

/** The first block of a text, whole, or the beginning of its words where that is long. */
function opening(html: string): string {
  const [block = ''] = html.split('\n');
  return block.length <= SHOWN.html ? block : `<p>${block.replace(/<[^>]*>/g, '').slice(0, SHOWN.html)}…</p>`;
}
