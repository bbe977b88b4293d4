import { strings } from '../../config/strings.ts';
import { call } from '../lib/call.ts';
import { currentEdition } from '../lib/config.ts';
import { showTip } from '../widgets/tip.ts';

/** Of the button below the message of a failure. */
const colour = 'var(--danger)';

/**
 * Logs out and reloads the page. A refusal is shown with the server's message, any other error as a system error; `onFailure` runs before
 * that.
 */
export async function logOut(onFailure: () => void): Promise<void> {
  const text = strings[currentEdition()];
  const result = await call('userLogout');
  if (result.success) return location.reload();
  onFailure();
  // An HTTP error without a message of its own is a system error, such as an upstream that is down.
  if (result.failed || (!result.ok && result.message === text.requestFailed))
    return showTip({ text: text.systemError, colour });
  showTip({ title: text.failed, text: String(result.message), colour });
}
