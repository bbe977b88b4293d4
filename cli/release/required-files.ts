import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
const rulesSchema = z.object({
  editions: z.array(
    z.object({
      home: z.string(),
      errors: z.record(z.string(), z.string()),
      phoneErrors: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

/**
 * The files that a published release needs by its own rules: a release of an earlier version may have fewer error pages. Throws when its
 * rules cannot be read.
 */
export async function requiredFilesOf(folder: string): Promise<string[]> {
  const { editions } = rulesSchema.parse(JSON.parse(await readFile(join(folder, 'redirects.json'), 'utf8')));
  return editions.flatMap(({ home, errors, phoneErrors }) => [
    home,
    ...Object.values(errors),
    ...Object.values(phoneErrors),
  ]);
}
