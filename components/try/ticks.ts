import { readKept, writeKept } from './kept-state.ts';
import { fill } from './parts.ts';
import type { TryPlace } from './try-out.ts';

/** Dates of ticked steps, by id: `sign` → `2026-11-23`. */
export type Ticks = ReadonlyMap<string, string>;

const form = /^([\w-]+)=(20\d\d-[01]\d-[0-3]\d)$/;

/** Ticks from stored values; invalid ones are dropped. */
export function ticksFrom(values: readonly string[], ids: readonly string[]): Ticks {
  const found = values.flatMap((value) => {
    const [, id = '', date = ''] = form.exec(value) ?? [];
    return ids.includes(id) && !Number.isNaN(Date.parse(date)) ? [[id, date] as const] : [];
  });
  return new Map(found);
}

/** The ticks after a change: those that were there keep their date. */
export function tickedOn({ ids, before, today }: { ids: readonly string[]; before: Ticks; today: string }): Ticks {
  return new Map(ids.map((id) => [id, before.get(id) ?? today]));
}

const EIGHT_HOURS = 8 * 3_600_000;
/** The date in China. */
const dateNow = () => new Date(Date.now() + EIGHT_HOURS).toISOString().slice(0, 10);

type TicksOptions = {
  place: TryPlace;
  /** The result of the ticks on a date: texts for `data-text` elements, and the status. */
  read: (state: { ticks: Ticks; today: string }) => { texts: Readonly<Record<string, string>>; status: string };
};

/** Steps to tick off (`TickSteps`), which the browser keeps until the next visit, and texts that follow them. */
export function ticks({ place: { name, stage, say, signal }, read }: TicksOptions): void {
  const boxes = [...stage.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const idsOf = (list: readonly HTMLInputElement[]) => list.map(({ value }) => value);
  let now = ticksFrom(readKept(name), idsOf(boxes));
  for (const box of boxes) box.checked = now.has(box.value);

  const show = () => {
    const today = dateNow();
    now = tickedOn({ ids: idsOf(boxes.filter(({ checked }) => checked)), before: now, today });
    for (const box of boxes) box.closest('li')!.toggleAttribute('data-done', box.checked);
    const { texts, status } = read({ ticks: now, today });
    fill(stage, texts);
    say(status);
  };
  const change = () => {
    show();
    writeKept(
      name,
      [...now].map(([id, date]) => `${id}=${date}`),
    );
  };
  stage.addEventListener('change', change, { signal });
  show();
}
