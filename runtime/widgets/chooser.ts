import { announce } from '../lib/announce.ts';

/** Adds to the chooser, which works without it: the fragment `#choose-agent` selects an answer, and a new advice is announced. */
export function startChooser(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const chooser = document.getElementById('choose');
  const choose = () => {
    const input = document.getElementById(location.hash.slice(1))?.querySelector<HTMLInputElement>('#choose input');
    if (input) input.checked = true;
  };
  const read = () => {
    const shown = Array.from(chooser?.querySelectorAll<HTMLElement>('li') ?? []).find((advice) =>
      advice.checkVisibility?.({ visibilityProperty: true }),
    );
    if (shown) announce(shown.innerText);
  };
  // An answer chosen before this script was loaded stays.
  const inputs = Array.from(chooser?.querySelectorAll<HTMLInputElement>('input') ?? []);
  if (inputs.every(({ checked, defaultChecked }) => checked === defaultChecked)) choose();
  addEventListener('hashchange', choose, { signal });
  chooser?.addEventListener('change', read, { signal });
  return () => stop.abort();
}
