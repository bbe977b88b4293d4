import { loadChunk } from './load-chunk.ts';
import type { Part } from './parts.ts';

/** A part that is loaded where a page needs it. Until it is there, what it is for works as it does without scripts. */
export function later({ needed, load }: { needed: () => boolean; load: () => Promise<Part> }): Part {
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
