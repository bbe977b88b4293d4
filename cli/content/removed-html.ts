import type { Call } from '../../config/calls/call.ts';
import { removedHtml } from '../../config/rules/allowed-html.ts';
import { site } from '../../config/site.ts';

/** What the sanitizer will remove from the HTML of a response, each kind once. */
export function removedFrom({ row, data }: { row: Call; data: unknown }): string[] {
  const { html = [] } = row;
  const texts = html.map((field) => field.split('.').reduce(inside, data));
  const removed = texts.flatMap((text) =>
    typeof text === 'string' ? removedHtml({ html: text, mediaHosts: site.mediaHosts }) : [],
  );
  return [...new Set(removed)];
}

function inside(data: unknown, step: string): unknown {
  return data !== null && typeof data === 'object' ? (data as Record<string, unknown>)[step] : undefined;
}
