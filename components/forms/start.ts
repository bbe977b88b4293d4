import { countdown } from './countdown.ts';
import { draftOf } from './draft.ts';
import { failureOf } from './failure.ts';
import { fieldOf, fieldsOf, findingOf, focusField, isInvalid, showProblem, sentValue } from './field-elements.ts';
import type { FormScript } from './form-script.ts';
import type { FormWords } from './words.ts';

/** Time after which the visitor is told that sending takes long, in milliseconds. */
const SLOW = 3000;

/**
 * Makes a form work: checks what is typed, keeps it, sends it once, and says what became of it. Returns what ends that. Until it runs,
 * and where it throws, the button is disabled; where it never runs, the page shows hotline and e-mail address instead.
 */
export function startForm({ start }: FormScript, place: HTMLElement): () => void {
  const form = place.querySelector('form')!;
  const said = form.querySelector<HTMLElement>('[data-said]')!;
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')!;
  const label = button.textContent!;
  const words: FormWords = JSON.parse(place.dataset['words']!);
  const ending = new AbortController();
  const { signal } = ending;
  const draft = draftOf(form);
  const work = start({ form, words, props: JSON.parse(place.dataset['props'] ?? '{}'), show: showProblem, signal });
  let waiting = false;

  const say = (text: string, role: 'status' | 'alert' = 'status') => {
    said.role = role;
    said.textContent = text;
  };
  const findings = () => [
    ...fieldsOf(form).flatMap((field) => findingOf(field, words) ?? []),
    ...(work.problems?.() ?? []),
  ];

  /** Marks the invalid fields, and moves the focus to the first one. */
  const mayBeSent = () => {
    const found = findings();
    for (const field of fieldsOf(form))
      showProblem(field, found.find((finding) => finding.field === field)?.text ?? null);
    if (found.length === 0) return true;
    say(words.summary.replace('{count}', String(found.length)), 'alert');
    const first = fieldsOf(form).find((field) => found.some((finding) => finding.field === field));
    if (first) focusField(first);
    return false;
  };

  const busy = (now: boolean) => {
    form.dataset['state'] = now ? 'sending' : '';
    button.setAttribute('aria-busy', String(now));
    button.textContent = now ? words.sending : label;
  };

  const send = async () => {
    if (form.dataset['state'] === 'sending' || waiting || !mayBeSent()) return;
    busy(true);
    say(words.sending);
    const slow = setTimeout(() => say(words.slow), SLOW);
    const values = Object.fromEntries(fieldsOf(form).map((field) => [field.dataset['field']!, sentValue(field)]));
    const result = await work.send(values);
    clearTimeout(slow);
    if (signal.aborted) return;
    busy(false);
    const texts = result.success ? (work.texts ? work.texts(result) : {}) : null;
    if (texts) return finish(texts);
    form.dataset['state'] = 'failed';
    const { text, wait, fields } = failureOf(result, words);
    say(text, 'alert');
    const refused = fieldsOf(form).filter((field) => fields.includes(field.dataset['field']!));
    for (const field of refused) {
      const known = words.problems[field.dataset['field']!];
      showProblem(field, known?.refused ?? known?.wrong ?? text);
    }
    if (refused[0]) focusField(refused[0]);
    if (wait > 0) hold(wait);
  };

  const hold = (seconds: number) => {
    waiting = true;
    button.setAttribute('aria-disabled', 'true');
    const tick = (left: number) => {
      button.textContent = left > 0 ? words.wait.replace('{seconds}', String(left)) : label;
      if (left > 0) return;
      waiting = false;
      button.removeAttribute('aria-disabled');
    };
    countdown({ until: Date.now() + seconds * 1000, tick, signal });
  };

  const finish = (texts: Readonly<Record<string, string>>) => {
    draft.clear();
    const thanks = form.querySelector<HTMLElement>('[data-thanks]')!;
    for (const [name, text] of Object.entries(texts))
      for (const found of thanks.querySelectorAll(`[data-text="${name}"]`)) found.textContent = text;
    form.querySelector<HTMLElement>('[data-fields]')!.hidden = true;
    thanks.hidden = false;
    form.dataset['state'] = 'sent';
    say(words.sent);
    thanks.focus();
  };

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void send();
    },
    { signal },
  );
  const typed = (event: Event) => {
    draft.keep();
    const field = fieldOf(event.target);
    // The file field validates files itself.
    if (field?.dataset['field'] === 'files') return;
    // While a word is being composed it is not what will be there.
    if (!field || (event as InputEvent).isComposing) return;
    const finding = findingOf(field, words);
    if (isInvalid(field)) showProblem(field, finding?.text ?? null);
    // An empty field is no mistake until it is sent.
    else if (event.type === 'change' && finding && sentValue(field) !== '') showProblem(field, finding.text);
  };
  for (const name of ['input', 'change', 'compositionend']) form.addEventListener(name, typed, { signal });

  if (draft.restore()) say(words.restored);
  button.disabled = false;
  place.dataset['state'] = 'live';
  return () => {
    ending.abort();
    button.disabled = true;
  };
}
