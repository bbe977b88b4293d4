import { currentEdition } from '../lib/config.ts';
import { readLocal, writeLocal } from '../lib/local-storage.ts';

const name = 'analytics-consent';

/** The visitor's choice about analytics; null if there is none yet. */
export function consent(): 'yes' | 'no' | null {
  const choice = readLocal(name);
  return choice === 'yes' || choice === 'no' ? choice : null;
}

export const saveConsent = (choice: 'yes' | 'no') => writeLocal(name, choice);

/** Only the English edition asks first. */
export const needsConsent = () => currentEdition() === 'en';

export const mayTrack = () => !needsConsent() || consent() === 'yes';
