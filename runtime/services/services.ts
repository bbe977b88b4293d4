import { startAll } from '../lib/parts.ts';
import { startAnalytics } from './analytics.ts';
import { startChat } from './chat.ts';
import { startConsent } from './consent.ts';
import { startSharing } from './sharing.ts';

// Once a visit: clicks on several pages are sent together.
startAnalytics();

/** Starts the third-party services of a page. */
export const startServices = () => startAll([startChat, startConsent, startSharing]);
