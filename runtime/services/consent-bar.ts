import { saveConsent } from './consent-choice.ts';

const words = {
  label: 'Analytics',
  text: 'May we count which links and buttons are used on this site? This helps us improve the site. No names, no advertising. ',
  privacy: 'Privacy Policy',
  yes: 'Allow',
  no: 'No thanks',
};

/** Asks in a bar at the foot of the window, with two equal buttons, until it is answered or `signal` aborts. */
export function showConsentBar({ signal, focus }: { signal: AbortSignal; focus: boolean }): void {
  document.querySelector('[data-widget="consent"]')?.remove();
  const bar = document.createElement('section');
  bar.dataset['widget'] = 'consent';
  bar.setAttribute('aria-label', words.label);

  const text = document.createElement('p');
  const policy = document.createElement('a');
  policy.href = '/en/clauses?serviceType=3';
  policy.textContent = words.privacy;
  text.append(words.text, policy);

  const answers = document.createElement('div');
  for (const choice of ['yes', 'no'] as const) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words[choice];
    button.addEventListener('click', () => {
      saveConsent(choice);
      bar.remove();
      before?.focus({ preventScroll: true });
    });
    answers.append(button);
  }
  bar.append(text, answers);
  const before = focus ? (document.activeElement as HTMLElement | null) : null;
  document.body.append(bar);
  if (focus) answers.querySelector('button')?.focus();
  signal.addEventListener('abort', () => bar.remove());
}
