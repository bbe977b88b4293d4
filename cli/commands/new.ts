import type { Console } from '../console/console.ts';
import type { SiteDefinition } from '../define/site.ts';
import type { NewOptions } from '../define/templates.ts';
import type { Draft, DraftOptions } from '../new/draft.ts';
import { newKind } from '../new/new-kind.ts';
import { newPart } from '../new/new-part.ts';
import { newPage } from '../new/new-page.ts';
import { newRecord } from '../new/new-record.ts';
import { newRedirect } from '../new/new-redirect.ts';
import { projectFiles, writeDraft } from '../new/project-files.ts';
import { exit, Stop } from '../problem.ts';

/** What can be created, by kind. */
const kindsOf = ({ templates }: SiteDefinition): Readonly<Record<string, (input: DraftOptions) => Draft>> => ({
  page: newPage,
  kind: newKind,
  ...Object.fromEntries(
    Object.keys(templates.records).map((kind) => [kind, (input: DraftOptions) => newRecord({ kind, ...input })]),
  ),
  redirect: newRedirect,
  ...Object.fromEntries(
    Object.keys(templates.parts ?? {}).map((kind) => [kind, (input: DraftOptions) => newPart({ kind, ...input })]),
  ),
});

export type NewCommand = {
  root: string;
  definition: SiteDefinition;
  kind: string;
  options: NewOptions;
  console: Console;
};

/** Writes the files of something new. Throws a `Stop` (2) when it exists, or when its name or options are not valid. */
export function beginNew({ root, definition, kind, options, console }: NewCommand): void {
  const kinds = kindsOf(definition);
  const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!make)
    throw Stop.of(exit.usage, {
      what: `unknown kind: ${kind}`,
      where: 'site new',
      why: `site new creates ${Object.keys(kinds).join(', ')}`,
      fix: 'use one of these',
    });
  const draft = make({ options, definition, ...projectFiles(root) });
  if ('problem' in draft) throw new Stop(exit.usage, [draft.problem]);
  writeDraft({ root, draft });
  const files = [...draft.files.keys()];
  for (const file of files) console.say(`Wrote ${file}`);
  const { address, next = [] } = draft;
  if (address !== undefined) {
    console.say(`Its address is ${address}. Next:`);
    console.say(`  npm run dev                      http://localhost:8080${address}`);
    console.say(`  write its words                  http://localhost:8080/__site/edit?address=${address}`);
    console.say('  link to it: no menu does yet');
  }
  if (next.length > 0) console.say(`Next:\n${next.map((line) => `  ${line}`).join('\n')}`);
  console.json({ files, ...(address !== undefined && { address }) });
}
