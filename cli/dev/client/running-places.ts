/** Try-outs and islands, which run in the page. */
const placesIn = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-script]')];

/** The markup of each place as the server sent it: scripts change it. */
const served = new WeakMap<Element, string>();

/** Notes what the server sent. Call it before the scripts of the places run. */
export function notePlaces(): void {
  for (const place of placesIn(document)) if (!served.has(place)) served.set(place, place.outerHTML);
}

/**
 * Keeps the places running that the next version of the page has unchanged: the runtime does not end one with `data-kept`. The returned
 * function puts them into the page that has replaced this one.
 */
export async function keepPlaces(address: string): Promise<() => void> {
  const running = placesIn(document).filter((place) => served.has(place));
  if (running.length === 0) return notePlaces;
  const next = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
  const sent = placesIn(next).map((place) => place.outerHTML);
  const kept = running.filter((place) => sent.includes(served.get(place)!));
  for (const place of kept) place.dataset['kept'] = '';
  return () => {
    notePlaces();
    for (const fresh of placesIn(document)) {
      const same = kept.find((place) => 'kept' in place.dataset && served.get(place) === served.get(fresh));
      if (!same) continue;
      fresh.replaceWith(same);
      delete same.dataset['kept'];
    }
  };
}
