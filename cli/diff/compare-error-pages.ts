import * as z from 'zod';
import { type Edition, editionNames } from '../../config/editions.ts';
import type { FileChange } from './compare-files.ts';
import type { ComparedRelease } from './open-release.ts';
import type { PageTally } from './page-tally.ts';

type CompareErrorPagesOptions = { before: ComparedRelease; after: ComparedRelease; tally: Pick<PageTally, 'compare'> };

/** Compares error pages, which are not in manifests, by file name. Returns those that were added or removed. */
export function compareErrorPages({ before, after, tally }: CompareErrorPagesOptions): FileChange[] {
  const [olds, nows] = [errorFiles(before), errorFiles(after)];
  return [...new Set([...olds.keys(), ...nows.keys()])].sort().flatMap((file): FileChange[] => {
    const [old, now] = [before.text(file), after.text(file)];
    if (old === null || now === null)
      return old === now ? [] : [{ path: file, change: old === null ? 'added' : 'removed' }];
    const edition = nows.get(file) ?? olds.get(file)!;
    if (old !== now) tally.compare({ edition, address: `/${file}`, family: 'error pages' }, { old, now });
    return [];
  });
}

const files = z.record(z.string(), z.string()).default({});
const schema = z.array(z.object({ edition: z.enum(editionNames), errors: files, phoneErrors: files }));

/** The error pages of a release, by its own rules, with their editions; none when another version of the program wrote the rules. */
function errorFiles({ rules }: ComparedRelease): Map<string, Edition> {
  const { data: editions = [] } = schema.safeParse(rules['editions']);
  return new Map(
    editions.flatMap(({ edition, errors, phoneErrors }) =>
      [...Object.values(errors), ...Object.values(phoneErrors)].map((file) => [file, edition] as const),
    ),
  );
}
