import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition, IslandProps } from '#generator';

/** Brings an island to life in its place on the page; answers what undoes that. One that fails leaves what the page came with. */
export function hydrate({ Component }: IslandDefinition, place: HTMLElement): () => void {
  const { props = '{}', prefix = '' } = place.dataset;
  const before = place.innerHTML;
  const root = hydrateRoot(place, <Component {...(JSON.parse(props) as IslandProps)} />, {
    identifierPrefix: prefix,
    onUncaughtError(error) {
      reportError(error);
      // React has emptied the place by now.
      place.innerHTML = before;
    },
  });
  return () => root.unmount();
}
