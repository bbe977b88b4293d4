import { randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageSources } from './page-sources.ts';

/** A page made earlier: the content it came to, and what the build says of it. */
export type MadePage = { hash: string; text: number; modified: string | null; sources: PageSources; /** Name of its card. */ card: string | null };

/** Pages by their fingerprint. Losing some costs time only. */
export type Reuse = {
  find(fingerprint: string): MadePage | null;
  remember(fingerprint: string, page: MadePage): void;
  /** Gives up what this build has not asked for, once that is most of it. */
  tidy(): Promise<void>;
  /** Writes what is under way. */
  close(): Promise<void>;
};

/** One line a page, so that a build that is killed loses the last line at most. */
const format = (fingerprint: string, page: MadePage) => `${fingerprint} ${JSON.stringify(page)}\n`;
const line = /^([0-9a-f]{64}) (\{.*\})$/;

/** The file is written anew when it holds so many times what the build used. */
const slack = 4;

/** Opens the memory of rendered pages below a cache folder. One that cannot be read counts as empty. */
export async function openReuse(cache: string): Promise<Reuse> {
  const path = join(cache, 'pages.log');
  const text = await readFile(path, 'utf8').catch(() => '');
  // Nearly all pages need the same of their policy: it is held once.
  const shared = new Map<string, PageSources>();
  const held = (page: MadePage): MadePage => {
    const name = JSON.stringify(page.sources);
    const sources = shared.get(name) ?? page.sources;
    shared.set(name, sources);
    return { ...page, sources };
  };
  const pages = new Map(text.split('\n').flatMap(parse).map(([fingerprint, page]) => [fingerprint, held(page)]));
  const lines = text === '' ? 0 : text.split('\n').length;
  const used = new Map<string, MadePage>();
  let log: WriteStream | null = null;
  let broken = false;

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
    find(fingerprint) {
      const page = pages.get(fingerprint);
      if (page) used.set(fingerprint, page);
      return page ?? null;
    },
    remember(fingerprint, page) {
      used.set(fingerprint, held(page));
      append(format(fingerprint, page));
    },
    async tidy() {
      await end();
      if (lines <= used.size * slack) return;
      const draft = `${path}.${randomUUID()}`;
      const kept = [...used].map(([fingerprint, page]) => format(fingerprint, page)).join('');
      await writeFile(draft, kept)
        .then(() => rename(draft, path))
        .catch(() => undefined); // only room is lost
    },
    close: end,
  };
}

/** A line as we wrote it; anything else counts as none. */
function parse(text: string): [string, MadePage][] {
  const [, fingerprint, json] = line.exec(text) ?? [];
  if (fingerprint === undefined || json === undefined) return [];
  try {
    const { hash, text: length, modified, sources, card } = JSON.parse(json) as Record<string, unknown>;
    const fits = typeof hash === 'string' && typeof length === 'number' && isTextOrNull(modified) && isTextOrNull(card) && isSources(sources);
    return fits ? [[fingerprint, { hash, text: length, modified, sources, card }]] : [];
  } catch {
    return [];
  }
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

function isSources(value: unknown): value is PageSources {
  return ['scripts', 'styles', 'media'].every((kind) => Array.isArray((value as Record<string, unknown> | undefined)?.[kind]));
}
