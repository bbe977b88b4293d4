import { randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { shortHash } from '../sha256.mjs';
import type { PageSources } from './page-sources.ts';

/** A page made earlier: the content it came to, and what the build says of it. */
export type MadePage = {
  hash: string;
  text: number;
  modified: string | null;
  sources: PageSources /** Name of its card. */;
  card: string | null;
  /** Hash of the planned addresses when its links were marked, and of those that are marked in it. */
  planned: string;
  links: string | null;
};

/** Pages by their fingerprint. Losing some costs time only. */
export type Reuse = {
  /** Whether there is nothing to find. */
  isEmpty: boolean;
  find(fingerprint: string): MadePage | null;
  /** Answers the page as it is held: what pages need alike is the same object in all of them. */
  remember(fingerprint: string, page: MadePage): MadePage;
  /** Evicts what this build has not used, once that is most of it. */
  tidy(): Promise<void>;
  /** Writes what is under way. */
  close(): Promise<void>;
};

type Known = { page: MadePage; used: boolean };

/** The file is rewritten when it holds this many times what the build used. */
const slack = 4;

/**
 * Opens the memory of rendered pages below a cache folder. One that cannot be read counts as empty.
 *
 * A line is a page, after its fingerprint, or what pages need, after its hash: nearly all need the same. It ends with its checksum, so that
 * a damaged one counts for nothing. A build that is killed loses the last line at most.
 */
export async function openReuse(cache: string): Promise<Reuse> {
  const path = join(cache, 'pages.log');
  const text = await readFile(path, 'utf8').catch(() => '');
  const sources = new Map<string, PageSources>();
  const pages = new Map<string, Known>();
  for (const line of text.split('\n')) read(checked(line));
  const lines = pages.size;
  /** Pages of this build are not read again in it. */
  let added = 0;
  let log: WriteStream | null = null;
  let broken = false;

  function read(line: string): void {
    const at = line.indexOf(' ');
    const [name, value] = [line.slice(0, at), parsed(line.slice(at + 1))];
    if (isSources(value)) sources.set(name, value);
    if (!Array.isArray(value) || name.length !== 64) return;
    const [hash, length, modified, needs, card, planned, links] = value as unknown[];
    const needed = typeof needs === 'string' ? sources.get(needs) : undefined;
    const fits =
      typeof hash === 'string' &&
      typeof length === 'number' &&
      typeof planned === 'string' &&
      isTextOrNull(modified) &&
      isTextOrNull(card) &&
      isTextOrNull(links);
    if (fits && needed) {
      const page = { hash, text: length, modified, sources: needed, card, planned, links };
      pages.set(name, { page, used: false });
    }
  }

  /** The line of what a page needs, where it is a new one; and its name. */
  function named(needed: PageSources): { name: string; held: PageSources; line: string } {
    const json = JSON.stringify(needed);
    const name = shortHash(json);
    const held = sources.get(name);
    if (held) return { name, held, line: '' };
    sources.set(name, needed);
    return { name, held: needed, line: withCheck(`${name} ${json}`) };
  }

  const lineOf = (
    fingerprint: string,
    { hash, text: length, modified, card, planned, links }: MadePage,
    needs: string,
  ) => withCheck(`${fingerprint} ${JSON.stringify([hash, length, modified, needs, card, planned, links])}`);

  const append = (entry: string) => {
    if (broken) return;
    log ??= createWriteStream(path, { flags: 'a' }).on('error', () => (broken = true));
    log.write(entry);
  };
  const end = async () => {
    const open = log;
    log = null;
    if (open && !broken) await new Promise<void>((done) => open.on('error', () => done()).end(done));
  };
  await mkdir(cache, { recursive: true }).catch(() => (broken = true));
  // A line that a killed build left unfinished must not swallow the next one.
  if (text !== '' && !text.endsWith('\n')) append('\n');

  return {
    isEmpty: lines === 0,
    find(fingerprint) {
      const known = pages.get(fingerprint);
      if (!known) return null;
      known.used = true;
      return known.page;
    },
    remember(fingerprint, made) {
      const { name, held, line } = named(made.sources);
      const page = { ...made, sources: held };
      added += 1;
      append(line + lineOf(fingerprint, page, name));
      return page;
    },
    async tidy() {
      await end();
      let used = added;
      for (const known of pages.values()) if (known.used) used += 1;
      if (lines <= used * slack) return;
      const draft = `${path}.${randomUUID()}`;
      await readFile(path, 'utf8')
        .then((whole) =>
          writeFile(
            draft,
            whole
              .split('\n')
              .filter((line) => pages.get(line.slice(0, 64))?.used !== false)
              .join('\n'),
          ),
        )
        .then(() => rename(draft, path))
        .catch(() => undefined); // only room is lost
    },
    close: end,
  };
}

const withCheck = (line: string) => `${line} ${crc32(line)}\n`;

/** A line without its checksum; empty where that is another one. */
function checked(line: string): string {
  const end = line.lastIndexOf(' ');
  const said = line.slice(0, end);
  return line.slice(end + 1) === String(crc32(said)) ? said : '';
}

/** What a line says; null where it is none of ours. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

const kinds = ['scripts', 'styles', 'media', 'files'] as const satisfies (keyof PageSources)[];

function isSources(value: unknown): value is PageSources {
  return value !== null && kinds.every((kind) => Array.isArray((value as Record<string, unknown>)[kind]));
}
