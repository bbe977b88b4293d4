import { tenth } from './tenth.ts';

type BarsProps = {
  /** Left edge of the first bar, and the line they stand on. */
  x: number;
  y: number;
  /** Width of a bar, and from one to the next. */
  width: number;
  pitch: number;
  heights: readonly number[];
  color: string;
  /** Which of them have another colour. */
  marked?: { is: (height: number, index: number) => boolean; color: string };
};

/** Bars that stand on a line: one path for each colour. */
export function Bars({ x, y, width, pitch, heights, color, marked }: BarsProps) {
  const path = (wanted: boolean) =>
    heights
      .map((height, index) =>
        (marked?.is(height, index) ?? false) === wanted
          ? `M${tenth(x + index * pitch + width / 2)} ${tenth(y)}v${-tenth(height)}`
          : '',
      )
      .join('');
  return (
    <>
      <path d={path(false)} stroke={color} strokeWidth={width} />
      {marked ? <path d={path(true)} stroke={marked.color} strokeWidth={width} /> : null}
    </>
  );
}
