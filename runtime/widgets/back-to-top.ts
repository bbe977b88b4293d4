import { limits } from '../../config/limits.ts';

/** Shows the link to the top once there is a way back worth it. The link itself needs no script. */
export function startBackToTop(): () => void {
  const links = document.querySelectorAll('[data-widget="back-to-top"]');
  const update = () => {
    for (const link of links) link.toggleAttribute('data-shown', scrollY > limits.backToTop);
  };
  // With the next frame, which knows the page's layout: asking now would have it made twice.
  const first = requestAnimationFrame(update);
  addEventListener('scroll', update, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    removeEventListener('scroll', update);
  };
}
