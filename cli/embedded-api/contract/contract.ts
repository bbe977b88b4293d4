import * as z from 'zod';
import type { Call } from '../../define/call.ts';
import type { SiteDefinition } from '../../define/site.ts';
import { type ReadContentOptions, readContent } from '../content.ts';
import { openApi, type Recorded } from './openapi.ts';

/**
 * The contract of the content API, with examples from the content of a folder.
 * Throws a `Stop` with exit code 2 for invalid content.
 */
export async function contractOf(input: ReadContentOptions & { definition: SiteDefinition }): Promise<object> {
  const { local, calls, config: site } = input.definition;
  const { content } = await readContent(input);
  const handlers = local.handlers({ content, generated: 0, site });
  const samples = local.samples(content);
  const recorded: Recorded = {};
  for (const [name, row] of Object.entries(calls)) {
    const request = name in samples ? samples[name] : {};
    const data = request && handlers[name]!(row.request.parse(request) as never);
    if (request && data) recorded[name] = { request, data: excerpt({ row, data }) };
  }
  return openApi(recorded, input.definition);
}

/** Maximum length of lists and HTML texts in examples. */
const SHOWN = { records: 2, html: 120 };

/** Shortens a response, which stays valid: two records of each list, the first lines of each text. */
function excerpt({ row, data }: { row: Call; data: unknown }): unknown {
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
