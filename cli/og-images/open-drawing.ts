import { availableParallelism } from 'node:os';
import type { PageConfig } from '../define/config.ts';
import type { Program } from '../environment.ts';
import { Stop } from '../problem.ts';
import { openThreads } from '../threads/threads.ts';
import type { Drawn } from './draw.ts';
import type { OgImage } from './image.ts';

/** Draws images in threads that begin with the first one. It fails only when its threads do not answer. */
export type Drawing = {
  /** The image as a PNG, or a general one and why: a page must not miss the image that it names. */
  draw(image: OgImage): Promise<{ png: Uint8Array; failure: string | null }>;
  /** Ends the threads, whatever they draw. */
  close(): Promise<void>;
};

/** Threads at most: each loads fonts of its own, some 150 MB. */
const most = 3;
/** Images that wait for a thread before another one starts: loading its code and fonts takes as long as drawing some 60. */
const ahead = 64;

/** With two processors one thread draws, beside this one, which renders. */
export function openDrawing({ program, site }: { program: Program; site: PageConfig }): Drawing {
  const count = Math.min(most, Math.max(1, availableParallelism() - 1));
  const threads = openThreads<null, OgImage, Drawn>({ program, task: 'drawOgImages', input: null, count, ahead });
  return { draw: withFallback({ draw: threads.run, site }), close: threads.close };
}

type WithFallbackOptions = { draw: (image: OgImage) => Promise<Drawn>; site: PageConfig };

/** Draws the company's name and slogan instead of an image that cannot be drawn, the mark instead of these, or nothing but a colour. */
export function withFallback({ draw, site }: WithFallbackOptions): Drawing['draw'] {
  return async (image) => {
    const { name, slogan } = site.brand[image.edition]!;
    const bare: OgImage = { ...image, brand: '', label: null, title: '', text: null, art: null, theme: 'dark' };
    let failure: string | null = null;
    for (const tried of [image, { ...bare, brand: name, title: slogan }, bare]) {
      const drawn = await draw(tried).catch((thrown: unknown) => {
        if (thrown instanceof Stop) throw thrown;
        return { failure: String((thrown as Error)?.message ?? thrown) };
      });
      if ('png' in drawn) return { png: drawn.png, failure };
      failure ??= 'missing' in drawn ? `no font has these characters of its title: ${drawn.missing}` : drawn.failure;
    }
    return { png: plain, failure };
  };
}

/** An image of the size of all others in one colour. */
const plain = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAABLAAAAJ2AQMAAAB1jukfAAAAA1BMVEUHESYj4Y2yAAAAc0lEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAXg1zqQAB6RqMPAAAAABJRU5ErkJggg==',
  'base64',
);
