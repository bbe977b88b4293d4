import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import glob from 'fast-glob';
import type { StyleGuide } from '../../define/style-guide.ts';
import { contentFolder } from '../../lib/content-folder.ts';
import type { Problem } from '../../problem.ts';
import { styleRules } from './style-rules.ts';
import { textPieces } from './text-pieces.ts';

type StyleAdviceOptions = {
  root: string;
  /** The content folder, where it is not the project's own. */
  content?: string;
  /** Null for a site without one. */
  guide: StyleGuide | null;
};

/** Advice on the texts of a site, with file and line. */
export async function styleAdvice({
  root,
  content = join(root, contentFolder),
  guide,
}: StyleAdviceOptions): Promise<Problem[]> {
  if (guide === null) return [];
  const isContent = (pattern: string) => pattern.replace(/^!/, '').startsWith(below);
  const [ofContent, others] = [true, false].map((wanted) => guide.files.filter((one) => isContent(one) === wanted));
  const names = await glob(
    ofContent!.map((pattern) => pattern.replace(below, '')),
    { cwd: content },
  );
  const found = [
    ...names.map((name) => ({ path: below + name, file: join(content, name) })),
    ...(await glob(others!, { cwd: root })).map((path) => ({ path, file: join(root, path) })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const places = new Map(found.map(({ path, file }) => [path, file]));
  const files = found.map(({ path, file }) => ({
    path,
    shown: file.startsWith(join(root, '/')) ? relative(root, file) : file,
    pieces: textPieces({ ...guide, path, source: readFileSync(file, 'utf8') }),
  }));
  return Object.values(styleRules)
    .flatMap((rule) => rule({ files, guide }))
    .map(({ path, piece: { line, column }, ...said }) => ({
      severity: 'warning' as const,
      where: `${places.get(path)}:${line}:${column}`,
      ...said,
    }));
}

/** How paths of content begin in a style guide, wherever the content is. */
const below = `${contentFolder}/`;
