/** Search and copy buttons of the gallery, also after the page was replaced. */
const texts = new WeakMap<Element, string>();

function textOf(entry: Element): string {
  const text = texts.get(entry) ?? (entry.textContent ?? '').toLowerCase();
  texts.set(entry, text);
  return text;
}

/** Shows the entries that have every word, and the groups that have entries. */
function filter(query: string): void {
  const words = query.toLowerCase().split(/\s+/);
  for (const group of document.querySelectorAll<HTMLElement>('[data-gallery-group]')) {
    let count = 0;
    for (const entry of group.querySelectorAll<HTMLElement>('[data-gallery-entry]')) {
      entry.hidden = !words.every((word) => textOf(entry).includes(word));
      if (!entry.hidden) count += 1;
    }
    group.hidden = count === 0;
  }
}

export function startGallery(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-gallery-search]')) filter(target.value);
  });
  document.addEventListener('click', async ({ target }) => {
    if (!(target instanceof HTMLButtonElement && target.matches('[data-gallery-copy]'))) return;
    await navigator.clipboard.writeText(target.nextElementSibling?.textContent ?? '');
    target.textContent = 'Copied';
  });
}
