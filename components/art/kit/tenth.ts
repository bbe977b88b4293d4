/** A computed coordinate as it is written: finer is not seen, and long fractions are a third of a drawing's weight. */
export const tenth = (value: number) => Math.round(value * 10) / 10;
