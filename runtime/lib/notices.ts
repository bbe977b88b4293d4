import { isWithin } from '../../config/rules/notices.ts';
import { readLocal } from './local-storage.ts';

/** Storage key of the ids of dismissed notices, joined by spaces. */
export const dismissedNotices = 'dismissed-notices';

/** Shows the notice that is current now. The page contains all of them, hidden: the date of the visit decides. */
export function showNotice(): void {
  const notices = document.querySelectorAll<HTMLElement>('[data-notice]');
  // Storage is read last: it blocks the page.
  [...notices]
    .find(
      ({ dataset }) =>
        isWithin(dataset, Date.now()) && !readLocal(dismissedNotices)?.split(' ').includes(dataset['notice']!),
    )
    ?.removeAttribute('hidden');
}
