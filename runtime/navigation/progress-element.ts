import { currentEdition } from '../lib/config.ts';
import type { Progress } from './progress.ts';

const words = { zh: '正在打开页面', en: 'Loading page' };

/** Creates the line at the top of the window; returns a function that updates it. */
export function progressElement(): (progress: Progress) => void {
  document.body.insertAdjacentHTML('beforeend', '<div role="progressbar" data-widget="progress" hidden></div>');
  const bar = document.body.lastElementChild as HTMLElement;
  return ({ state, percent }) => {
    bar.hidden = state === 'idle';
    bar.dataset['state'] = state;
    bar.setAttribute('aria-label', words[currentEdition()]);
    bar.setAttribute('aria-valuenow', String(Math.round(percent)));
    bar.style.transform = `scaleX(${percent / 100})`;
  };
}
