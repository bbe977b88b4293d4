/**
 * Scrolls to the fragment of the address, else to the top of the page. The fragment is assigned to the current history entry: only that
 * makes `:target` match, which styles depend on.
 */
export function scrollToFragment(): void {
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  if (!location.hash) return;
  const { state } = history;
  location.replace(location.hash);
  history.replaceState(state, '');
}

/** Moves the focus to the target of the fragment, else to the start of the content, as after a real load. */
export function focusFragment(): void {
  const place = document.querySelector<HTMLElement>(':target') ?? document.querySelector('main');
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
