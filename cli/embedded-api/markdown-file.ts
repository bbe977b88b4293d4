import { join } from 'node:path';
import { contentBounds } from '../lib/content-bounds.ts';
import { isBeside } from '../define/content-picture.ts';
import type * as z from 'zod';
import type { MarkdownFile } from '../define/local-content.ts';
import type { SiteDefinition } from '../define/site.ts';
import { readRegularFile } from '../lib/read-regular-file.ts';
import { TimeOutError, withinTime } from '../lib/within-time.ts';
import type { Problem } from '../problem.ts';
import type { RelativePictures } from './relative-pictures.ts';
import { namesIn } from './content-folder.ts';
import { attempt, fileProblem, joinParts, type Read, validateFile } from './content-problem.ts';
import { readFrontMatter } from './front-matter.ts';
import { htmlOf, topHeadings } from './markdown.ts';
import { addressOfFile } from './text-links.ts';
import type { Source } from './source-place.ts';
import { readText } from './text-file.ts';

type Folder<Schema> = {
  definition: Pick<SiteDefinition, 'local' | 'records'>;
  folder: string;
  path: string;
  schema: Schema;
  /** Reserved names, with the reason. */
  reserved?: (id: string) => string | undefined;
  /** Resolves pictures with relative addresses (`./`). */
  pictures: RelativePictures;
  /** Receives an error for each piece of a text that is not shown, and a warning for what is shown otherwise. */
  onLost: (problem: Problem) => void;
  optional?: boolean;
};

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Blanks after `---` are invisible. A byte order mark is removed by the decoder. */
const FRONT = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** Reads all Markdown files of a folder, sorted by name. */
export function readMarkdownFolder<Schema extends z.ZodType>(
  given: Folder<Schema>,
): Promise<Read<MarkdownFile<z.output<Schema>>[]>> {
  const { folder, path, optional = false } = given;
  return attempt(async () => {
    const ids = await namesIn({ folder, path, ending: '.md', optional });
    return joinParts(
      ids.map(async (id) => {
        const file = `${path}/${id}.md`;
        const { data, problems } = await attempt(() => readMarkdown({ ...given, path: file, id }));
        return { data: data ?? { id, path: file, written: null, text: null }, problems };
      }),
    );
  });
}

/** The front matter of a Markdown file, or the text of a JSON file, to find the places of its fields. */
export function readSource({ folder, path }: { folder: string; path: string }): Source {
  const { bytes } = readRegularFile({ file: join(folder, path), most: contentBounds.contentFile });
  const text = String(bytes ?? '');
  const [, front] = FRONT.exec(text) ?? [];
  return front === undefined ? { text, linesBefore: 0 } : { text: front, linesBefore: 1 };
}

