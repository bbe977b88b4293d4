import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Console } from '../console/console.ts';
import type { Draft, NewOptions, ReadFile } from '../new/draft.ts';
import { newPage } from '../new/new-page.ts';
import { newArticle, newCase } from '../new/new-record.ts';
import { newRedirect } from '../new/new-redirect.ts';
import { exit, Stop } from '../problem.ts';

const kinds: Readonly<Record<string, (options: NewOptions, read: ReadFile) => Draft>> = {
  page: newPage,
  article: newArticle,
  case: newCase,
  redirect: newRedirect,
};

export const kindNames = Object.keys(kinds);

export type NewCommand = { root: string; kind: string; options: NewOptions; console: Console };

/** Writes the files of something new. Throws a `Stop` (2) when it exists, or when its name or options are not valid. */
export function beginNew({ root, kind, options, console }: NewCommand): void {
  const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!make)
    throw Stop.of(exit.usage, {
      what: `unknown kind: ${kind}`,
      where: 'site new',
      why: `site new creates ${kindNames.join(', ')}`,
      fix: 'use one of these',
    });
  const draft = make(options, (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null));
  if ('problem' in draft) throw new Stop(exit.usage, [draft.problem]);
  for (const [path, text] of draft.files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const files = [...draft.files.keys()];
  for (const file of files) console.say(`Wrote ${file}`);
  console.json({ files });
}
