import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeAtomically } from '../lib/write-atomically.ts';
import { nullIfMissing, nullIfThrown } from '../lib/failure.ts';
import { outputFolder } from '../release/output-folder.ts';

const fileOf = (out: string) => join(outputFolder(out).run, 'announced.json');
const schema = z.object({ release: z.string() });

/** The last release that was announced to search engines; null when unknown. */
export async function readAnnounced(out: string): Promise<string | null> {
  const text = await nullIfMissing(readFile(fileOf(out), 'utf8'));
  return text === null ? null : nullIfThrown(() => schema.parse(JSON.parse(text)).release);
}

export async function recordAnnounced({ out, release }: { out: string; release: string }): Promise<void> {
  // Cut off, it would be taken for none, and the changes since would never be announced.
  await writeAtomically(fileOf(out), `${JSON.stringify({ release })}\n`);
}
