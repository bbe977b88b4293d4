import type { Edition } from '../../config/editions.ts';
import { anchored } from '#generator';
import { isRecordPath } from '../../config/rules/record-address.ts';
import { withFigures } from './figures/figures.ts';
import { highlighted } from './highlighted.ts';
import { withVideos } from './videos.ts';

/**
 * Fits an editor's HTML, already reduced to the allow-list, into a page: its headings begin at `<h2>` below the page's one `<h1>`,
 * skip no level and can be linked to, its code is coloured, its figures are drawn, its videos have players, and what may be wider than the column scrolls in a frame of its own
 * that the keyboard reaches (WCAG 2.1.1). The build does it once for each text. `onDead` receives links to no place of the text.
 */
export function fit({ html, edition, onDead }: FitOptions): string {
  return highlighted(
    framed({
      html: withVideos(withFigures(anchored(levelled(html), { isRecordPath, onDead }))),
      table: { zh: '表格', en: 'Table' }[edition],
    }),
  );
}

type FitOptions = { html: string; edition: Edition; onDead?: (target: string) => void };

/** A heading is one level below the nearest higher one before it, however many levels the editor skipped. */
function levelled(html: string): string {
  const above: number[] = [];
  /** Levels of the tags that are not closed yet: a tag closes as it was opened. */
  const open: number[] = [];
  return html.replace(/<(\/?)h([1-6])\b/g, (_, slash: string, digit: string) => {
    if (slash !== '') return `</h${open.pop() ?? digit}`;
    const level = Number(digit);
    while (above.length > 0 && above.at(-1)! >= level) above.pop();
    above.push(level);
    open.push(Math.min(6, 1 + above.length));
    return `<h${open.at(-1)}`;
  });
}

function framed({ html, table }: { html: string; table: string }): string {
  let tables = 0;
  return html
    .replace(/<table\b/g, () => `<div role="region" aria-label="${table} ${++tables}" tabindex="0"><table`)
    .replace(/<\/table>/g, '</table></div>')
    .replace(/<pre\b/g, '<pre tabindex="0"');
}
