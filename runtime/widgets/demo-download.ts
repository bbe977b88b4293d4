/** Lets buttons that lead to the demos of a product open them in a dialog. What shows it is loaded on first use. */
export function startDemoDownload(): () => void {
  const open = async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-demo]');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const { openDemos } = await import('./demo-dialog.ts');
      await openDemos({ product: link.dataset['demo'] ?? '', page: link.href });
    } catch {
      location.assign(link.href);
    }
  };
  // Before anybody else sees the click as one that leads to a page.
  document.addEventListener('click', open, { capture: true });
  return () => document.removeEventListener('click', open, { capture: true });
}
