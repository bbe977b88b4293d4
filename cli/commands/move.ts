import type { Console } from '../console/console.ts';
import type { SiteDefinition } from '../define/site.ts';
import { type MoveOptions, movePage } from '../new/move-page.ts';
import { projectFiles, writeDraft } from '../new/project-files.ts';
import { exit, Stop } from '../problem.ts';

type MoveCommand = {
  root: string;
  definition: SiteDefinition;
  options: MoveOptions;
  /** Whether nothing is written. */
  dryRun: boolean;
  console: Console;
};

/** Moves a page. Throws a `Stop` (2) when it is not certain what is meant; then nothing is changed. */
export function move({ root, definition, options, dryRun, console }: MoveCommand): void {
  const draft = movePage({ ...projectFiles(root), definition, options });
  if ('problem' in draft) throw new Stop(exit.usage, [draft.problem]);
  if (!dryRun) writeDraft({ root, draft });
  const { from, to } = options;
  const edited = [...draft.files.keys()].filter((file) => !file.startsWith(`pages/${to}/`)).sort();
  const address = draft.address ?? null;
  console.say(`${dryRun ? 'Would move' : 'Moved'} pages/${from} to pages/${to}`);
  for (const file of edited) console.say(`${dryRun ? 'Would change' : 'Changed'} ${file}`);
  if (address !== null) console.say(`Its address is ${address}; the old one redirects to it`);
  if (!dryRun)
    console.say('Run `site generate` to see links that could not be found, and `git diff` to see what changed');
  console.json({ from, to, address, files: edited, outcome: dryRun ? 'rehearsed' : 'moved' });
}
