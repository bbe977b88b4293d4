import { join } from 'node:path';
import * as z from 'zod';
import type { ContentCheck, ContentPart, MarkdownFile } from '../define/local-content.ts';
import type { SiteDefinition } from '../define/site.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { foreignLinks } from './content-links.ts';
import { fieldProblem, type Read } from './content-problem.ts';
import { hint } from './explain-issue.ts';
import { readJson, readJsonFolder, readOptionalJson } from './json-file.ts';
import { readMarkdownFolder, readSource } from './markdown-file.ts';
import { openRelativePictures, type RelativePictures } from './relative-pictures.ts';
import { placeIn } from './source-place.ts';
import { withTextPlaces } from './text-places.ts';
import { unreadFiles } from './unread-files.ts';

export type ReadContentOptions = {
  definition: Pick<SiteDefinition, 'local' | 'records'>;
  folder: string;
  /** Folders besides it that links in it may lead to. */
  linked?: readonly string[];
};

/** A Markdown file with an error: its path, and its text as HTML, null when it cannot be read so far. */
export type FaultyText = { path: string; html: string | null };

/** Content as the site makes it of its files, with problems that do not prevent it from being shown. */
export type LocalData = {
  content: unknown;
  /** What prevents it from being shown; then the content is what is valid of the files. */
  errors: readonly Problem[];
  /** The Markdown files with errors. */
  faulty: readonly FaultyText[];
  /** Whether a JSON file has an error, so that any list may lack records. */
  lacksRecords: boolean;
  /** Whether a file that the site's code imports has an error, so that pages cannot be loaded. */
  breaksCode: boolean;
  /** Warnings, such as missing pictures. */
  warnings: readonly Problem[];
  /** Errors of texts: parts of them are not shown. */
  lost: readonly Problem[];
};

/**
 * Reads a content folder (see config/content/README.md). Links may lead to it and to the folders of `linked`. Throws a `Stop` (1) that names
 * everything that is invalid: files, records, fields, and references between them; and what else it found.
 */
export async function readContent(input: ReadContentOptions): Promise<LocalData> {
  const read = await readValidContent(input);
  if (read.errors.length > 0)
    throw new Stop(exit.failed, [...read.warnings, ...read.lost.map(asWarning), ...read.errors]);
  return read;
}

/** The same with errors as values. Throws a `Stop` (1) for links out of the folder, which are not read. */
export async function readValidContent({ definition, folder, linked = [] }: ReadContentOptions): Promise<LocalData> {
  const links = foreignLinks({ folder, linked });
  if (links.length > 0) throw new Stop(exit.failed, links);
  const { local } = definition;
  const pictures = openRelativePictures({ folder, texts: textFoldersOf(definition) });
  const lost: Problem[] = [];
  const onLost = (problem: Problem) => void lost.push(problem);
  const read = await Promise.all(
    Object.entries(local.parts).map(
      async ([name, part]) => [name, part, await readPart({ definition, folder, part, pictures, onLost })] as const,
    ),
  );
  const parts = Object.fromEntries(read.map(([name, , { data }]) => [name, data]));
  const valid = Object.fromEntries(
    read.map(([name, part, { data, rest = null }]) => [name, data ?? rest ?? emptyOf(part)]),
  );
  const problems = [
    ...read.flatMap(([, , found]) => found.problems),
    ...local.problems({ ...contentCheck(folder), parts }),
  ];
  const errors = problems.filter(({ severity }) => severity === 'error');
  // Files are read in any order.
  lost.sort((a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }));
  const unread = await unreadFiles({ definition, folder });
  return {
    content: local.of(withTextPlaces({ definition, parts: valid })),
    errors,
    warnings: [...problems.filter(({ severity }) => severity === 'warning'), ...unread, ...pictures.problems()],
    lost,
    faulty: read.flatMap(([, part, { data }]) =>
      part.kind === 'texts'
        ? ((data ?? []) as readonly MarkdownFile[])
            .filter(({ text }) => text === null)
            .map(({ path, faulty: html = null }) => ({ path, html }))
        : [],
    ),
    lacksRecords: read.some(([, part, found]) => part.kind !== 'texts' && hasError(found)),
    breaksCode: read.some(([, part, found]) => isOfCode(part) && hasError(found)),
  };
}

/** Throws a `Stop` (1) that names everything invalid in the files that the site's code imports: its pages cannot be loaded then. */
export async function assertCodeContent({ definition, folder }: Omit<ReadContentOptions, 'linked'>): Promise<void> {
  const pictures = openRelativePictures({ folder, texts: [] });
  const read = await Promise.all(
    Object.values(definition.local.parts)
      .filter(isOfCode)
      .map((part) => readPart({ definition, folder, part, pictures, onLost: () => undefined })),
  );
  const problems = read.flatMap((found) => found.problems);
  if (read.some(hasError)) throw new Stop(exit.failed, problems);
}

const isOfCode = (part: ContentPart) => part.kind === 'file' && part.code === true;

const hasError = ({ problems }: Read<unknown>) => problems.some(({ severity }) => severity === 'error');

/** A problem of a text that does not prevent a build. */
export const asWarning = (problem: Problem): Problem => ({ ...problem, severity: 'warning' });

/** What stands for a part that cannot be read: no records. */
function emptyOf(part: ContentPart): unknown {
  if (part.kind === 'texts') return [];
  if (part.kind === 'files') return {};
  return [[], {}].find((empty) => part.schema.safeParse(empty).success) ?? objectOfLists(part.schema);
}

/** An object each of whose fields is empty. */
const objectOfLists = (schema: z.ZodType): unknown =>
  schema instanceof z.ZodObject
    ? Object.fromEntries(Object.keys(schema.shape as object).map((name) => [name, []]))
    : {};

/** The files of the content, with their schemas; `*` matches any name. */
export const contentFiles = ({ local }: Pick<SiteDefinition, 'local'>) =>
  Object.values(local.parts).map((part) => {
    if (part.kind === 'file') return { path: part.path, schema: part.schema, part };
    if (part.kind === 'files') return { path: `${part.path}/*.json`, schema: part.schema, part };
    return { path: `${part.path}/*.md`, schema: part.written ?? part.schema, part };
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

type ReadPartOptions = Pick<ReadContentOptions, 'definition' | 'folder'> & {
  part: ContentPart;
  pictures: RelativePictures;
  onLost: (problem: Problem) => void;
};

function readPart({ part, ...input }: ReadPartOptions): Promise<Read<unknown>> {
  const { folder } = input;
  switch (part.kind) {
    case 'file':
      // The bundler reports that a file of code is missing; another content folder needs none.
      return (part.optional || part.code ? readOptionalJson : readJson)({ folder, ...part });
    case 'files':
      return readJsonFolder({ folder, ...part });
    case 'texts':
      return readMarkdownFolder({ ...part, ...input });
  }
}
