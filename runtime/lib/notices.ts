import { isWithin } from '../../config/rules/notices.ts';
import { readKept } from './kept.ts';

/** Ids of the notices that were put away, joined by spaces. */
export const goneNotices = 'gone-notices';

/** Shows the notice that is current now. The page carries all of them hidden: which one shows is for the day of the visit to say. */
export function showNotice(): void {
  const gone = readKept(goneNotices) ?? '';
  const notices = document.querySelectorAll<HTMLElement>('[data-notice]');
  [...notices].find(({ dataset }) => !gone.split(' ').includes(dataset['notice']!) && isWithin(dataset, Date.now()))?.removeAttribute('hidden');
}
