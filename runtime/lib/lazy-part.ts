import { loadChunk } from './load-chunk.ts';
import type { Part } from './parts.ts';

type LazyPartOptions = { needed: () => boolean; load: () => Promise<Part> };

/** A part that is loaded on pages that need it. Until it has loaded, the page works as it does without scripts. */
export function lazyPart({ needed, load }: LazyPartOptions): Part {
  return () => {
    let undo: (() => void) | null | undefined;
    if (needed()) {
      loadChunk(load).then(
        (start) => undo === undefined && (undo = start()),
        () => undefined,
      );
    }
    return () => {
      undo?.();
      undo = null;
    };
  };
}
