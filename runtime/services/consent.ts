import { consent, isAsked } from './consent-kept.ts';
import { facts } from '../lib/facts.ts';
import { showConsentBar } from './consent-bar.ts';

/** Where visitors are asked before being counted: asks those who have not said, and lets all others change their mind. */
export function startConsent(): () => void {
  if (!facts.services.analytics || !isAsked()) return () => undefined;
  const off = new AbortController();
  const { signal } = off;
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent]')) {
    button.hidden = false;
    button.addEventListener('click', () => showConsentBar({ signal, focus: true }), { signal });
  }
  if (consent() === null) showConsentBar({ signal, focus: false });
  return () => off.abort();
}
