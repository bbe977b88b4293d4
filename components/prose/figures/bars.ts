import type { BarsFigure } from '../../../config/rules/figure-data.ts';
import { emsOf } from '../../sections/chart/scale.ts';
import { box, drawings, type Frame, lettering, type Render, rule, written } from './svg.ts';

/** Quantities one below the other, each with its value; names stand above their bars where they need more room than they leave. */
export function bars({ caption, unit, rows }: BarsFigure, render: Render = drawings): string {
  const amounts = rows.map(({ value, note }) => [measured(value, unit), note].filter(Boolean).join('，'));
  const label = `${caption}：${rows.map(({ name }, index) => `${name} ${amounts[index]}`).join('；')}`;
  const top = Math.max(...rows.map(({ value }) => value)) || 1;
  const draw = ({ width, font, narrow }: Frame) => {
    const names = Math.max(...rows.map(({ name }) => emsOf(name))) * font + 14;
    const above = narrow || names > width * 0.36;
    const left = above ? 0 : names;
    const right = width - Math.max(...amounts.map(emsOf)) * font - 10;
    const pitch = above ? font * 3.4 : font * 2.2;
    const height = Math.round(font * 1.1);
    const art = rows.map(({ name, value, marked }, index) => {
      const y = index * pitch + (above ? font * 1.55 : font * 0.55);
      const length = Math.max(2, (right - left) * (value / top));
      const middle = y + height / 2;
      const at = above ? { x: 0, y: y - font * 0.75 } : { x: left - 14, y: middle, anchor: 'end' as const };
      return (
        lettering(name, { ...at, size: font, strong: marked }) +
        box({ x: left, y, width: length, height, role: marked ? 'third' : 'first' }) +
        lettering(amounts[index]!, { x: left + length + 8, y: middle, size: font, role: 'muted', strong: marked })
      );
    });
    const bottom = rows.length * pitch + 2;
    return { height: bottom, art: rule(`M${left} 0V${Math.round(bottom)}`) + art.join('') };
  };
  return render(label, draw);
}

/** `220 ms`, `12%`, `3 万`: a sign stands close, words apart. */
export const measured = (value: number, unit: string) =>
  unit === '' ? written(value) : /^[%‰°]/.test(unit) ? `${written(value)}${unit}` : `${written(value)} ${unit}`;
