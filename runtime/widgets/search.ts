import { loadChunk } from '../lib/load-chunk.ts';

const field = 'input,textarea,select,[contenteditable]';

/** Opens the search with its buttons (`data-search`), Ctrl-K or ⌘K, and `/` outside of fields, on pages that have such a button. */
export function startSearch(): () => void {
  const off = new AbortController();
  const open = () =>
    void loadChunk(() => import('../search/search-dialog.ts')).then(
      ({ openSearch }) => off.signal.aborted || openSearch(),
      () => undefined,
    );
  const buttons = document.querySelectorAll('[data-search]');
  for (const button of buttons) button.addEventListener('click', open, off);
  if (buttons.length > 0)
    document.addEventListener(
      'keydown',
      (event) => {
        const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
        const command = ctrlKey || metaKey;
        const isAsked = command ? key === 'k' : key === '/' && !(target as Element).closest(field);
        if (!isAsked || altKey || isComposing || document.querySelector('dialog[open]')) return;
        event.preventDefault();
        open();
      },
      off,
    );
  return () => off.abort();
}
