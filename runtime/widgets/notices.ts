import { keep } from '../lib/kept.ts';
import { dismissedIds, dismissedNotices, showNotice } from '../lib/notices.ts';

/** Ids that are remembered at most; older ones belong to notices that have ended. */
const REMEMBERED = 50;

/** Lets visitors put the notice below the header away for good, and shows it on pages that take another's place. */
export function startNotices(): () => void {
  showNotice();
  const strip = document.querySelector<HTMLElement>('[data-notices]');
  const dismiss = () => {
    const id = strip?.querySelector<HTMLElement>('[data-notice]:not([hidden])')?.dataset['notice'];
    if (!strip || id === undefined) return;
    keep(dismissedNotices, [...dismissedIds(), id].slice(-REMEMBERED).join(' '));
    strip.hidden = true;
    // The button that had the focus is gone; reading goes on where the notice was.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const button = strip?.querySelector('button');
  button?.addEventListener('click', dismiss);
  return () => button?.removeEventListener('click', dismiss);
}
