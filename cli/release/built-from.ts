import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/**
 * What a release was built from. It is in `report.json`, not in the manifest or the content hash: the same content is the same release,
 * whichever commit, branch or run built it.
 */
export type BuiltFrom = {
  commit: string | null;
  /** Whether files differed from the commit; null when unknown, as in CI. */
  modified: boolean | null;
  branch: string | null;
  /** The run of a CI system: its address, or its number. */
  run: string | null;
  /** Settings and options of the build, without secrets. */
  configuration: Readonly<Record<string, string>>;
};

const schema: z.ZodType<BuiltFrom> = z.object({
  commit: z.string().nullable(),
  modified: z.boolean().nullable(),
  branch: z.string().nullable(),
  run: z.string().nullable(),
  configuration: z.record(z.string(), z.string()),
});

/** Reads what a release was built from; null where its report is missing, damaged or of an earlier version. */
export async function readBuiltFrom(folder: string): Promise<BuiltFrom | null> {
  try {
    const report: unknown = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
    return z.object({ builtFrom: schema }).parse(report).builtFrom;
  } catch {
    return null;
  }
}
