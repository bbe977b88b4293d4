import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import type { StyleGuide } from '../../define/style-guide.ts';
import type { Problem } from '../../problem.ts';
import { styleRules } from './style-rules.ts';
import { textPieces } from './text-pieces.ts';

type StyleAdviceInput = {
  root: string;
  /** Null for a site without one. */
  guide: StyleGuide | null;
};

/** Advice on the texts of a site, with file and line. */
export async function styleAdvice({ root, guide }: StyleAdviceInput): Promise<Problem[]> {
  if (guide === null) return [];
  const paths = (await glob([...guide.files], { cwd: root })).sort();
  const files = paths.map((path) => ({
    path,
    pieces: textPieces({ ...guide, path, source: readFileSync(join(root, path), 'utf8') }),
  }));
  return Object.values(styleRules)
    .flatMap((rule) => rule({ files, guide }))
    .map(({ path, piece: { line, column }, ...said }) => ({
      severity: 'warning' as const,
      where: `${join(root, path)}:${line}:${column}`,
      ...said,
    }));
}
