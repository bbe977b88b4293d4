import { editionNow } from '../lib/facts.ts';
import type { Progress } from './progress.ts';

const words = { zh: '正在打开页面', en: 'Loading page' };

/** Makes the line at the window's upper edge; answers what paints it. */
export function progressElement(): (progress: Progress) => void {
  const bar = document.createElement('div');
  bar.dataset['widget'] = 'progress';
  bar.dataset['lasting'] = '';
  bar.setAttribute('role', 'progressbar');
  bar.hidden = true;
  document.body.append(bar);
  return ({ state, percent }) => {
    bar.hidden = state === 'idle';
    bar.dataset['state'] = state;
    bar.setAttribute('aria-label', words[editionNow()]);
    bar.setAttribute('aria-valuenow', String(Math.round(percent)));
    bar.style.transform = `scaleX(${percent / 100})`;
  };
}
