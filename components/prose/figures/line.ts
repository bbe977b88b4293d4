import type { LineFigure } from '../../../config/rules/figure-data.ts';
import { apart, emsOf, scaleOf } from '../../sections/chart/scale.ts';
import { drawings, type Frame, lettering, type Render, rule, series as roles, ticksOf, written } from './svg.ts';

/** Up to three lines on two axes, each named at its end, or above them where there is no room; the axis names a single one. */
export function line({ caption, x, y, from, series }: LineFigure, render: Render = drawings): string {
  const named = series.length > 1;
  const label = `${caption}：${series
    .map(({ name, points }) => `${name} ${points.map(([at, value]) => `${written(at)}→${written(value)}`).join('，')}`)
    .join('；')}${x && `；${x}`}${y && `；${y}`}`;
  const points = series.flatMap((one) => one.points);
  const places = points.map(([at]) => at);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const xs = ticksOf({ from: first, to: last });
  const highest = Math.max(...points.map(([, value]) => value));
  const ys = ticksOf({ from, to: highest > from ? highest : from + 1, whole: true });
  const draw = ({ width, font, narrow, plot, bare = false }: Frame) => {
    const left = Math.max(...ys.map((tick) => emsOf(written(tick)))) * font + 10;
    const right =
      narrow || !named ? width - font : width - Math.max(...series.map(({ name }) => emsOf(name))) * font - 18;
    const legend = narrow && named ? series.length * font * 1.7 : 0;
    const top = legend + font * (y && !bare ? 2.2 : 0.8);
    const bottom = top + plot;
    const along = scaleOf({ ticks: xs, from: first, to: last }, [left, right]);
    const up = scaleOf({ ticks: ys }, [bottom, top]);
    const ends = apart(
      series.map((one) => up(one.points.at(-1)![1])),
      { gap: font * 1.35, lowest: bottom },
    );
    const grid = ys.map(
      (tick) =>
        rule(`M${left} ${up(tick)}H${right}`) +
        lettering(written(tick), { x: left - 8, y: up(tick), size: font, role: 'muted', anchor: 'end' }),
    );
    const axis = xs
      .filter((_, index) => !narrow || xs.length < 6 || index % 2 === 0)
      .map((tick) =>
        lettering(written(tick), {
          x: along(tick),
          y: bottom + font * 1.2,
          size: font,
          role: 'muted',
          anchor: 'middle',
        }),
      );
    const lines = series.map((one, index) => {
      const role = roles[index]!;
      const d = one.points.map(([at, value], point) => `${point ? 'L' : 'M'}${along(at)} ${up(value)}`).join('');
      const dots = one.points
        .map(([at, value]) => `<circle cx="${along(at)}" cy="${up(value)}" r="3.5" class="figure-${role}"/>`)
        .join('');
      const [end, height] = one.points.at(-1)!;
      const place = { size: font, role, strong: true };
      const name = !named
        ? ''
        : narrow
          ? `<circle cx="5" cy="${font * (0.7 + index * 1.7)}" r="4" class="figure-${role}"/>` +
            lettering(one.name, { ...place, x: 16, y: font * (0.7 + index * 1.7) })
          : end < last
            ? lettering(one.name, { ...place, x: along(end) + 12, y: up(height) })
            : lettering(one.name, { ...place, x: right + 12, y: ends[index]! });
      return `<path d="${d}" class="figure-line figure-line-${role}"/>${dots}${name}`;
    });
    const names =
      (y && !bare ? lettering(y, { x: 0, y: legend + font * 0.7, size: font, role: 'muted' }) : '') +
      (x && !bare ? lettering(x, { x: right, y: bottom + font * 2.8, size: font, role: 'muted', anchor: 'end' }) : '');
    return {
      height: bottom + font * (x && !bare ? 3.5 : 2),
      art: names + grid.join('') + axis.join('') + lines.join(''),
    };
  };
  return render(label, draw);
}
