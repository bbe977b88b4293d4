import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type YAMLParseError } from 'yaml';
import { isBeside } from '../../config/rules/content-picture.ts';
import type * as z from 'zod';
import type { Stop } from '../problem.ts';
import type { RelativePictures } from './relative-pictures.ts';
import { namesIn } from './content-folder.ts';
import { fileProblem, gather, validateFile } from './content-problem.ts';
import { htmlOf, topHeading } from './markdown.ts';
import type { Source } from './source-place.ts';
import { readText } from './text-file.ts';

/** A Markdown file: base name, front matter, and text as HTML. */
type MarkdownFile<Front> = { id: string; front: Front; content: string };

type Folder<Schema> = {
  folder: string;
  path: string;
  schema: Schema;
  /** Reserved names, with the reason. */
  reserved?: (id: string) => string | undefined;
  /** Resolves pictures with relative addresses (`./`). */
  pictures: RelativePictures;
  optional?: boolean;
};

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const FRONT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Reads all Markdown files of a folder, sorted by name. Throws a `Stop` with the problems of all files. */
export async function readMarkdownFolder<Schema extends z.ZodType>(
  given: Folder<Schema>,
): Promise<MarkdownFile<z.output<Schema>>[]> {
  const { folder, path, optional = false } = given;
  const ids = await namesIn({ folder, path, ending: '.md', optional });
  return gather(ids.map((id) => readMarkdown({ ...given, path: `${path}/${id}.md`, id })));
}

/** The front matter of a Markdown file, or the text of a JSON file, to find the places of its fields. */
export function readSource({ folder, path }: { folder: string; path: string }): Source {
  const text = readFileSync(join(folder, path), 'utf8');
  const [, front] = FRONT.exec(text) ?? [];
  return front === undefined ? { text, linesBefore: 0 } : { text: front, linesBefore: 1 };
}

async function readMarkdown<Schema extends z.ZodType>({
  folder,
  path,
  schema,
  reserved,
  pictures,
  id,
}: Folder<Schema> & { id: string }): Promise<MarkdownFile<z.output<Schema>>> {
  const refuse: Refuse = (what, why, fix, place = null) => fileProblem({ folder, path, place, what, why, fix });
  if (!ID.test(id)) {
    throw refuse(
      'cannot be an address',
      `${JSON.stringify(id)} is not lower-case words joined by hyphens`,
      'rename the file',
    );
  }
  const taken = reserved?.(id);
  if (taken !== undefined) throw refuse('cannot be an address', taken, 'rename the file');
  const text = await readText({ folder, path });
  const [, front, body] = FRONT.exec(text) ?? [];
  if (front === undefined || body === undefined) {
    throw refuse(
      'has no front matter',
      'it does not begin with a block between two lines of ---',
      'begin it with title, summary and the other fields',
    );
  }
  const picture = (href: string) => {
    const line = text.slice(0, Math.max(0, text.indexOf(href))).split('\n').length;
    return pictures.find({ path, line, href });
  };
  const fields = validateFile({
    folder,
    path,
    schema,
    raw: withCover(yaml(front, refuse), picture),
    source: { text: front, linesBefore: 1 },
  });
  if (body.trim() === '') {
    throw refuse('has no text', 'nothing follows its front matter', 'write the article, or remove the file');
  }
  const heading = topHeading(body);
  if (heading !== undefined) {
    throw refuse(
      'has a second title',
      `its heading ${JSON.stringify(heading)} is of the first level, which is the title's`,
      'begin the headings of the text with ##',
    );
  }
  return { id, front: fields, content: htmlOf({ markdown: body, picture }) };
}

/** Resolves a relative cover; a missing one is removed. */
function withCover(front: unknown, picture: (href: string) => string | null): unknown {
  if (typeof front !== 'object' || front === null || !('cover' in front)) return front;
  const { cover, ...rest } = front;
  if (typeof cover !== 'string' || !isBeside(cover)) return front;
  const address = picture(cover);
  return address === null ? rest : { ...rest, cover: address };
}

type Refuse = (what: string, why: string, fix: string, place?: string | null) => Stop;

function yaml(text: string, refuse: Refuse): unknown {
  try {
    return parse(text);
  } catch (error) {
    const { message, linePos } = error as YAMLParseError;
    // The front matter begins on the second line of the file.
    const place = linePos ? `${linePos[0].line + 1}:${linePos[0].col}` : null;
    const why = message.replace(/ at line \d+, column \d+:[\s\S]*$/, '');
    throw refuse('has front matter that is not YAML', why, 'correct the syntax error', place);
  }
}
