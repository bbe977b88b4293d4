import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { CallName } from '../../config/calls/index.ts';
import type { Problem } from '../problem.ts';
import { canonical, digest } from './canonical.ts';
import type { LinkAt } from './links.ts';

/** A good answer as it is kept between builds. */
export type Snapshot = {
  /** The response body as it came. */
  raw: Buffer;
  etag: string | null;
  /** Hash of the data that the code named by `engine` made of it. */
  hash: string;
  engine: string;
  /** Links in the data to addresses of this site. */
  links: readonly LinkAt[];
};

/** Which answer: `key` stands for call and request. */
export type Place = { call: CallName; request: unknown; key: string };

export type Snapshots = {
  /** `null` when there is none; with a problem when there is one that cannot be used. */
  load(place: Place): Promise<{ snapshot: Snapshot | null; problem: Problem | null }>;
  /** Replaces the kept answer in one rename. */
  save(place: Place, snapshot: Snapshot): Promise<Problem | null>;
};

const metaSchema = z.object({
  call: z.string(),
  request: z.unknown(),
  etag: z.string().nullable(),
  hash: z.string(),
  engine: z.string(),
  links: z.array(z.object({ to: z.string(), at: z.string() })).default([]),
  /** SHA-256 of the body: a file cut off by a full disk or a power cut is found out. */
  body: z.string(),
});

/** The last good answers, one file each: a line of JSON about the answer, then the body as it came. */
export function openSnapshots(options: { cache: string; namespace: string }): Snapshots {
  const root = join(options.cache, 'answers', options.namespace);
  let written = 0;
  const fileOf = ({ call, key }: Place) => join(root, call, key.slice(0, 2), key.slice(2));
  return {
    async load(place) {
      const file = fileOf(place);
      try {
        return { snapshot: parse(await readFile(file), place), problem: null };
      } catch (error) {
        const code = codeOf(error);
        const absent = code === 'ENOENT' || code === 'ENOTDIR';
        return { snapshot: null, problem: absent ? null : unusable(file, error) };
      }
    },
    async save(place, snapshot) {
      const file = fileOf(place);
      written += 1;
      const temporary = `${file}.${process.pid}-${written}.tmp`;
      try {
        await write(temporary, format(place, snapshot));
        await rename(temporary, file);
        return null;
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined);
        return unwritable(root, error);
      }
    },
  };
}

/** Writes a file; its folder is made only when it is missing, which is rare among many answers. */
async function write(file: string, content: Buffer): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

function format({ call, request }: Place, { raw, etag, hash, engine, links }: Snapshot): Buffer {
  const meta = { call, request, etag, hash, engine, links: [...links], body: digest(raw) } satisfies z.input<typeof metaSchema>;
  return Buffer.concat([Buffer.from(`${JSON.stringify(meta)}\n`), raw]);
}

function parse(file: Buffer, { call, request }: Place): Snapshot {
  const end = file.indexOf('\n');
  if (end < 0) throw new Error('it has no line that says what it is');
  const parsed = metaSchema.safeParse(JSON.parse(file.toString('utf8', 0, end)));
  if (!parsed.success) throw new Error('its first line does not say what it is');
  const { body, etag, hash, engine, links, ...meta } = parsed.data;
  if (meta.call !== call || canonical(meta.request) !== canonical(request)) throw new Error('it is the answer of another call');
  // Copied out: a view would keep the whole file in memory with it.
  const raw = Buffer.from(file.subarray(end + 1));
  if (digest(raw) !== body) throw new Error('its body is damaged');
  return { raw, etag, hash, engine, links };
}

function unusable(file: string, error: unknown): Problem {
  const why = error instanceof SyntaxError ? 'its first line is not JSON' : error instanceof Error ? error.message : String(error);
  return {
    severity: 'warning',
    what: 'A kept answer cannot be used, and counts as absent',
    where: file,
    why,
    fix: 'Nothing, when the call answers: its next good answer replaces the file. When it comes back, check the disk',
  };
}

function unwritable(root: string, error: unknown): Problem {
  return {
    severity: 'warning',
    what: 'Good answers cannot be kept for the next build',
    where: root,
    why: error instanceof Error ? error.message : String(error),
    fix: 'Make the folder named by SITE_CACHE writable, with room on its disk',
  };
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}
