/** Opens the search of a page whose address ends in `#search`: a page of another edition links to it so. */
export function startSearchAtAddress(): () => void {
  if (location.hash === '#search') document.querySelector<HTMLElement>('button[data-search]')?.click();
  return () => undefined;
}
