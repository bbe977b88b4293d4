import { strings } from '../../config/strings.ts';
import { call } from '../lib/call.ts';
import { editionNow } from '../lib/facts.ts';
import { showTip } from '../widgets/tip.ts';

/**
 * Logs out: the page reloads; a refusal is shown with the server's words, anything unforeseen as a system error. `onFailure` runs before
 * that is shown.
 */
export async function logOut(onFailure: () => void): Promise<void> {
  const text = strings[editionNow()];
  const result = await call('userLogout');
  if (result.success) return location.reload();
  onFailure();
  // An error that has no words of its own is none that was foreseen, such as when nobody answers behind the server.
  if (result.failed || (!result.ok && result.message === text.requestFailed)) return showTip({ text: text.systemError });
  showTip({ title: text.failed, text: String(result.message) });
}
