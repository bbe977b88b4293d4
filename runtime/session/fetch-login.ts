import { limits } from '../../config/limits.ts';
import { isLoggedIn } from '../lib/login-state.ts';
import { timingIn } from '../lib/server-timing.ts';

/**
 * Whether the visitor is logged in now: by the readable cookies, else by the header that the server sends with every response. Without
 * that header the visitor counts as logged out.
 */
export async function fetchLogin(): Promise<boolean> {
  if (isLoggedIn(undefined, document.cookie)) return true;
  const response = await fetch('/', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(limits.callTime),
  }).catch(() => null);
  return isLoggedIn(timingIn(response?.headers.get('server-timing') ?? '', 'login'), document.cookie);
}
