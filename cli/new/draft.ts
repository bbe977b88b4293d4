import type { SiteDefinition } from '../define/site.ts';
import type { NewOptions } from '../define/templates.ts';
import type { Problem } from '../problem.ts';

/** The files that `site new` writes, by path below the project folder, or a problem. */
export type Draft = { files: ReadonlyMap<string, string> } | { problem: Problem };

/** Reads a file of the project; null when it does not exist. */
export type ReadFile = (path: string) => string | null;

export type DraftInput = { options: NewOptions; definition: SiteDefinition; read: ReadFile };

export const refused = (what: string, why: string, fix: string): Draft => ({
  problem: { severity: 'error', what, where: 'site new', why, fix },
});

/** Options that are missing; null when none is. */
export function missing(options: Readonly<Record<string, string | null>>): Draft | null {
  const names = Object.keys(options).filter((name) => options[name] === null);
  const list = names.map((name) => `--${name}`).join(' and ');
  return names.length === 0 ? null : refused(`${list} missing`, 'the template needs these values', `add ${list}`);
}

/** A text on one line, as sources and front matter need it; null when it is empty. */
export const oneLine = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim() || null;
