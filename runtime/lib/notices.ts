import { currentNotice } from '../../config/rules/notices.ts';
import { readKept } from './kept.ts';

/** Where the ids of the notices that were put away are kept, joined by spaces. */
export const dismissedNotices = 'dismissed-notices';

export const dismissedIds = () => (readKept(dismissedNotices) ?? '').split(' ').filter(Boolean);

/** Shows the notice that is current now. The page carries all of them hidden: which one shows is for the day of the visit to say. */
export function showNotice(): void {
  const strip = document.querySelector<HTMLElement>('[data-notices]');
  if (!strip) return;
  const notices = Array.from(strip.querySelectorAll<HTMLElement>('[data-notice]'), (element) => {
    const { notice = '', from, until } = element.dataset;
    return { element, id: notice, from: Number(from), until: Number(until) };
  });
  const current = currentNotice({ notices, now: Date.now(), dismissed: dismissedIds() });
  for (const { element } of notices) element.hidden = element !== current?.element;
  strip.hidden = !current;
}
