import { config } from '../lib/config.ts';
import { loadGlobal } from './load-global.ts';

/** Opens the support chat from links with `data-chat`, if one is configured; it is loaded on first use. Without it the links work. */
export function startChat(): () => void {
  const { chat } = config.services;
  if (!chat) return () => undefined;
  const open = async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-chat]');
    if (!link) return;
    event.preventDefault();
    try {
      const support = (await loadGlobal(chat)) as { open: () => void };
      // Below a modal dialog it could not be used.
      link.closest('dialog')?.close();
      support.open();
    } catch {
      location.assign(link.href);
    }
  };
  document.addEventListener('click', open);
  return () => document.removeEventListener('click', open);
}
