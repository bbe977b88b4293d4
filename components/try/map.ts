import { prefersStill } from './clock.ts';
import { fill, marked } from './parts.ts';
import { readShared, writeShared } from './shared-state.ts';
import type { TryPlace } from './try-out.ts';

export type Pair = readonly [from: string, to: string];

type MapOptions = {
  place: TryPlace;
  /** The result for two points: texts for `data-text` elements, the status, and the picture as SVG for `[data-picture]`. */
  between: (pair: Pair) => { texts: Readonly<Record<string, string | number>>; status: string; picture: string };
};

/**
 * A map on which two points are chosen. What it needs of the picture: elements `data-point="id"` with a name, which become buttons, the
 * selects `from` and `to` with the same ids as values, and the group `data-picture` that shows the way. The point that is pressed becomes
 * the end, the one that was the end the start. Paths with `data-travel` are drawn from their beginning, in that many milliseconds times
 * four; they count their length as 1.
 */
export function map({ place: { name, stage, say, signal }, between }: MapOptions): void {
  const [from, to] = ['from', 'to'].map((end) => stage.querySelector<HTMLSelectElement>(`select[name="${end}"]`)!) as [
    HTMLSelectElement,
    HTMLSelectElement,
  ];
  const points = [...stage.querySelectorAll<HTMLElement | SVGElement>('[data-point]')];
  const ids = [...from.options].map(({ value }) => value);
  const picture = marked(stage, 'picture');
  let pair: Pair = [from.value, to.value];

  const choose = (next: Pair, isByVisitor = true) => {
    pair = next;
    [from.value, to.value] = pair as [string, string];
    for (const point of points) point.setAttribute('aria-pressed', String(pair.includes(point.dataset['point']!)));
    const { texts, status, picture: drawn } = between(pair);
    fill(stage, texts);
    picture.innerHTML = drawn;
    travel(picture);
    say(status);
    if (isByVisitor)
      writeShared(
        name,
        pair.map((id) => ids.indexOf(id)),
      );
  };

  for (const point of points) {
    const press = () => pair[1] === point.dataset['point'] || choose([pair[1], point.dataset['point']!]);
    point.setAttribute('role', 'button');
    point.setAttribute('tabindex', '0');
    point.addEventListener('click', press, { signal });
    point.addEventListener(
      'keydown',
      (event) => {
        const { key } = event as KeyboardEvent;
        if (key !== 'Enter' && key !== ' ') return;
        event.preventDefault();
        press();
      },
      { signal },
    );
  }
  // Both ends at one point: the other end goes where this one was.
  from.addEventListener('change', () => choose([from.value, from.value === pair[1] ? pair[0] : pair[1]]), { signal });
  to.addEventListener('change', () => choose([to.value === pair[0] ? pair[1] : pair[0], to.value]), { signal });

  const [first, last] = (readShared(name) ?? []).map((index) => ids[Number(index)]);
  choose(first && last && first !== last ? [first, last] : pair, false);
}

/** How much slower than in reality a way is drawn. */
const slower = 4;

function travel(picture: Element): void {
  if (prefersStill()) return;
  for (const path of picture.querySelectorAll<SVGPathElement>('[data-travel]'))
    path.animate([{ strokeDasharray: '0 1' }, { strokeDasharray: '1 1' }], {
      duration: Number(path.dataset['travel']) * slower,
      easing: 'ease-in-out',
    });
}
