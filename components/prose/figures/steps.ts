import type { StepsFigure } from '../../../config/rules/figure-data.ts';
import { escaped } from './svg.ts';

/** States or steps along a line, with the transitions named on the line between them. */
export function steps({ rows }: StepsFigure): string {
  const items = rows.map(({ name, text, next, marked }, index) => {
    const on = next && index < rows.length - 1 ? ` <i>${escaped(next)}</i>` : '';
    return `<li${marked ? ' class="figure-marked"' : ''}><b>${escaped(name)}</b>${text && ` <span>${escaped(text)}</span>`}${on}</li>`;
  });
  return `<ol class="figure-steps">${items.join('')}</ol>`;
}
