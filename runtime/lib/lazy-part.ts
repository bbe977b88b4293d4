import { loadChunk, type LoadChunkOptions } from './load-chunk.ts';
import type { Part } from './parts.ts';

/** A part that is loaded on pages that need it. Until it has loaded, the page works as it does without scripts. */
export function lazyPart(needed: () => boolean, load: () => Promise<Part>, options?: LoadChunkOptions): Part {
  return () => {
    let undo: (() => void) | null | undefined;
    if (needed()) {
      loadChunk(load, options).then(
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
