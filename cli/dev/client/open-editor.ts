/** Opens the editor at the text that is clicked while Alt is held. */
export function openEditorOnAltClick(): void {
  if (window !== window.top) return;
  document.addEventListener(
    'click',
    (event) => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopPropagation();
      const query = new URLSearchParams({ address: location.pathname, text: event.target.textContent ?? '' });
      window.open(`/__site/edit?${query}`, 'site-edit');
    },
    { capture: true },
  );
}
