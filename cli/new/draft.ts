import type { SiteDefinition } from '../define/site.ts';
import type { NewOptions } from '../define/templates.ts';
import type { Problem } from '../problem.ts';

/** What a command would do with the files of the project, by path below its folder, or a problem. */
export type Draft =
  | {
      files: ReadonlyMap<string, string | Uint8Array>;
      /** Files that are removed. */
      removed?: readonly string[];
      /** The address of a new page. */
      address?: string;
      /** What to do next, a line each. */
      next?: readonly string[];
    }
  | { problem: Problem };

/** Reads a file of the project; null when it does not exist. */
export type ReadFile = (path: string) => string | null;

/** The files of a project. Paths are below its folder. */
export type ProjectFiles = {
  read: ReadFile;
  /** Paths of the files below a folder; empty when there is none. */
  list: (folder: string) => readonly string[];
  bytes: (path: string) => Uint8Array;
};

export type DraftOptions = ProjectFiles & { options: NewOptions; definition: SiteDefinition };

export type Refusal = Extract<Draft, { problem: Problem }>;

export const refused = (what: string, why: string, fix: string, where = 'site new'): Refusal => ({
  problem: { severity: 'error', what, where, why, fix },
});

/** Options that are missing; null when none is. */
export function missing(options: Readonly<Record<string, string | null>>): Draft | null {
  const names = Object.keys(options).filter((name) => options[name] === null);
  const list = names.map((name) => `--${name}`).join(' and ');
  return names.length === 0 ? null : refused(`${list} missing`, 'the template needs these values', `add ${list}`);
}

/** A text on one line, as sources and front matter need it; null when it is empty. */
export const oneLine = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim() || null;
