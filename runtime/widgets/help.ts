import { limits } from '../../config/limits.ts';

/**
 * Shows the link to the top beyond the threshold, and marks the help bar with `data-away` while the page scrolls down. Link and bar
 * need no script.
 */
export function startHelp(): () => void {
  const links = document.querySelectorAll('[data-widget="back-to-top"]');
  const bars = document.querySelectorAll('[data-widget="help"]');
  let last = 0;
  const update = () => {
    const isBeyond = scrollY > limits.backToTop;
    for (const link of links) link.toggleAttribute('data-shown', isBeyond);
    if (scrollY !== last) for (const bar of bars) bar.toggleAttribute('data-away', scrollY > last);
    last = scrollY;
  };
  // It calls after the next layout. To read `scrollY` here would compute the layout now, in the task of this script.
  const first = new IntersectionObserver(() => {
    first.disconnect();
    update();
  });
  first.observe(document.body);
  addEventListener('scroll', update, { passive: true });
  return () => {
    first.disconnect();
    removeEventListener('scroll', update);
    for (const bar of bars) bar.removeAttribute('data-away');
  };
}
