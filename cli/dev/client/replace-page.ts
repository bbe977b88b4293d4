import { readPageState, writePageState } from './page-state.ts';
import { keepPlaces } from './running-places.ts';
import { forgetState, reloadPage, storeState } from './reload-page.ts';

/** The live region in which the runtime announces a new page. */
const announcer = '[data-widget="announcer"]';

/** Replaces the page through the runtime of the site and keeps its state. Reloads the page if there is no runtime. */
export async function replacePage(): Promise<void> {
  const region = document.querySelector(announcer);
  if (!region) return reloadPage();
  const { hash, pathname, search } = location;
  const putBack = await keepPlaces(pathname + search);
  const state = readPageState();
  // In case the page is reloaded instead.
  storeState();
  // With a fragment, the link would only scroll.
  if (hash) history.replaceState(history.state, '', pathname + search);
  // The editor shows pages in a frame: one that updates must not take the focus from what is typed.
  const release = document.hasFocus() ? () => undefined : withoutFocus();
  await announced(region, () => follow(pathname + search))
    .finally(putBack)
    .finally(release);
  forgetState();
  if (hash) history.replaceState(history.state, '', pathname + search + hash);
  writePageState(state);
}

/** Keeps scripts from moving the focus, until the returned function is called. */
function withoutFocus(): () => void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => undefined;
  return () => {
    HTMLElement.prototype.focus = focus;
  };
}

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
