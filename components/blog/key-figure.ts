/** A figure with its unit, as it is written: `47` and `秒`. */
export type KeyFigure = { value: string; unit: string };

const figures =
  /(?<![\d.,])(\d[\d,.]*)\s?(%|毫秒|秒|分钟|小时|天|个月|万台|万人|倍|次|条|ms|seconds|minutes|hours|days|[kMG]B|[kM]bps)(?![a-z])/g;

/** The figure that an article is about: the last one of its title, which is what came of it, else the first of its summary. */
export function keyFigure({ title, summary }: { title: string; summary: string }): KeyFigure | null {
  const found = [...title.matchAll(figures)].at(-1) ?? [...summary.matchAll(figures)][0];
  return found ? { value: found[1]!, unit: found[2]! } : null;
}
