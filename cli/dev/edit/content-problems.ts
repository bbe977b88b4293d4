import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SiteDefinition } from '../../define/site.ts';
import { readValidContent } from '../../embedded-api/content.ts';
import { filesBelow } from '../../lib/files-below.ts';
import { type Problem, Stop } from '../../problem.ts';
import { contentFolder } from './content-files.ts';

export type ContentProblemsOptions = {
  root: string;
  definition: SiteDefinition;
  linked: readonly string[];
  /** The text that a file would have, by its path below the project. */
  changed: { file: string; text: string };
};

/**
 * Errors of the content with a changed file, across all files, with places below the project. It is read in a folder of links to the files:
 * the real one stays as it is, so that nobody sees a change that is refused.
 */
export async function contentProblems({
  root,
  definition,
  linked,
  changed,
}: ContentProblemsOptions): Promise<Problem[]> {
  const content = join(root, contentFolder);
  const folder = await mkdtemp(join(tmpdir(), 'site-edit-'));
  try {
    for (const path of filesBelow(content)) {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      if (`${contentFolder}/${path}` === changed.file) await writeFile(target, changed.text);
      else await symlink(join(content, path), target);
    }
    const { errors, lost } = await readValidContent({ definition, folder, linked: [content, ...linked] });
    return [...errors, ...lost].map((problem) => placed({ problem, folder }));
  } catch (failure) {
    if (failure instanceof Stop) return failure.problems.map((problem) => placed({ problem, folder }));
    throw failure;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const placed = ({ problem, folder }: { problem: Problem; folder: string }): Problem => ({
  ...problem,
  where: problem.where.replaceAll(folder, contentFolder),
  why: problem.why.replaceAll(folder, contentFolder),
  fix: problem.fix.replaceAll(folder, contentFolder),
});
