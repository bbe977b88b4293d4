import { currentEdition } from '../lib/config.ts';

const words = {
  zh: { offline: '网络已断开，已打开的内容仍可阅读', online: '网络已恢复' },
  en: { offline: 'You are offline. You can keep reading this page', online: 'Back online' },
};
/** How long the line shows that the network is back, in milliseconds. */
const SHOWN = 4000;

/** Shows a line when the network goes away, and when it is back. */
export function startConnection(): () => void {
  const text = words[currentEdition()];
  // In the page from the start: screen readers read changes in a status they know.
  const line = document.createElement('p');
  line.role = 'status';
  line.dataset['widget'] = 'connection';
  document.body.append(line);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let online = true;

  const update = () => {
    if (online === navigator.onLine) return;
    online = navigator.onLine;
    clearTimeout(timer);
    line.textContent = online ? text.online : text.offline;
    if (online) timer = setTimeout(() => (line.textContent = ''), SHOWN);
  };
  update();
  addEventListener('online', update);
  addEventListener('offline', update);

  return () => {
    removeEventListener('online', update);
    removeEventListener('offline', update);
    clearTimeout(timer);
    line.remove();
  };
}
