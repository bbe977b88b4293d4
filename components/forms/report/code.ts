import { call } from '../../../runtime/lib/call.ts';
import { countdown } from '../countdown.ts';
import { failureOf } from '../failure.ts';
import { findingOf, focusField, sentValue } from '../field-elements.ts';
import type { FormPlace } from '../form-script.ts';

/** Milliseconds until another code may be requested. */
const AGAIN = 60_000;
/** Where the moment is kept, so that a reload does not end the countdown. */
const KEY = 'code-again';

/** Lets the button beside the code request one for the telephone above it, once a minute. */
export function startCode({ form, words, show, signal }: FormPlace): void {
  const button = form.querySelector<HTMLButtonElement>('[data-action="send-code"]')!;
  const said = form.querySelector<HTMLElement>('[data-code-said]')!;
  const telephone = form.querySelector<HTMLElement>('[data-field="mobile"]')!;
  const code = form.querySelector<HTMLInputElement>('[name="code"]')!;
  const own = words.report!.code;
  let counting: AbortController | null = null;

  const count = (until: number) => {
    const work = (counting = new AbortController());
    signal.addEventListener('abort', () => work.abort());
    button.setAttribute('aria-disabled', 'true');
    const tick = (left: number) => {
      button.textContent = left > 0 ? own.again.replace('{seconds}', String(left)) : own.send;
      if (left === 0) stop();
    };
    countdown({ until, tick, signal: work.signal });
  };
  const stop = () => {
    counting?.abort();
    counting = null;
    button.textContent = own.send;
    button.removeAttribute('aria-disabled');
    keep(0);
  };

  const request = async () => {
    if (counting) return;
    const finding = findingOf(telephone, words);
    show(telephone, finding?.text ?? null);
    if (finding) return focusField(telephone);
    const mobile = sentValue(telephone);
    keep(Date.now() + AGAIN);
    count(Date.now() + AGAIN);
    said.textContent = words.sending;
    const result = await call('sendSmsCode', { mobile });
    if (signal.aborted) return;
    const sent = result.success && typeof result['msg'] === 'string';
    if (sent) {
      said.textContent = own.sent.replace('{mobile}', hidden(mobile));
      return code.focus();
    }
    stop();
    const { text, wait } = failureOf(result, words);
    said.textContent = wait > 0 ? own.limited.replace('{seconds}', String(wait)) : text;
  };
  button.addEventListener('click', () => void request(), { signal });
  button.disabled = false;

  const until = kept();
  if (until > Date.now()) count(until);
  else button.textContent = own.send;
}

/** A telephone number with its middle digits hidden. */
const hidden = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

function keep(until: number): void {
  try {
    sessionStorage.setItem(KEY, String(until));
  } catch {
    // A reload ends the countdown; the server still refuses a second code within the minute.
  }
}

function kept(): number {
  try {
    return Math.min(Number(sessionStorage.getItem(KEY)), Date.now() + AGAIN);
  } catch {
    return 0;
  }
}
