import { join } from 'node:path';
import type { ContentCheck, ContentPart } from '../define/local-content.ts';
import type { SiteDefinition } from '../define/site.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { foreignLinks } from './content-links.ts';
import { fieldProblem, type Read } from './content-problem.ts';
import { hint } from './explain-issue.ts';
import { readJson, readJsonFolder, readOptionalJson } from './json-file.ts';
import { readMarkdownFolder, readSource } from './markdown-file.ts';
import { openRelativePictures, type RelativePictures } from './relative-pictures.ts';
import { placeIn } from './source-place.ts';
import { unreadFiles } from './unread-files.ts';

export type ReadContentInput = {
  definition: Pick<SiteDefinition, 'local' | 'records'>;
  folder: string;
  /** Folders besides it that links in it may lead to. */
  linked?: readonly string[];
};

/** Content as the site makes it of its files, with problems that do not prevent it from being shown. */
export type LocalData = {
  content: unknown;
  /** Warnings, such as missing pictures. */
  warnings: readonly Problem[];
  /** Errors of texts: parts of them are not shown. */
  lost: readonly Problem[];
};

/**
 * Reads a content folder (see config/content/README.md). Links may lead to it and to the folders of `linked`. Throws a `Stop` (1) that names
 * everything that is invalid: files, records, fields, and references between them.
 */
export async function readContent({ definition, folder, linked = [] }: ReadContentInput): Promise<LocalData> {
  const links = foreignLinks({ folder, linked });
  if (links.length > 0) throw new Stop(exit.failed, links);
  const { local } = definition;
  const pictures = openRelativePictures({ folder, texts: textFoldersOf(definition) });
  const lost: Problem[] = [];
  const onLost = (problem: Problem) => void lost.push(problem);
  const read = await Promise.all(
    Object.entries(local.parts).map(
      async ([name, part]) => [name, await readPart({ definition, folder, part, pictures, onLost })] as const,
    ),
  );
  const parts = Object.fromEntries(read.map(([name, { data }]) => [name, data]));
  const invalid = read.flatMap(([, { problems }]) => problems);
  const problems = [...invalid, ...local.problems({ ...contentCheck(folder), parts })];
  if (problems.some(({ severity }) => severity === 'error')) throw new Stop(exit.failed, problems);
  // Files are read in any order.
  lost.sort((a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }));
  const unread = await unreadFiles({ definition, folder });
  return { content: local.of(parts), warnings: [...problems, ...unread, ...pictures.problems()], lost };
}

/** The files of the content, with their schemas; `*` matches any name. */
export const contentFiles = ({ local }: Pick<SiteDefinition, 'local'>) =>
  Object.values(local.parts).map((part) => {
    if (part.kind === 'file') return { path: part.path, schema: part.schema };
    if (part.kind === 'files') return { path: `${part.path}/*.json`, schema: part.schema };
    return { path: `${part.path}/*.md`, schema: part.written ?? part.schema };
  });

/** Folders of texts that may have pictures beside them. */
export const textFoldersOf = ({ local }: Pick<SiteDefinition, 'local'>): readonly string[] =>
  Object.values(local.parts).flatMap((part) => (part.kind === 'texts' && part.pictures ? [part.path] : []));

/** What the site's checks of its content can use. Files are read again: few builds have such a problem. */
export function contentCheck(folder: string): ContentCheck {
  const placeOf = (path: string, steps: readonly PropertyKey[]) => placeIn(readSource({ folder, path }), steps);
  return {
    place(path, steps) {
      const place = steps && placeOf(path, steps);
      return join(folder, path) + (place ? `:${place}` : '');
    },
    atField: ({ path, steps, ...said }) => fieldProblem({ folder, path, place: placeOf(path, steps), steps, ...said }),
    hint,
  };
}

type ReadPartInput = Pick<ReadContentInput, 'definition' | 'folder'> & {
  part: ContentPart;
  pictures: RelativePictures;
  onLost: (problem: Problem) => void;
};

function readPart({ part, ...input }: ReadPartInput): Promise<Read<unknown>> {
  const { folder } = input;
  switch (part.kind) {
    case 'file':
      return (part.optional ? readOptionalJson : readJson)({ folder, ...part });
    case 'files':
      return readJsonFolder({ folder, ...part });
    case 'texts':
      return readMarkdownFolder({ ...part, ...input });
  }
}
