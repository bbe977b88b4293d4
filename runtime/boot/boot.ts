import { isPromotion } from '../../config/rules/dates.ts';
import { isMobile, isWindows } from '../../config/rules/visitor.ts';
import { isLoggedIn } from '../lib/login-state.ts';
import { showNotice } from '../lib/notices.ts';
import { pageTiming } from '../lib/server-timing.ts';

/** Runs in the head, before anything is painted: what styles need to know about this visitor. */
const { userAgent } = navigator;
const dataset = document.documentElement.dataset;
dataset['login'] = isLoggedIn(pageTiming('login'), document.cookie) ? 'in' : 'out';
if (isMobile(userAgent)) dataset['mobile'] = '';
if (isWindows(userAgent)) dataset['windows'] = '';
if (isPromotion(Date.now())) dataset['promotion'] = '';

// Notices come first in the header: all are parsed when the bar follows, which has not been painted yet.
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-notice]+div,main')) return;
  observer.disconnect();
  showNotice();
}).observe(document, { childList: true, subtree: true });
