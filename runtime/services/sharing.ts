import { strings } from '../../config/strings.ts';
import { editionNow, facts } from '../lib/facts.ts';
import { share } from './share.ts';

/** In the messaging app's own browser, sets what is shared of this page. Elsewhere nothing is loaded. */
export function startSharing(): () => void {
  const { sharing } = facts.services;
  if (!sharing) return () => undefined;
  if (!/MicroMessenger/i.test(navigator.userAgent)) {
    console.debug(strings[editionNow()].notMessagingBrowser);
    return () => undefined;
  }
  const gone = new AbortController();
  const { signal } = gone;
  share({ script: sharing.script, signal }).catch((error: unknown) => console.debug(error));
  return () => gone.abort();
}
