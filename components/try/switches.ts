import { fill } from './parts.ts';
import type { TryPlace } from './try-out.ts';

type SwitchesOptions<Name extends string> = {
  place: TryPlace;
  /** The result of the active switches: texts for `data-text` elements, and the status. */
  read: (on: ReadonlySet<Name>) => { texts?: Readonly<Record<string, string | number>>; status: string };
  /** The picture as SVG for an element `data-picture="view"`: the page draws it with the same function. */
  picture?: (on: ReadonlySet<Name>, view: string) => string;
};

/** Buttons `data-switch="name"` that are on or off (`aria-pressed`), and a picture that follows. */
export function switches<Name extends string>({
  place: { stage, say, signal },
  read,
  picture,
}: SwitchesOptions<Name>): void {
  const buttons = [...stage.querySelectorAll<HTMLButtonElement>('[data-switch]')];
  const pictures = [...stage.querySelectorAll<SVGElement>('[data-picture]')];
  const isOn = (button: HTMLButtonElement) => button.getAttribute('aria-pressed') === 'true';
  const show = () => {
    const on = new Set(buttons.filter(isOn).map((button) => button.dataset['switch'] as Name));
    const { texts = {}, status } = read(on);
    fill(stage, texts);
    if (picture) for (const drawn of pictures) drawn.innerHTML = picture(on, drawn.dataset['picture']!);
    say(status);
  };
  for (const button of buttons)
    button.addEventListener(
      'click',
      () => {
        button.setAttribute('aria-pressed', String(!isOn(button)));
        show();
      },
      { signal },
    );
  show();
}
