import { fill } from './parts.ts';
import { moved, type Seating } from './seating.ts';
import type { TryPlace } from './try-out.ts';

type SeatsOptions = {
  place: TryPlace;
  /** The result of a seating and the chosen layout. */
  read: (
    seating: Seating,
    layout: string,
  ) => { texts?: Readonly<Record<string, string | number>>; status: string; picture?: string };
};

/**
 * Seats that people change: a person is picked by a press on their seat and put down by a press on another, or dragged there. What it
 * needs of the picture: buttons `data-seat="id"` with an element `data-person="id"` in those that are taken, and radio buttons `layout`.
 * Arrow keys go from seat to seat. `[data-picture]` takes the mixed picture as SVG.
 */
export function seats({ place: { stage, say, signal }, read }: SeatsOptions): void {
  const all = [...stage.querySelectorAll<HTMLButtonElement>('[data-seat]')];
  const idOf = (seat: HTMLElement) => seat.dataset['seat']!;
  const personOn = (seat: HTMLElement) => seat.querySelector<HTMLElement>('[data-person]');
  const picture = stage.querySelector('[data-picture]');
  let picked: HTMLButtonElement | null = null;
  let seating: Seating = Object.fromEntries(all.map((seat) => [idOf(seat), personOn(seat)?.dataset['person'] ?? null]));

  const show = () => {
    const layout = stage.querySelector<HTMLInputElement>('input[name="layout"]:checked')?.value ?? '';
    const { texts = {}, status, picture: drawn } = read(seating, layout);
    fill(stage, texts);
    if (picture && drawn !== undefined) picture.innerHTML = drawn;
    say(status);
  };
  const pick = (seat: HTMLButtonElement | null) => {
    picked = seat;
    for (const one of all) one.setAttribute('aria-pressed', String(one === seat));
    stage.toggleAttribute('data-picked', seat !== null);
  };
  const go = (from: HTMLButtonElement, to: HTMLButtonElement) => {
    pick(null);
    if (from === to) return;
    const [coming, leaving] = [personOn(from)!, personOn(to)];
    to.append(coming);
    if (leaving) from.append(leaving);
    seating = moved({ seating, from: idOf(from), to: idOf(to) });
    show();
  };

  let dragged: HTMLButtonElement | null = null;
  for (const [index, seat] of all.entries()) {
    seat.addEventListener(
      'click',
      () => {
        if (picked) go(picked, seat);
        else if (personOn(seat)) pick(seat);
      },
      { signal },
    );
    seat.addEventListener(
      'keydown',
      (event) => {
        const way = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
        if (event.key === 'Escape') pick(null);
        if (way === undefined) return;
        event.preventDefault();
        all[(index + way + all.length) % all.length]!.focus();
      },
      { signal },
    );
    seat.addEventListener('pointerdown', () => void (dragged = personOn(seat) ? seat : null), { signal });
  }
  stage.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const from = dragged;
      dragged = null;
      const to = document.elementFromPoint(clientX, clientY)?.closest<HTMLButtonElement>('[data-seat]');
      // On the seat where it began it is a press, which `click` handles.
      if (from && to && to !== from && stage.contains(to)) go(from, to);
    },
    { signal },
  );
  stage.addEventListener('change', show, { signal });
  show();
}
