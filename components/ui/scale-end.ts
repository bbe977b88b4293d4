/** End of a scale that holds a value: 1, 2 or 5 times a power of ten. */
export function scaleEnd(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size || 1));
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= size)!;
}
