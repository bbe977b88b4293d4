import { createContext, useContext } from 'react';
import type { IslandDefinition } from './definition.ts';

type Placed = {
  /** Address of the script that brings it to life. */
  address: string;
  /** Sets the ids inside it apart from those of other islands on the page. */
  prefix: string;
  /** Stands for its markup, which is rendered by itself. */
  mark: string;
};

/** Takes note of an island on the page that is being rendered. `props` are JSON. */
export type Place = (given: { of: IslandDefinition; props: string }) => Placed;

const Context = createContext<Place | null>(null);
export const PlacesProvider = Context.Provider;

/** Throws where nobody renders islands: in frames, which several pages share, and inside another island. */
export function usePlaces(): Place {
  const place = useContext(Context);
  if (!place) throw new Error('Island: only the body of a page can hold one');
  return place;
}
