/**
 * Goes to the place on the page that the address names, else to its top. A real jump to it, in the place of the entry that history is at:
 * nothing else makes `:target` match, and looks depend on that.
 */
export function goToPlace(): void {
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  if (!location.hash) return;
  const { state } = history;
  location.replace(location.hash);
  history.replaceState(state, '');
}

/** Moves the focus to the named place, else to the start of the page's text, as if the page had been loaded. */
export function focusPlace(): void {
  const place = document.querySelector<HTMLElement>(':target') ?? document.querySelector('main');
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
