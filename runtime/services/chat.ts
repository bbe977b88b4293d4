import { facts } from '../lib/facts.ts';
import { loadGlobal } from './load-global.ts';

/** Opens the support chat from links that ask for it (`data-chat`), if there is one; it is loaded then. Without it they call or write. */
export function startChat(): () => void {
  const { chat } = facts.services;
  if (!chat) return () => undefined;
  const open = async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-chat]');
    if (!link) return;
    event.preventDefault();
    try {
      const support = (await loadGlobal(chat)) as { open: () => void };
      // Below a modal dialog nobody could use it.
      link.closest('dialog')?.close();
      support.open();
    } catch {
      location.assign(link.href);
    }
  };
  document.addEventListener('click', open);
  return () => document.removeEventListener('click', open);
}
