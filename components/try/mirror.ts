import { after } from './clock.ts';
import { marked } from './parts.ts';

/**
 * The board as somebody else sees it: what is drawn into `[data-ink]` shows in `[data-mirror]` some milliseconds later, a stroke that
 * is still being drawn in the path `[data-mirrored]`. Hand `draw` and `sync` to `canvas` as `onDraw` and to its `onChange`.
 */
export function mirror({ stage, signal, late }: { stage: HTMLElement; signal: AbortSignal; late: number }) {
  const ink = marked<SVGGElement>(stage, 'ink');
  const copy = marked<SVGGElement>(stage, 'mirror');
  const growing = marked<SVGPathElement>(stage, 'mirrored');
  return {
    draw(path: string, color: string) {
      after(
        late,
        () => {
          growing.setAttribute('d', path);
          growing.setAttribute('stroke', color);
        },
        signal,
      );
    },
    sync() {
      after(
        late,
        () => {
          // Copies are not strokes of the board: those are counted, replayed and erased.
          copy.innerHTML = ink.innerHTML.replaceAll(' data-stroke=""', '');
          growing.removeAttribute('d');
        },
        signal,
      );
    },
  };
}
