import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Settings } from '../environment.ts';
import { contentBounds } from '../lib/content-bounds.ts';
import { contentFolder } from '../lib/content-folder.ts';
import { readRegularFile } from '../lib/read-regular-file.ts';
import { type EncodedPicture, encodePicture, openEncodedPictures } from '../pictures/encode-picture.ts';
import type { Problem } from '../problem.ts';
import type { Release } from '../release/release.ts';
import type { PictureFacts } from '../render/sanitize.ts';
import { listLocalPictures, type LocalPicture, pagePictures, unreadable } from './local-pictures.ts';

/** Pictures encoded concurrently; each uses several threads. */
const atOnce = 2;

/** A path below the document root, and the hash of the blob there. */
export type PictureFile = { path: string; hash: string };

/** The pictures of the project, encoded when they are needed: most of the time of a first build would be theirs. */
export type MadePictures = {
  /** Whether there are none at all. */
  isEmpty: boolean;
  /** What pages need of a picture: encodes it, unless an earlier build did. Null when there is none at this address, or it is damaged. */
  factsOf(address: string): Promise<PictureFacts | null>;
  /** Encodes those that no page needed, too, and returns the files of all. */
  all(): Promise<readonly PictureFile[]>;
  /** What pages needed so far: files, and encoded pictures by the hash of their bytes. */
  used(): { files: readonly PictureFile[]; encoded: ReadonlyMap<string, EncodedPicture> };
  /** Pictures that cannot be read, of those that were needed so far. */
  problems: readonly Problem[];
  close(): Promise<void>;
};

type Made = { facts: PictureFacts | null; files: PictureFile[] };

type OpenMadePicturesOptions = {
  settings: Settings;
  blobs: Release['blobs'];
  /** The sources of pages and components; the pictures among them are served. */
  sources: readonly string[];
  /** Whether content that is shown has a picture, by its address: without it, no page lacks a damaged one. */
  isUsed: (address: string) => boolean;
};

/**
 * Opens the pictures that pages import and those of the embedded API. Originals are served unchanged, unless they are wider than pages
 * show them; smaller variants stand beside them. With another API there are no pictures beside content.
 */
export async function openMadePictures({
  settings,
  blobs,
  sources,
  isUsed,
}: OpenMadePicturesOptions): Promise<MadePictures> {
  const { api, cache, definition } = settings;
  const ofPages = pagePictures({ root: settings.program.root, files: sources });
  const content = join(settings.program.root, contentFolder);
  const ofContent = api === null ? await listLocalPictures({ definition, content }) : new Map<string, never>();
  const pictures = new Map<string, LocalPicture>([...ofPages, ...ofContent]);
  const known = openEncodedPictures(cache);
  const encoded = new Map<string, EncodedPicture>();
  const problems: Problem[] = [];
  const made = new Map<string, Promise<Made>>();
  const usedFiles: PictureFile[] = [];
  const slots = pLimit(atOnce);

  async function encode({ hash, file }: LocalPicture, bytes: Buffer): Promise<EncodedPicture> {
    const found = known.get(hash);
    const earlier = found && (JSON.parse(found.toString()) as EncodedPicture);
    if (earlier) {
      const stored = [...earlier.forms.map((form) => form.hash), ...(earlier.fallback ? [earlier.fallback] : [])];
      if ((await Promise.all(stored.map((one) => blobs.has(one)))).every(Boolean)) return earlier;
    }
    const now = await encodePicture({ name: file, bytes, blobs });
    known.set(hash, JSON.stringify(now));
    return now;
  }

  async function make(picture: LocalPicture): Promise<Made> {
    const { address, file, hash } = picture;
    const served = (blob: string) => ({ path: address.slice(1), hash: blob });
    const { bytes } = readRegularFile({ file, most: contentBounds.picture });
    const fail = (failure: unknown) => {
      const isShown = ofPages.has(address) || isUsed(address);
      problems.push({ ...unreadable(file, failure), ...(isShown && { degrades: true }) });
    };
    if (bytes === null) {
      // It was there when the pictures were listed.
      fail(new Error('it was removed or replaced'));
      return { facts: null, files: [] };
    }
    try {
      const { forms, fallback, ...size } = await encode(picture, bytes);
      encoded.set(hash, { ...size, fallback, forms });
      const named = forms.map((form) => ({ ...form, address: formAddress(address, form) }));
      return {
        facts: { ...size, forms: named.map(({ format, width, address: at }) => ({ format, width, address: at })) },
        files: [
          served(fallback ?? (await blobs.put(bytes)).hash),
          ...named.map((form) => ({ path: form.address.slice(1), hash: form.hash })),
        ],
      };
    } catch (failure) {
      const { hash: original } = await blobs.put(bytes);
      fail(failure);
      return { facts: null, files: [served(original)] };
    }
  }

  const makeOnce = (picture: LocalPicture): Promise<Made> => {
    const earlier = made.get(picture.address);
    if (earlier) return earlier;
    const now = slots(() => make(picture)).then((result) => {
      usedFiles.push(...result.files);
      return result;
    });
    made.set(picture.address, now);
    return now;
  };

  return {
    isEmpty: pictures.size === 0,
    async factsOf(address) {
      const picture = pictures.get(address);
      return picture ? (await makeOnce(picture)).facts : null;
    },
    all: async () => (await Promise.all([...pictures.values()].map(makeOnce))).flatMap(({ files }) => files),
    used: () => ({ files: usedFiles, encoded }),
    problems,
    async close() {
      slots.clearQueue();
      known.close();
    },
  };
}

function formAddress(original: string, { format, width }: { format: string; width: number }): string {
  return `${original.slice(0, original.lastIndexOf('.'))}-${width}.${format}`;
}
