import { isPromotion } from '../../config/rules/dates.ts';

/** Keeps the flag of the promotion up to date, also when the page is restored from the back/forward cache. Styles show what it is for. */
export function startFestival(): () => void {
  const update = () => document.documentElement.toggleAttribute('data-promotion', isPromotion(Date.now()));
  update();
  addEventListener('pageshow', update);
  return () => removeEventListener('pageshow', update);
}
