import { type FigureData, figureDataOf } from '../../../config/rules/figure-data.ts';
import { bars } from './bars.ts';
import { line } from './line.ts';
import { tableOf } from './table.ts';
import { steps } from './steps.ts';
import { escaped } from './svg.ts';
import { timeline } from './timeline.ts';

/** A code block whose language is `figure`, and nothing but text in it. */
const block = /<pre><code class="language-figure">([^<]+)<\/code><\/pre>/g;
const characters = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" } as const;

const readFrom = (text: string) =>
  figureDataOf(text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity as keyof typeof characters]));

/** Draws the figures of sanitised HTML. Their text is escaped; a block that cannot be drawn remains a code block. */
export function withFigures(html: string): string {
  return html.replace(block, (whole, text: string) => {
    const read = readFrom(text);
    if ('problem' in read) return whole;
    return `<figure class="figure-box">${drawn(read.figure)}<figcaption>${escaped(read.figure.caption)}</figcaption></figure>`;
  });
}

/** Replaces the figures of sanitised HTML by tables, for readers without the style sheet. */
export function withTables(html: string): string {
  return html.replace(block, (whole, text: string) => {
    const read = readFrom(text);
    return 'problem' in read ? whole : tableOf(read.figure);
  });
}

/** Why figures of a piece of HTML cannot be drawn. */
export function figureProblems(html: string): string[] {
  return [...html.matchAll(block)].flatMap(([, text = '']) => {
    const read = readFrom(text);
    return 'problem' in read ? [read.problem] : [];
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
