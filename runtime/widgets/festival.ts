import { isPromotion } from '../../config/rules/dates.ts';

/** Hangs up or takes down the logo's lantern as today's date has it, also when a kept page comes back. */
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
