import { type PageState, readPageState, writePageState } from './page-state.ts';

/** Storage key for the page state during a reload. */
const key = 'site-dev-state';
type Stored = { address: string; state: PageState };

/** Stores the page state for the next document. */
export function storeState(): void {
  const stored: Stored = { address: location.pathname + location.search, state: readPageState() };
  sessionStorage.setItem(key, JSON.stringify(stored));
}

export const forgetState = () => sessionStorage.removeItem(key);

/** Reloads the page and keeps its state. */
export function reloadPage(): void {
  storeState();
  location.reload();
}

/** Restores the state from before the reload. */
export function restoreAfterLoad(): void {
  const text = sessionStorage.getItem(key);
  forgetState();
  const stored = text === null ? null : (JSON.parse(text) as Stored);
  if (stored?.address !== location.pathname + location.search) return;
  const restore = () => writePageState(stored.state);
  if (document.readyState === 'complete') restore();
  else addEventListener('load', restore, { once: true });
}
