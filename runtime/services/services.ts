import { startAll } from '../lib/parts.ts';
import { startChat } from './chat.ts';
import { startConsent } from './consent.ts';
import { startSharing } from './sharing.ts';

/** Starts the third-party services of a page. */
export const startServices = () => startAll([startChat, startConsent, startSharing]);
