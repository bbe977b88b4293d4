import { limits } from './limits.ts';
import { nullIfThrown } from '../lib/failure.ts';

/** A value of structured data, and its path: `BlogPosting.author.name`. */
export type Leaf = { path: string; value: string };

/** The values of a page's `application/ld+json` scripts, by type and property. */
export function structuredData(scripts: readonly string[]): Leaf[] {
  const leaves: Leaf[] = [];
  const counts = new Map<string, number>();
  const collect = (value: unknown, path: string): void => {
    if (leaves.length >= limits.leaves) return;
    if (typeof value !== 'object' || value === null) leaves.push({ path, value: String(value) });
    else for (const [key, part] of Object.entries(value)) collect(part, `${path}.${key}`);
  };
  const entity = (value: unknown): void => {
    const parts = Array.isArray(value) ? value : (value as { '@graph'?: unknown } | null)?.['@graph'];
    if (Array.isArray(parts)) {
      for (const part of parts) entity(part);
      return;
    }
    const type = typeName(value);
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    collect(value, count === 1 ? type : `${type} ${count}`);
  };
  for (const script of scripts) entity(nullIfThrown(() => JSON.parse(script)) ?? `invalid JSON: ${script}`);
  return leaves;
}

function typeName(value: unknown): string {
  const type = (value as { '@type'?: unknown } | null)?.['@type'];
  return typeof type === 'string' ? type : 'data';
}
