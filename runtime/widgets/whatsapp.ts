/** Adds to the WhatsApp popups, which are native disclosures, that Escape, a click elsewhere and focus elsewhere close them. */
export function startWhatsapp(): () => void {
  const off = new AbortController();
  const { signal } = off;
  const popups = Array.from(document.querySelectorAll<HTMLDetailsElement>('details[data-widget="whatsapp"]'));

  document.addEventListener(
    'keydown',
    ({ key }) => {
      for (const popup of key === 'Escape' ? popups.filter(({ open }) => open) : []) {
        if (popup.contains(document.activeElement)) popup.querySelector('summary')?.focus();
        popup.open = false;
      }
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      for (const popup of popups) if (!event.composedPath().includes(popup)) popup.open = false;
    },
    { signal },
  );
  for (const popup of popups) {
    popup.addEventListener(
      'focusout',
      ({ relatedTarget }) => relatedTarget && !popup.contains(relatedTarget as Node) && (popup.open = false),
      { signal },
    );
  }

  return () => {
    off.abort();
    for (const popup of popups) popup.open = false;
  };
}
