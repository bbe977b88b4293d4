import type { TimelineFigure } from '../../../config/rules/figure-data.ts';
import { tenth } from '../../art/kit/tenth.ts';
import { emsOf } from '../../sections/chart/scale.ts';
import { measured } from './bars.ts';
import { box, drawings, type Frame, lettering, type Render, rule, ticksOf, written } from './svg.ts';

/** Events on one time axis: bars for periods, points for moments. */
export function timeline({ caption, unit, from, rows }: TimelineFigure, render: Render = drawings): string {
  const times = rows.map((row) =>
    row.from === row.to ? written(row.from) : `${written(row.from)}–${written(row.to)}`,
  );
  const texts = rows.map(({ note }, index) => [times[index], note].filter(Boolean).join('，'));
  const label = `${caption}：${rows.map(({ name }, index) => `${name} ${texts[index]}`).join('；')}${unit && `；${unit}`}`;
  const latest = Math.max(...rows.map(({ to }) => to));
  const last = latest > from ? latest : from + 1;
  const all = ticksOf({ from, to: last });
  const draw = ({ width, font, narrow }: Frame) => {
    const names = Math.max(...rows.map(({ name }) => emsOf(name))) * font + 14;
    const above = narrow || names > width * 0.36;
    const left = above ? font * 0.6 : names;
    /** Text that has no room before its bar has it behind all bars. */
    const behind = rows.map((row, index) => {
      const length = emsOf(texts[index]!) * font + font;
      return above || (width - left) * ((row.from - from) / (last - from)) > length * 1.4 ? 0 : length;
    });
    const ends = rows.map((row, index) => behind[index]! * ((row.to - from) / (last - from)));
    const right = width - Math.max(font * 1.4, ...ends);
    const along = (value: number) => tenth(left + ((right - left) * (value - from)) / (last - from));
    const head = font * 2;
    const pitch = above ? font * 3 : font * 2.1;
    const height = Math.round(font * 0.95);
    const bottom = tenth(head + rows.length * pitch);
    const ticks = all.filter((_, index) => all.length < 6 || !narrow || index % 2 === 0);
    const axis = ticks.map((tick, index) => {
      const text = index === ticks.length - 1 ? measured(tick, unit) : written(tick);
      const end = along(tick) + (emsOf(text) * font) / 2 > width;
      const place = end ? { x: width, anchor: 'end' as const } : { x: along(tick), anchor: 'middle' as const };
      return (
        rule(`M${along(tick)} ${tenth(head - 4)}V${bottom}`) +
        lettering(text, { ...place, y: font * 0.6, size: font, role: 'muted' })
      );
    });
    const art = rows.map(({ name, from: start, to, marked }, index) => {
      const y = head + index * pitch + (above ? font * 1.6 : font * 0.5);
      const middle = y + height / 2;
      const [x, end] = [along(start), along(to)];
      const role = marked ? 'third' : 'first';
      const shape =
        start === to
          ? `<circle cx="${x}" cy="${tenth(middle)}" r="${tenth(height * 0.42)}" class="figure-${role}"/>`
          : box({ x, y, width: Math.max(3, end - x), height, role });
      const text = texts[index]!;
      const length = emsOf(text) * font;
      const after = Math.max(end, x + 3) + (start === to ? height * 0.5 : 0) + 7;
      const fits = after + length <= width;
      const before = x - (start === to ? height * 0.5 : 0) - 7;
      const beside = above
        ? { x: width, y: y - font * 0.75, anchor: 'end' as const }
        : fits
          ? { x: after, y: middle }
          : { x: before, y: middle, anchor: 'end' as const };
      const at = above ? { x: 0, y: y - font * 0.75 } : { x: left - 14, y: middle, anchor: 'end' as const };
      return (
        lettering(name, { ...at, size: font, strong: marked }) +
        shape +
        lettering(text, { ...beside, size: font, role: 'muted', strong: marked })
      );
    });
    return { height: bottom + 2, art: axis.join('') + art.join('') };
  };
  return render(label, draw);
}
