import { isPromotion } from '../../config/rules/dates.ts';
import { isMobile, isWindows } from '../../config/rules/visitor.ts';
import { isLoggedIn } from '../lib/login-state.ts';
import { showNotice } from '../lib/notices.ts';
import { pageTiming } from '../lib/server-timing.ts';

/** Stands in the head and runs before anything is painted: what styles need to know about this visitor. */
const { userAgent } = navigator;
const dataset = document.documentElement.dataset;
dataset['login'] = isLoggedIn(pageTiming('login'), document.cookie) ? 'in' : 'out';
if (isMobile(userAgent)) dataset['mobile'] = '';
if (isWindows(userAgent)) dataset['windows'] = '';
if (isPromotion(Date.now())) dataset['promotion'] = '';

// The notice stands before <main>: it is whole when that begins, and nothing that it would move has been painted yet.
new MutationObserver((_, arrival) => {
  if (!document.querySelector('main')) return;
  arrival.disconnect();
  showNotice();
}).observe(document, { childList: true, subtree: true });
