import { fill, marked } from './parts.ts';
import type { TryPlace } from './try-out.ts';

type DividerOptions = {
  place: TryPlace;
  /** The content on each side of the handle, from its position in per cent of the width. */
  read: (percent: number) => { texts?: Readonly<Record<string, string | number>>; status: string };
};

/**
 * Two renderings of one picture with a handle between them: the range `data-divide` lies over the whole picture, so pointer, touch and
 * arrow keys move it. The place of the handle is the custom property `--at` of the element `data-halves`.
 */
export function divider({ place: { stage, say, signal }, read }: DividerOptions): void {
  const range = marked<HTMLInputElement>(stage, 'divide');
  const halves = marked(stage, 'halves');
  const show = () => {
    const { texts = {}, status } = read(Number(range.value));
    halves.style.setProperty('--at', `${range.value}%`);
    range.setAttribute('aria-valuetext', status);
    fill(stage, texts);
    say(status);
  };
  range.addEventListener('input', show, { signal });
  show();
}
