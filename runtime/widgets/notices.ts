import { readLocal, writeLocal } from '../lib/local-storage.ts';
import { dismissedNotices, showNotice } from '../lib/notices.ts';

/** Ids that are stored at most; older ones belong to notices that have ended. */
const STORED = 50;

/** Lets visitors dismiss the notice for good, and shows it on pages that replace another. */
export function startNotices(): () => void {
  showNotice();
  const off = new AbortController();
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    const dismiss = () => {
      const dismissed = (readLocal(dismissedNotices) ?? '').split(' ');
      writeLocal(dismissedNotices, [...dismissed, notice.dataset['notice']].slice(-STORED).join(' '));
      notice.hidden = true;
      // The focused button is hidden: the focus goes to the content.
      document.querySelector('main')?.focus({ preventScroll: true });
    };
    notice.querySelector('button')?.addEventListener('click', dismiss, { signal: off.signal });
  }
  return () => off.abort();
}
