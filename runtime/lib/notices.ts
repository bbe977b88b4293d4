import { isWithin } from '../../config/rules/notices.ts';
import { readKept } from './kept.ts';

/** Ids of the notices that were put away, joined by spaces. */
export const goneNotices = 'gone-notices';

/** Shows the notice that is current now. The page carries all of them hidden: which one shows is for the day of the visit to say. */
export function showNotice(): void {
  const notices = document.querySelectorAll<HTMLElement>('[data-notice]');
  // The memory is asked last: the page waits for it.
  [...notices].find(({ dataset }) => isWithin(dataset, Date.now()) && !readKept(goneNotices)?.split(' ').includes(dataset['notice']!))?.removeAttribute('hidden');
}
