import { isDuring } from '#generator';

/** Shows what is for now and hides what is not, also when the page is restored from the back/forward cache. */
export function startDated(): () => void {
  const before = Array.from(document.querySelectorAll<HTMLElement>('[data-dated]'), (element) => ({
    element,
    hidden: element.hidden,
  }));
  const update = () => {
    for (const { element } of before) {
      const { from, until } = element.dataset;
      element.hidden = !isDuring({ from, until }, Date.now());
    }
  };
  update();
  addEventListener('pageshow', update);
  return () => {
    removeEventListener('pageshow', update);
    for (const { element, hidden } of before) element.hidden = hidden;
  };
}
