import { loadChunk } from '../lib/load-chunk.ts';

const fields = 'input,textarea,select,[contenteditable]';

/**
 * Opens the search with its buttons (`data-search`: name of its field), Ctrl-K or ⌘K, and `/` outside of fields, on pages that have such
 * a button; and again with its query where a visitor comes back from a result. Where a link has `data-search`, the keys follow it.
 */
export function startSearch(): () => void {
  const button = document.querySelector<HTMLElement>('[data-search]');
  const off = new AbortController();
  /** Takes what is typed until the dialog is loaded: input methods compose only in fields. */
  let waiting: HTMLInputElement | null = null;
  const stopWaiting = () => {
    waiting?.remove();
    waiting = null;
  };
  const open = (query = '') => {
    if (waiting) return waiting.focus();
    const before = document.activeElement as HTMLElement | null;
    const field = waitingField(button!.dataset['search']!);
    field.value = query;
    waiting = field;
    document.body.append(field);
    field.focus();
    field.addEventListener('keydown', ({ key, isComposing }) => {
      if (key !== 'Escape' || isComposing) return;
      stopWaiting();
      before?.focus();
    });
    const whole = composed(field);
    void loadChunk(() => import('../search/search-dialog.ts'))
      .then(async ({ openSearch }) => {
        await whole();
        if (waiting !== field) return;
        const { value } = field;
        stopWaiting();
        // The dialog returns the focus to what has it now.
        before?.focus();
        openSearch(value);
      })
      .catch(stopWaiting);
  };
  /** A result that was opened left its query in the history. */
  const restore = () => {
    const { search, ...state } = (history.state ?? {}) as { search?: string };
    if (search === undefined) return;
    history.replaceState(state, '');
    open(search);
  };
  if (button) {
    document.addEventListener(
      'click',
      ({ target }) => (target as Element).closest('button[data-search]') && open(),
      off,
    );
    document.addEventListener(
      'keydown',
      (event) => {
        const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
        const isAsked = ctrlKey || metaKey ? key === 'k' : key === '/' && !(target as Element).closest(fields);
        if (!isAsked || altKey || isComposing || document.querySelector('dialog[open]')) return;
        event.preventDefault();
        button.click();
      },
      off,
    );
    addEventListener('pageshow', ({ persisted }) => persisted && restore(), off);
    restore();
  }
  return () => {
    off.abort();
    stopWaiting();
  };
}

function waitingField(label: string): HTMLInputElement {
  const field = document.createElement('input');
  field.dataset['searchPart'] = 'waiting';
  field.autocomplete = 'off';
  field.placeholder = label;
  field.setAttribute('aria-label', label);
  return field;
}

/** Returns a function that resolves once nothing is being composed in a field. */
function composed(field: HTMLInputElement): () => Promise<void> {
  let done = Promise.resolve();
  field.addEventListener('compositionstart', () => {
    done = new Promise((resolve) => field.addEventListener('compositionend', () => resolve(), { once: true }));
  });
  return () => done;
}
