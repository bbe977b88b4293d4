import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedResponses } from '../content/record-responses.ts';
import { parseRequestKey } from '../content/request-key.ts';
import type { Received, ReceivedHash, Skipped } from '../content/received.ts';
import { writeAtomically } from '../lib/write-atomically.ts';
import type { Problem } from '../problem.ts';
import type { ReleaseFiles } from '../release/existing-release.ts';
import { sha256 } from '../lib/sha256.mjs';
import type { Report } from '../report/report.ts';

/** Inputs and result of the last complete build. If all inputs are unchanged, the next build ends early. */
export type LastBuild = {
  /** Hash of all inputs besides API responses. */
  key: string;
  content: string;
  /** Time span in which no record appears or expires, in milliseconds since 1970; null: no end. */
  from: number;
  until: number | null;
  /** Responses in rounds: each round follows from the responses of the previous one. */
  rounds: readonly (readonly ReceivedHash[])[];
  skipped: Skipped;
  parts: ReleaseFiles;
  pages: Omit<Report['pages'], 'rendered' | 'reused' | 'carried'>;
  sizes: Report['sizes'];
  /** Warnings about content and tables, which an unchanged build repeats. */
  warnings: readonly Problem[];
};

const fileIn = (cache: string) => join(cache, 'last-build.json');

/** Stores a build for the next one. Write errors are ignored. */
export async function keepLastBuild(cache: string, build: LastBuild): Promise<void> {
  const text = JSON.stringify(build);
  await writeAtomically(fileIn(cache), `${sha256(text)}\n${text}`).catch(() => undefined);
}

/** The last complete build; null when there is none or its record is damaged. */
export async function readLastBuild(cache: string): Promise<LastBuild | null> {
  const file = await readFile(fileIn(cache), 'utf8').catch(() => '');
  const end = file.indexOf('\n');
  const text = file.slice(end + 1);
  // A matching hash proves that this program wrote the record.
  return end > 0 && file.slice(0, end) === sha256(text) ? (JSON.parse(text) as LastBuild) : null;
}

/**
 * Groups responses in rounds: lists, further pages of lists, and records. If a list became shorter, the check ends before it requests a
 * page that no longer exists.
 */
export function roundsOf(responses: NonNullable<Received['responses']>, lists: RecordedResponses): LastBuild['rounds'] {
  const rounds: [ReceivedHash[], ReceivedHash[], ReceivedHash[]] = [[], [], []];
  for (const response of responses) {
    const [callKey] = response;
    const { page = 1 } = parseRequestKey(callKey).request as { page?: number };
    rounds[!lists.has(callKey) ? 2 : page > 1 ? 1 : 0].push(response);
  }
  return rounds;
}
