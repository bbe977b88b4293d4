import { readPageState, writePageState } from './page-state.ts';
import { forgetState, reloadPage, storeState } from './reload-page.ts';

/** Where the runtime announces that it has replaced a page. */
const announcer = '[data-widget="announcer"]';

/** Has the runtime of the site replace the page by its new version, and keeps its state. Loads the page again where there is no runtime. */
export async function replacePage(): Promise<void> {
  const region = document.querySelector(announcer);
  if (!region) return reloadPage();
  const state = readPageState();
  // For a page that is loaded and not replaced.
  storeState();
  const { hash, pathname, search } = location;
  // With a fragment the link would be a jump.
  if (hash) history.replaceState(history.state, '', pathname + search);
  await announced(region, () => follow(pathname + search));
  forgetState();
  if (hash) history.replaceState(history.state, '', pathname + search + hash);
  writePageState(state);
}

/** Follows a link to an address, as a visitor does. */
function follow(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Runs an action and waits until the runtime announces a page. */
function announced(region: Element, act: () => void): Promise<void> {
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (region.textContent === '') return;
      observer.disconnect();
      done();
    });
    act();
    observer.observe(region, { childList: true, characterData: true, subtree: true });
  });
}
