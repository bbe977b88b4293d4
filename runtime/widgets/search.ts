import { loadChunk } from '../lib/load-chunk.ts';

const field = 'input,textarea,select,[contenteditable]';

/** Opens the search with its buttons (`data-search`), Ctrl-K or ⌘K, and `/` outside of fields, on pages that have such a button. */
export function startSearch(): () => void {
  const off = new AbortController();
  /** What is typed between the request and the dialog. */
  let typed: string | null = null;
  const open = () => {
    if (typed !== null) return;
    typed = '';
    void loadChunk(() => import('../search/search-dialog.ts'))
      .then(({ openSearch }) => off.signal.aborted || openSearch(typed ?? ''))
      .catch(() => undefined)
      .finally(() => (typed = null));
  };
  const buttons = document.querySelectorAll('[data-search]');
  for (const button of buttons) button.addEventListener('click', open, off);
  if (buttons.length > 0)
    document.addEventListener(
      'keydown',
      (event) => {
        const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
        const command = ctrlKey || metaKey;
        const isFree = !(target as Element).closest(field);
        const isTyped = typed !== null && key.length === 1 && !command && isFree;
        const isAsked = command ? key === 'k' : key === '/' && isFree;
        if (!(isTyped || isAsked) || altKey || isComposing || document.querySelector('dialog[open]')) return;
        event.preventDefault();
        if (isTyped) typed += key;
        else open();
      },
      off,
    );
  return () => off.abort();
}
