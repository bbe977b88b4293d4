import { fill } from './parts.ts';
import type { TryPlace } from './try-out.ts';

type ChoicesOptions = {
  place: TryPlace;
  /** The result of the chosen value: texts for `data-text` elements, and the status. */
  read: (chosen: string) => { texts: Readonly<Record<string, string | number>>; status: string };
  /** The picture as SVG, put into `[data-picture]`: the page draws it with the same function. */
  picture?: (chosen: string) => string;
};

/** Radio buttons of one name (`Option`), and a picture and texts that follow the chosen one. */
export function choices({ place: { stage, say, signal }, read, picture }: ChoicesOptions): void {
  const drawn = stage.querySelector('[data-picture]');
  const show = () => {
    const chosen = stage.querySelector<HTMLInputElement>('input[type="radio"]:checked')!.value;
    const { texts, status } = read(chosen);
    fill(stage, texts);
    if (drawn && picture) drawn.innerHTML = picture(chosen);
    say(status);
  };
  stage.addEventListener('change', show, { signal });
  show();
}
