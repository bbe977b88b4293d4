/** Announces a text to screen readers, in a live region that stays when pages change: they read changes in regions they know. */
export function announce(text: string): void {
  let region = document.querySelector('[data-widget="announcer"]');
  if (!region) {
    document.body.insertAdjacentHTML('beforeend', '<p role="status" data-widget="announcer"></p>');
    region = document.body.lastElementChild!;
  }
  region.textContent = text;
}
