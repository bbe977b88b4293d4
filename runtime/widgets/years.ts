import { yearsSinceFounding } from '../../config/rules/dates.ts';

/** Updates the years counters to today: the page may have been built before the last anniversary. */
export function startYears(): () => void {
  const before = Array.from(document.querySelectorAll('[data-years]'), (counter) => ({
    counter,
    text: counter.textContent,
  }));
  for (const { counter } of before) counter.textContent = String(yearsSinceFounding(Date.now()));
  return () => {
    for (const { counter, text } of before) counter.textContent = text;
  };
}
