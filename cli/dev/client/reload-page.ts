import { type PageState, readPageState, writePageState } from './page-state.ts';

/** Storage key of the state of a page that is loaded again. */
const key = 'site-dev-state';
type Stored = { address: string; state: PageState };

/** Notes the state of the page for the document that is loaded next. */
export function storeState(): void {
  const stored: Stored = { address: location.pathname + location.search, state: readPageState() };
  sessionStorage.setItem(key, JSON.stringify(stored));
}

export const forgetState = () => sessionStorage.removeItem(key);

/** Loads the page again, in the state it has. */
export function reloadPage(): void {
  storeState();
  location.reload();
}

/** Puts the page into the state that it had before it was loaded again. */
export function restoreAfterLoad(): void {
  const text = sessionStorage.getItem(key);
  forgetState();
  const stored = text === null ? null : (JSON.parse(text) as Stored);
  if (stored?.address !== location.pathname + location.search) return;
  const restore = () => writePageState(stored.state);
  if (document.readyState === 'complete') restore();
  else addEventListener('load', restore, { once: true });
}
