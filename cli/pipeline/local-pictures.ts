import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import { contentBounds } from '../lib/content-bounds.ts';
import { pictureAddress, pictureName } from '../define/content-picture.ts';
import { textFoldersOf } from '../embedded-api/content.ts';
import type { SiteDefinition } from '../define/site.ts';
import { filesBelow } from '../lib/files-below.ts';
import { isPagePicture } from '../pictures/picture-plugin.ts';
import { pictureProblem } from '../embedded-api/picture-format.ts';
import type { Problem } from '../problem.ts';
import { readRegularFile } from '../lib/read-regular-file.ts';
import { sha256 } from '../lib/sha256.mjs';
import { messageOf } from '../lib/failure.ts';

/** Pictures decoded concurrently; each uses several threads. */
const atOnce = 2;

export type LocalPicture = { address: string; file: string; hash: string };

/** The pictures next to articles and cases, by address, except those that cannot be served. */
type ListLocalPicturesOptions = { definition: Pick<SiteDefinition, 'local'>; content: string };

export async function listLocalPictures({
  definition,
  content,
}: ListLocalPicturesOptions): Promise<ReadonlyMap<string, LocalPicture>> {
  const found = await Promise.all(
    textFoldersOf(definition).map(async (folder) => {
      const names = await readdir(join(content, folder)).catch(() => []);
      return Promise.all(
        names
          .filter((name) => pictureName.test(name))
          .sort()
          .map(async (name): Promise<LocalPicture[]> => {
            const file = join(content, folder, name);
            const { bytes } = readRegularFile({ file, most: contentBounds.picture });
            if (bytes === null) return [];
            // The text that shows it has the warning.
            if (pictureProblem({ name, bytes })?.shown === false) return [];
            const hash = sha256(bytes);
            return [{ address: pictureAddress({ name, hash }), file, hash }];
          }),
      );
    }),
  );
  return new Map(found.flat(2).map((picture) => [picture.address, picture]));
}

/** The pictures beside pages and components, by address. `files` are below the project folder. */
export function pagePictures({ root, files }: { root: string; files: readonly string[] }): Map<string, LocalPicture> {
  return new Map(
    files.filter(isPagePicture).flatMap((path) => {
      const file = join(root, path);
      const { bytes } = readRegularFile({ file, most: contentBounds.picture });
      if (bytes === null) return [];
      const hash = sha256(bytes);
      const address = pictureAddress({ name: basename(path), hash });
      return [[address, { address, file, hash }] as const];
    }),
  );
}

/** All pictures beside pages and components, whether code imports them or not, below the project folder. */
export const picturesOnDisk = (root: string): string[] =>
  ['components', 'pages'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? filesBelow(join(root, folder))
          .map((file) => `${folder}/${file}`)
          .filter(isPagePicture)
      : [],
  );

type UnusedPicturesOptions = { root: string; sources: readonly string[] };

/** Warnings of pictures beside pages that are no source of a page. */
export function unusedPictures({ root, sources }: UnusedPicturesOptions): Problem[] {
  const used = new Set(sources);
  return picturesOnDisk(root)
    .filter((path) => !used.has(path))
    .map((path) => ({
      severity: 'warning',
      what: `${path} is not used`,
      where: path,
      why: 'no page shows it, so it is not published',
      fix: 'import it where it shows, or remove it',
    }));
}

/** Warns of pictures whose data cannot be decoded, as the build does. */
export async function undecodablePictures(input: ListLocalPicturesOptions): Promise<Problem[]> {
  const { default: sharp } = await import('sharp');
  const slots = pLimit(atOnce);
  const found = await Promise.all(
    [...(await listLocalPictures(input)).values()].map(({ file }) =>
      slots(async () => {
        try {
          await sharp(file, { failOn: 'error' }).resize({ width: 16 }).raw().toBuffer();
          return [];
        } catch (failure) {
          return [unreadable(file, failure)];
        }
      }),
    ),
  );
  return found.flat();
}

export function unreadable(file: string, failure: unknown): Problem {
  // libvips repeats itself, a line for each attempt.
  const [why = ''] = messageOf(failure).split('\n');
  return {
    severity: 'warning',
    what: 'cannot read a picture; it is served unchanged, without its size',
    where: file,
    why,
    fix: 'save the picture again; where it opens elsewhere, see whether the package sharp is installed for this machine',
  };
}
