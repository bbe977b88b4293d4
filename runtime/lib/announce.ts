/** Tells screen readers something, through a live region that outlives pages. They only tell what changes in one they already know. */
export function announce(text: string): void {
  let region = document.querySelector('[data-widget="announcer"]');
  if (!region) {
    document.body.insertAdjacentHTML('beforeend', '<p role="status" data-widget="announcer"></p>');
    region = document.body.lastElementChild!;
  }
  region.textContent = text;
}