async function readMarkdown<Schema extends z.ZodType>({
  definition,
  folder,
  path,
  schema,
  reserved,
  pictures,
  onLost,
  id,
}: Folder<Schema> & { id: string }): Promise<Read<MarkdownFile<z.output<Schema>>>> {
  const refuse = (what: string, why: string, fix: string, place: string | null = null) =>
    fileProblem({ folder, path, place, what, why, fix });
  const problems: Problem[] = [];
  const taken = ID.test(id) ? reserved?.(id) : `${JSON.stringify(id)} is not lower-case words joined by hyphens`;
  if (taken !== undefined) problems.push(...refuse('cannot be an address', taken, 'rename the file').problems);
  const text = await readText({ folder, path });
  const [matched, front = '', body = ''] = FRONT.exec(text) ?? [];
  if (matched === undefined) {
    throw refuse(
      'has no front matter',
      /^---[ \t]*\r?\n/.test(text)
        ? 'its first line is ---, and no later line is'
        : FRONT.test(text.trimStart())
          ? 'an empty line or a space stands before its first ---'
          : 'it does not begin with a block between two lines of ---',
      FRONT.test(text.trimStart())
        ? 'remove what stands there'
        : 'begin it with title, summary and the other fields, between two lines of ---',
    );
  }
  const picture = (href: string) => {
    const line = text.slice(0, Math.max(0, text.indexOf(href))).split('\n').length;
    return pictures.find({ path, line, href });
  };
  const { fields, faults, text: readable } = readFrontMatter(front);
  // The front matter begins on the second line of the file.
  for (const {
    place: [line, column],
    why,
    fix,
  } of faults)
    problems.push(...refuse('has front matter that is not YAML', why, fix, `${line + 1}:${column}`).problems);
  const source = { text: readable, linesBefore: 1 };
  const valid =
    fields === null && faults.length > 0
      ? null
      : validateFile({ folder, path, schema, raw: withCover(fields, picture), source });
  problems.push(...(valid?.problems ?? []));
  if (body.trim() === '')
    problems.push(
      ...refuse('has no text', 'nothing follows its front matter', 'write the article, or remove the file').problems,
    );
  const linesBefore = text.slice(0, text.length - body.length).split('\n').length - 1;
  const { headings, ...converted } = inTime({ folder, path }, () => ({
    headings: topHeadings(body),
    ...htmlOf({ markdown: body, picture, link: (href) => addressOfFile({ definition, folder, path, href }) }),
  }));
  for (const heading of headings)
    problems.push(
      ...refuse(
        'has a second title',
        `its heading ${JSON.stringify(heading.text)} is of the first level, which is the title's`,
        'begin the headings of the text with ##',
        String(heading.line + linesBefore),
      ).problems,
    );
  const isInvalid = problems.some(({ severity }) => severity === 'error');
  const { html: content, lost, remarks } = converted;
  for (const piece of lost)
    onLost(lostProblem({ file: join(folder, path), path, ...piece, line: piece.line + linesBefore }));
  for (const { what, line, ...said } of remarks)
    onLost({
      severity: 'warning',
      what: `${path}: ${what}`,
      where: `${join(folder, path)}:${line + linesBefore}`,
      ...said,
    });
  const read = isInvalid || !valid?.data ? null : { front: valid.data, content };
  return { data: { id, path, written: fields, text: read, ...(read === null && { faulty: content }) }, problems };
}

/** Milliseconds to convert a text: the longest takes less than one second. */
const conversionTime = 10_000;

/**
 * Converts the Markdown of a file. The parser takes time that grows with the square of some texts, and more stack than there is for others:
 * both are errors of the file.
 */
function inTime<Result>(file: { folder: string; path: string }, work: () => Result): Result {
  try {
    return withinTime(conversionTime, work);
  } catch (failure) {
    const { name, message } = failure as Error;
    if (!(failure instanceof TimeOutError) && name !== 'RangeError') throw failure;
    throw fileProblem({
      ...file,
      what: 'cannot be converted to HTML',
      why: failure instanceof TimeOutError ? message : 'its lists, quotations or signs are nested too deeply',
      fix: 'remove the long rows of signs from its text, or divide it',
    });
  }
}

type LostProblemOptions = { file: string; path: string; line: number; text: string };

function lostProblem({ file, path, line, text }: LostProblemOptions): Problem {
  return {
    severity: 'error',
    what: `${path}: text is not shown: ${JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text)}`,
    where: `${file}:${line}`,
    why: 'the line is in the file, and what its Markdown gives lacks this text',
    fix: 'correct its syntax: a cell without a column, a note without a mark and a link definition without a link are not shown',
  };
}

/** Resolves a relative cover; a missing one is removed. */
function withCover(front: unknown, picture: (href: string) => string | null): unknown {
  if (typeof front !== 'object' || front === null || !('cover' in front)) return front;
  const { cover, ...rest } = front;
  if (typeof cover !== 'string' || !isBeside(cover)) return front;
  const address = picture(cover);
  return address === null ? rest : { ...rest, cover: address };
}
