import { consent, needsConsent } from './consent-choice.ts';
import { config } from '../lib/config.ts';
import { showConsentBar } from './consent-bar.ts';

/** Where analytics need consent: asks visitors who have not answered, and lets the others change their answer. */
export function startConsent(): () => void {
  if (!config.services.analytics || !needsConsent()) return () => undefined;
  const off = new AbortController();
  const { signal } = off;
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent]')) {
    button.hidden = false;
    button.addEventListener('click', () => showConsentBar({ signal, focus: true }), { signal });
  }
  if (consent() === null) showConsentBar({ signal, focus: false });
  return () => off.abort();
}
