import { limits } from '../../config/limits.ts';
import { isLoggedIn } from '../lib/login-state.ts';
import { timingIn } from '../lib/server-timing.ts';

/**
 * Whether the visitor is logged in now. Readable cookies that are there say so; else only the server knows, which tells it with whatever it
 * answers. Where it does not, cookies that cannot be read count as gone.
 */
export async function askLogin(): Promise<boolean> {
  if (isLoggedIn(undefined, document.cookie)) return true;
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(limits.callTime) }).catch(() => null);
  return isLoggedIn(timingIn(answer?.headers.get('server-timing') ?? '', 'login'), document.cookie);
}
