import { type PageState, readPageState, writePageState } from './page-state.ts';

const key = 'site-dev-state';
type Stored = { address: string; state: PageState };

export function storeState(): void {
  const stored: Stored = { address: location.pathname + location.search, state: readPageState() };
  sessionStorage.setItem(key, JSON.stringify(stored));
}

export const forgetState = () => sessionStorage.removeItem(key);

export function reloadPage(): void {
  storeState();
  location.reload();
}

export function restoreAfterLoad(): void {
  const text = sessionStorage.getItem(key);
  forgetState();
  const stored = text === null ? null : (JSON.parse(text) as Stored);
  if (stored?.address !== location.pathname + location.search) return;
  const restore = () => writePageState(stored.state);
  if (document.readyState === 'complete') restore();
  else addEventListener('load', restore, { once: true });
}
