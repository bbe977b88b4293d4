import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageConfig } from '../define/config.ts';
import { listOf } from '../lib/list-of.ts';
import { openCache } from '../store/cache.ts';
import type { Problem } from '../problem.ts';
import type { ImageDraft, OgImage } from './image.ts';
import { imageNameIn, imagePath, nameImage, type NamedImage } from './name-image.ts';
import type { Drawing } from './open-drawing.ts';
import { openSheets, type Styles } from './styles.ts';

/** The Open Graph images of a build: a page only names its image, which is drawn beside the pages unless an earlier build did. */
export type OgImages = {
  /** Names the image of a page; null where it has none. `look` names the page's styles, whose sheets `css` gives. */
  name(page: PageImageOptions): NamedImage | null;
  /** Stages an image of an earlier build; false when it is not in the cache. */
  keep(name: string | null): Promise<boolean>;
  /** Stages the image that a page of another release names, from that release's document root. */
  carry(page: { html: string; site: string }): Promise<void>;
  /** Waits until every named image is staged, and gives a warning for those that could not be drawn. */
  finish(): Promise<Problem[]>;
  /** Hashes of the staged images by name, without those that could not be drawn. */
  staged(): ReadonlyMap<string, string>;
  tidy(): void;
  close(): Promise<void>;
};

export type PageImageOptions = { draft: ImageDraft | null; look: string; css: () => readonly string[]; where: string };

export type OgImagesOptions = {
  site: PageConfig;
  cache: string;
  drawing: string;
  files: {
    put(content: Uint8Array): Promise<{ hash: string }>;
    has(hash: string): Promise<boolean>;
    link(path: string, hash: string): Promise<void>;
  };
  /** Called with the first image that is not in the cache. */
  openDrawing: () => Drawing;
};

/** Opens what is known of images below a cache folder: the hash of each, by its name. Losing one costs the time to draw it again. */
export const openDrawnImages = (cache: string) => openCache({ cache, name: 'og-images', maxBytes: 8_000_000 });

/** Maximum number of style sheets that are kept. */
const mostSheets = 500;

export function openOgImages({ site, cache, drawing, files, openDrawing }: OgImagesOptions): OgImages {
  const drawn = openDrawnImages(cache);
  const stylesOf = openSheets(mostSheets);
  const styles = new Map<string, Styles>();
  const shared = new Map<string, NamedImage>();
  const staged = new Map<string, string>();
  const found = new Map<string, Promise<boolean>>();
  const pages = new Map<string, string[]>();
  const failures = new Map<string, string>();
  const unknown = new Map<string, readonly string[]>();
  const tasks: Promise<void>[] = [];
  let threads: Drawing | null = null;
  let closed = false;

  async function stage(name: string, hash: string): Promise<void> {
    await files.link(`site/${imagePath(name)}`, hash);
  }
  function find(name: string): Promise<boolean> {
    const look = async () => {
      const hash = drawn.get(name)?.toString();
      if (hash === undefined || !(await files.has(hash))) return false;
      staged.set(name, hash);
      await stage(name, hash);
      return true;
    };
    const task = found.get(name) ?? look();
    found.set(name, task);
    return task;
  }

  async function draw(name: string, image: OgImage): Promise<void> {
    if ((await find(name)) || closed) return;
    const { png, failure } = await (threads ??= openDrawing()).draw(image);
    if (closed) return;
    const { hash } = await files.put(png);
    await stage(name, hash);
    // A general image keeps the name for this build only: the next one draws again.
    if (failure !== null) {
      failures.set(name, failure);
      return;
    }
    drawn.set(name, hash);
    staged.set(name, hash);
  }

  return {
    name({ draft, look, css, where }) {
      if (draft === null) return null;
      if (!styles.has(look)) styles.set(look, stylesOf(css()));
      // Naming an image reads its drawing and its styles: 160 µs for each of a thousand articles that have one in common.
      const key = draft.sharedAs === undefined ? null : `${look} ${draft.edition} ${draft.sharedAs}`;
      const known = key === null ? undefined : shared.get(key);
      const named = known ?? nameImage({ draft, styles: styles.get(look)!, drawing, site });
      if (key !== null) shared.set(key, named);
      const others = pages.get(named.name);
      if (others) others.push(where);
      else {
        pages.set(named.name, [where]);
        if (named.unknown.length > 0) unknown.set(named.name, named.unknown);
        const task = draw(named.name, named.image);
        // A failure to stage is thrown by `finish`.
        task.catch(() => undefined);
        tasks.push(task);
      }
      return named;
    },
    keep: async (name) => name === null || find(name),
    async carry({ html, site: root }) {
      const name = imageNameIn(html);
      if (name === undefined || pages.has(name) || (await find(name))) return;
      const copy = async () => {
        const content = await readFile(join(root, imagePath(name))).catch(() => null);
        if (content) await stage(name, (await files.put(content)).hash);
        return content !== null;
      };
      const task = copy();
      found.set(name, task);
      await task;
    },
    async finish() {
      await Promise.all(tasks);
      await threads?.close();
      threads = null;
      return [...problemsOf(failures, pages), ...unknownProblems(unknown, pages)];
    },
    staged: () => staged,
    tidy: drawn.evict,
    async close() {
      closed = true;
      await threads?.close();
      drawn.close();
    },
  };
}

const listed = 3;

/** One warning for each set of colours without a value. */
function unknownProblems(
  unknown: ReadonlyMap<string, readonly string[]>,
  pages: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const sets = new Set([...unknown.values()].map((names) => names.join(', ')));
  return [...sets].map((names) => {
    const images = [...unknown].filter(([, own]) => own.join(', ') === names);
    return unknownColours({ names, where: listOf(images.flatMap(([name]) => pages.get(name)!).sort(), listed) });
  });
}

/** What is said of a drawing with colours that have no value. */
export const unknownColours = ({ names, where }: { names: string; where: string }): Problem => ({
  severity: 'warning',
  what: `the drawing of an Open Graph image has colours without a value: ${names}`,
  where,
  why: 'neither the page nor the ground of its opening defines them, so lines and areas of these colours are left out',
  fix: 'use the roles of a ground, such as --tint and --rule, or other colours, in `head.ogImage.art`',
});

/** One warning for each reason. */
function problemsOf(failures: ReadonlyMap<string, string>, pages: ReadonlyMap<string, readonly string[]>): Problem[] {
  return [...new Set(failures.values())].map((why) => {
    const affected = [...failures].flatMap(([name, own]) => (own === why ? pages.get(name)! : [])).sort();
    return {
      severity: 'warning',
      what: 'the Open Graph image of a page could not be drawn',
      where: listOf(affected, listed),
      why,
      fix: 'other sites show a general image until then: give the page a title in Chinese and Latin letters, or reinstall the packages with npm ci',
    };
  });
}
