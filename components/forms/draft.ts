/** Typed values, kept for this tab: a failed send, a reload and Back do not lose them. */
export type Draft = {
  /** Restores values typed before; true if there were any. Newer input is kept. */
  restore(): boolean;
  keep(): void;
  clear(): void;
};

/** Controls of a form whose values are no draft: codes are for once, and consent is given each time. */
const transient = ['code', 'consent', 'files'];

/** The draft of a form, by the address of its page. Without storage nothing is kept, and nothing fails. */
export function draftOf(form: HTMLFormElement): Draft {
  const key = `draft ${form.dataset['form']} ${location.pathname}`;
  const controls = () =>
    Array.from(form.elements).filter(
      (one): one is HTMLInputElement | HTMLTextAreaElement =>
        (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) &&
        one.name !== '' &&
        !transient.includes(one.name),
    );
  const isChoice = (control: Element): control is HTMLInputElement => (control as HTMLInputElement).type === 'radio';

  return {
    restore() {
      const kept = read(key);
      let restored = false;
      const chosen = new Set(controls().flatMap((one) => (isChoice(one) && one.checked ? one.name : [])));
      for (const control of controls()) {
        const value = kept[control.name];
        if (!value) continue;
        if (isChoice(control)) {
          if (chosen.has(control.name) || control.value !== value) continue;
          control.checked = true;
        } else if (control.value === '') control.value = value;
        else continue;
        restored = true;
      }
      return restored;
    },
    keep() {
      const typed = controls().flatMap((one) => (one.value === '' || (isChoice(one) && !one.checked) ? [] : [one]));
      write(key, JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value]))));
    },
    clear: () => write(key, null),
  };
}

function read(key: string): Record<string, string> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Nothing is kept.
  }
}
