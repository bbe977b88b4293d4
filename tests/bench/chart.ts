import { median, type Side, sides } from './samples.ts';
import { tasks } from './tasks.ts';
import type { Trial } from './trial.ts';

const shown = [tasks.cold, tasks.unchanged, tasks.changed];
const colours: Record<Side, string> = { ours: '#0b6bcb', 'Hugo, partial': '#b6bfcc', 'Hugo, partialCached': '#7b8798' };
const WIDTH = 760;
const BAR = 18;
const GAP = 22;
/** Where bars begin, and how long the longest is. */
const LEFT = 190;
const LONGEST = 470;

const text = (x: number, y: number, words: string, more = '') => `<text x="${x}" y="${y}"${more}>${words}</text>`;

/** Seconds of both sides as bars, a panel with a scale of its own for each number of articles. */
export function chartOf(trials: readonly Trial[]): string {
  const bySide = sides.filter((side) => trials.some(({ samples }) => samples.of(tasks.cold, side).length > 0));
  let y = 30;
  const parts = [legend(bySide, y)];
  y += 34;
  for (const { articles, samples } of trials) {
    const bars = shown.flatMap((task) =>
      bySide.map((side) => ({ task, side, wall: median(samples.of(task, side).map((run) => run.wall)) })),
    );
    const scale = LONGEST / Math.max(...bars.map(({ wall }) => wall));
    parts.push(text(20, y, `${articles.toLocaleString('en')} articles`, ' font-weight="600" font-size="15"'));
    y += 14;
    for (const task of shown) {
      parts.push(text(LEFT - 12, y + (bySide.length * BAR) / 2 + 4, task, ' text-anchor="end"'));
      for (const { side, wall } of bars.filter((bar) => bar.task === task)) {
        const length = Math.max(1, Math.round(wall * scale));
        parts.push(
          `<rect x="${LEFT}" y="${y + 2}" width="${length}" height="${BAR - 4}" rx="2" fill="${colours[side]}"/>`,
          text(LEFT + length + 8, y + BAR - 5, `${wall.toFixed(2)} s`),
        );
        y += BAR;
      }
      y += GAP - 8;
    }
    y += GAP;
  }
  const title = 'Seconds of a build, ours beside Hugo';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${y}" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-label="${title}" font-family="Inter, system-ui, sans-serif" font-size="13" fill="#1b2330"><rect width="${WIDTH}" height="${y}" fill="#fff"/>${parts.join('')}</svg>\n`;
}

function legend(bySide: readonly Side[], y: number): string {
  return bySide
    .map(
      (side, index) =>
        `<rect x="${20 + index * 190}" y="${y - 11}" width="14" height="14" rx="2" fill="${colours[side]}"/>${text(42 + index * 190, y + 1, side)}`,
    )
    .join('');
}
