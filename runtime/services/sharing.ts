import { strings } from '../../config/strings.ts';
import { currentEdition, config } from '../lib/config.ts';
import { share } from './share.ts';

/** Configures sharing in the browser of the messaging app. Elsewhere nothing is loaded. */
export function startSharing(): () => void {
  const { sharing } = config.services;
  if (!sharing) return () => undefined;
  if (!/MicroMessenger/i.test(navigator.userAgent)) {
    console.debug(strings[currentEdition()].notMessagingBrowser);
    return () => undefined;
  }
  const gone = new AbortController();
  const { signal } = gone;
  share({ script: sharing.script, signal }).catch((error: unknown) => console.debug(error));
  return () => gone.abort();
}
