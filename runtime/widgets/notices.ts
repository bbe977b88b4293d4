import { keep, readKept } from '../lib/kept.ts';
import { goneNotices, showNotice } from '../lib/notices.ts';

/** Ids that are remembered at most; older ones belong to notices that have ended. */
const REMEMBERED = 50;

/** Lets visitors put the notice below the header away for good, and shows it on pages that take another's place. */
export function startNotices(): () => void {
  showNotice();
  const off = new AbortController();
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    const dismiss = () => {
      const gone = (readKept(goneNotices) ?? '').split(' ');
      keep(goneNotices, [...gone, notice.dataset['notice']].slice(-REMEMBERED).join(' '));
      notice.hidden = true;
      // The button that had the focus is gone; reading goes on where the notice was.
      document.querySelector('main')?.focus({ preventScroll: true });
    };
    notice.querySelector('button')?.addEventListener('click', dismiss, { signal: off.signal });
  }
  return () => off.abort();
}
