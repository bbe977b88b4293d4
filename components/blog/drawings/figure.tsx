import { inBaseUnit } from '../../../config/rules/seconds.ts';
import { scaleEnd } from '../../ui/scale-end.ts';
import type { KeyFigure } from '../key-figure.ts';
import type { Ink } from './drawing.ts';

type FigureLinesProps = { figure: KeyFigure; ink: Ink };

/** Width of a cover between its margins. */
const width = 272;
/** More parts than this would be too thin to count. */
const mostParts = 31;

/** A figure to scale, 272 × 52: before and after as bars, a percentage as so many of a hundred, a count as parts, else a ruler. */
export function FigureLines({ figure, ink }: FigureLinesProps) {
  const size = inBaseUnit(figure);
  if (figure.before) {
    const before = inBaseUnit(figure.before);
    const bar = (value: number) => `h${Math.max(3, Math.round((value / Math.max(before, size)) * width))}v20H0z`;
    return (
      <>
        <path className={ink.quiet} d={`M0 0${bar(before)}`} />
        <path className={ink.first} d={`M0 30${bar(size)}`} />
      </>
    );
  }
  if (figure.unit === '%' && size <= 100) {
    const dots = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => {
        const [column, row] = [Math.floor((from + index) / 4), (from + index) % 4];
        return `M${4 + column * 11} ${46 - row * 13}h.01`;
      }).join('');
    return (
      <g strokeWidth="8">
        <path className={ink.firstLine} d={dots(0, Math.round(size))} />
        <path className={ink.hair} d={dots(Math.round(size), 100)} />
      </g>
    );
  }
  const count = Number(figure.value);
  if (Number.isInteger(count) && count >= 2 && count <= mostParts && !/秒|分|时|天|月|[a-z]/i.test(figure.unit)) {
    const step = width / count;
    const part = (index: number) =>
      `M${(index * step).toFixed(1)} 6h${(step - Math.min(6, step / 4)).toFixed(1)}v40h-${(step - Math.min(6, step / 4)).toFixed(1)}z`;
    return (
      <>
        <path className={ink.quiet} d={Array.from({ length: count - 1 }, (_, index) => part(index)).join('')} />
        <path className={ink.first} d={part(count - 1)} />
      </>
    );
  }
  const value = Number(figure.value.replaceAll(',', ''));
  const at = Math.round((value / scaleEnd(value)) * width);
  const ticks = Array.from({ length: 21 }, (_, index) => `M${(index * width) / 20} 48v${index % 5 === 0 ? -16 : -8}`);
  return (
    <>
      <path className={ink.hair} d={`M0 48H${width}${ticks.join('')}`} />
      <path className={ink.firstLine} strokeWidth="8" d={`M0 24H${at}`} />
      <circle className={ink.second} cx={at} cy="24" r="9" />
    </>
  );
}
