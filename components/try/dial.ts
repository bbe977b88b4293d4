import { fill } from './parts.ts';
import { readShared, writeShared } from './shared-state.ts';
import type { TryPlace } from './try-out.ts';

type DialOptions<Name extends string> = {
  place: TryPlace;
  /** The values each dial can take, in order: its range input is named after it and counts them from 0. */
  dials: Readonly<Record<Name, readonly number[]>>;
  /** The result of the values: texts for `data-text` elements, and the status. */
  read: (values: Readonly<Record<Name, number>>) => {
    texts: Readonly<Record<string, string | number>>;
    status: string;
  };
  /** The picture as SVG, put into `[data-picture]`: the page draws it with the same function. Only from numbers. */
  picture?: (values: Readonly<Record<Name, number>>) => string;
};

/** Sliders that change a picture and numbers. The chosen values stand in the address, so that they can be shared. */
export function dial<Name extends string>({ place, dials, read, picture }: DialOptions<Name>): void {
  const { name, stage, say, signal } = place;
  const names = Object.keys(dials) as Name[];
  const inputOf = (dial: Name) => stage.querySelector<HTMLInputElement>(`input[name="${dial}"]`)!;
  const drawn = stage.querySelector('[data-picture]');

  const show = () => {
    const values = Object.fromEntries(names.map((dial) => [dial, dials[dial][Number(inputOf(dial).value)]!])) as Record<
      Name,
      number
    >;
    const { texts, status } = read(values);
    fill(stage, texts);
    for (const dial of names) inputOf(dial).setAttribute('aria-valuetext', String(texts[dial] ?? values[dial]));
    if (drawn && picture) drawn.innerHTML = picture(values);
    say(status);
  };

  const shared = readShared(name);
  names.forEach((dial, index) => {
    const at = dials[dial].findIndex((value) => textOf(value) === shared?.[index]);
    if (at >= 0) inputOf(dial).value = String(at);
    const input = inputOf(dial);
    input.addEventListener('input', show, { signal });
    // Not while it moves: browsers allow a hundred changes of the address in half a minute.
    input.addEventListener(
      'change',
      () =>
        writeShared(
          name,
          names.map((one) => textOf(dials[one][Number(inputOf(one).value)]!)),
        ),
      { signal },
    );
  });
  show();
}

/** A number in the letters that the address takes: `0.5` is `0_5`. */
const textOf = (value: number) => String(value).replace('.', '_');

/** Values from the least to the most, each a round number, evenly spread over the powers of ten: 1, 2, 5, 10, 20 … */
export function roundSteps({
  from,
  to,
  digits = [1, 2, 5],
}: {
  from: number;
  to: number;
  digits?: readonly number[];
}): number[] {
  const powers = Array.from({ length: 16 }, (_, index) => index - 3);
  return powers
    .flatMap((power) => digits.map((digit) => Number(`${digit}e${power}`)))
    .filter((value) => value >= from && value <= to);
}
