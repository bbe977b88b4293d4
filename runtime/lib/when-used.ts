import { whenIdle } from './when-idle.ts';

/** Resolves at the first press, key or scroll of a visit, or when the browser is idle after it has loaded the page. */
export const whenUsed = () =>
  new Promise<void>((resolve) => {
    const used = () => resolve();
    for (const type of ['pointerdown', 'keydown', 'scroll'])
      addEventListener(type, used, { once: true, passive: true, capture: true });
    if (document.readyState === 'complete') whenIdle(used);
    else addEventListener('load', () => whenIdle(used));
  });
