import { type FigureData, figureDataOf } from '../../../config/rules/figure-data.ts';
import { bars } from './bars.ts';
import { line } from './line.ts';
import { type Frame, lettering, type Render, rule } from './svg.ts';
import { timeline } from './timeline.ts';

/** Of a picture 16 : 9: letters are legible on a phone, and as large as those of the text in two columns. */
const size = { width: 344, height: 194 };
const margin = 14;
const frame: Frame = { width: size.width - 2 * margin, font: 12, narrow: true, plot: 84, bare: true };
const room = size.height - 2 * margin;
/** Rows that have room. */
const mostRows = 4;

/** SVG of the first figure of an article as its cover, without notes; null for a text that describes none. */
export function figureCover(text: string): string | null {
  const read = figureDataOf(text);
  return 'problem' in read ? null : drawn(read.figure);
}

function drawn(figure: FigureData): string {
  switch (figure.kind) {
    case 'bars':
      return bars({ ...figure, rows: window(figure.rows).map((row) => ({ ...row, note: '' })) }, cover);
    case 'timeline':
      return timeline({ ...figure, rows: window(figure.rows).map((row) => ({ ...row, note: '' })) }, cover);
    case 'line':
      return line(figure, cover);
    case 'steps':
      return cover('', ({ font }) => chain({ names: window(figure.rows).map(({ name }) => name), font }));
  }
}

/** So many rows, one below the other in the figure, with the first marked one among them. */
function window<Row extends { marked: boolean }>(rows: readonly Row[]): readonly Row[] {
  const marked = rows.findIndex((row) => row.marked);
  const start = Math.min(Math.max(0, marked - mostRows + 1), Math.max(0, rows.length - mostRows));
  return rows.slice(start, start + mostRows);
}

function chain({ names, font }: { names: readonly string[]; font: number }) {
  const pitch = font * 3.2;
  const art = names.map((name, index) => {
    const y = font * 1.2 + index * pitch;
    const on = index < names.length - 1 ? rule(`M${font} ${y + font}V${y + pitch - font}`) : '';
    return (
      `<circle cx="${font}" cy="${y}" r="${font}" class="figure-first"/>` +
      lettering(String(index + 1), { x: font, y, size: font, role: 'paper', anchor: 'middle', strong: true }) +
      lettering(name, { x: font * 3, y, size: font + 1, strong: true }) +
      on
    );
  });
  return { height: names.length * pitch - font * 0.8, art: art.join('') };
}

/** In the middle of the picture; what is too high becomes smaller. The title beside it says what it shows. */
const cover: Render = (_, draw) => {
  const { height, art } = draw(frame);
  const scale = Math.min(1, room / height);
  const x = margin + (frame.width * (1 - scale)) / 2;
  const y = margin + (room - height * scale) / 2;
  return `<svg viewBox="0 0 ${size.width} ${size.height}" aria-hidden="true"><g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${art}</g></svg>`;
};
