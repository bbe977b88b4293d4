import { editionNow } from '../lib/facts.ts';
import { store } from '../lib/store.ts';

const words = {
  zh: { offline: '网络已断开，已打开的内容仍可阅读', online: '网络已恢复' },
  en: { offline: 'You are offline. This page stays readable', online: 'Back online' },
};
/** How long the line says that the network is back, in milliseconds. */
const SAID = 4000;

/** Says in a quiet line when the network goes away, and when it is back. Nobody is told that all is well. */
export function startConnection(): () => void {
  const text = words[editionNow()];
  // There from the start: screen readers tell only what changes in a status they already know.
  const line = document.createElement('p');
  line.role = 'status';
  line.dataset['widget'] = 'connection';
  document.body.append(line);
  let goes: ReturnType<typeof setTimeout> | undefined;

  const unwatch = store.watch(({ online }) => {
    const says = online ? line.textContent && text.online : text.offline;
    if (says === line.textContent) return;
    clearTimeout(goes);
    line.textContent = says;
    if (online) goes = setTimeout(() => (line.textContent = ''), SAID);
  });
  const tell = () => store.set({ online: navigator.onLine });
  tell();
  addEventListener('online', tell);
  addEventListener('offline', tell);

  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
    clearTimeout(goes);
    unwatch();
    line.remove();
  };
}
