import { isPromotion } from '../../config/rules/dates.ts';

/** Shows or hides the logo's lantern by today's date, also when the page is restored from the back/forward cache. */
export function startFestival(): () => void {
  const update = () => {
    const over = !isPromotion(Date.now());
    for (const lantern of document.querySelectorAll('[data-festival]')) {
      if (over) lantern.setAttribute('display', 'none');
      else lantern.removeAttribute('display');
    }
  };
  update();
  addEventListener('pageshow', update);
  return () => removeEventListener('pageshow', update);
}
