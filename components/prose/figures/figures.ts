import { figureBlock, figureIn } from '../../../config/rules/figure-blocks.ts';
import type { FigureData } from '../../../config/rules/figure-data.ts';
import { bars } from './bars.ts';
import { line } from './line.ts';
import { tableOf } from './table.ts';
import { steps } from './steps.ts';
import { escaped } from './svg.ts';
import { timeline } from './timeline.ts';

/** Draws the figures of sanitised HTML. Their text is escaped; a block that cannot be drawn remains a code block. */
export function withFigures(html: string): string {
  return html.replace(figureBlock, (whole, text: string) => {
    const read = figureIn(text);
    if ('problem' in read) return whole;
    return `<figure class="figure-box">${drawn(read.figure)}<figcaption>${escaped(read.figure.caption)}</figcaption></figure>`;
  });
}

/** Replaces the figures of sanitised HTML by tables, for readers without the style sheet. */
export function withTables(html: string): string {
  return html.replace(figureBlock, (whole, text: string) => {
    const read = figureIn(text);
    return 'problem' in read ? whole : tableOf(read.figure);
  });
}

function drawn(figure: FigureData): string {
  switch (figure.kind) {
    case 'bars':
      return bars(figure);
    case 'line':
      return line(figure);
    case 'timeline':
      return timeline(figure);
    case 'steps':
      return steps(figure);
  }
}
