import { editionNow } from '../lib/facts.ts';
import { keep, readKept } from '../lib/kept.ts';

const name = 'analytics-consent';

/** What the visitor said to being counted; null before that. */
export function consent(): 'yes' | 'no' | null {
  const said = readKept(name);
  return said === 'yes' || said === 'no' ? said : null;
}

export const keepConsent = (said: 'yes' | 'no') => keep(name, said);

/** Only the English edition's visitors are asked first. */
export const isAsked = () => editionNow() === 'en';

export const mayCount = () => !isAsked() || consent() === 'yes';
