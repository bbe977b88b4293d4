import { startAll } from '../lib/parts.ts';
import { startAnalytics } from './analytics.ts';
import { startChat } from './chat.ts';
import { startConsent } from './consent.ts';
import { startSharing } from './sharing.ts';

// When this is loaded, and so once in a visit: what is used on several pages is sent together.
startAnalytics();

/** What the services of others do on one page. */
export const startServices = () => startAll([startChat, startConsent, startSharing]);
