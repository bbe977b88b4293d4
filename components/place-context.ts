import { createContext, useContext } from 'react';
import type { IslandDefinition } from './island-runtime/definition.ts';

type PlacedIsland = {
  /** Sets the ids inside it apart from those of other islands on the page. */
  prefix: string;
  /** Stands for its markup, which is rendered by itself. */
  mark: string;
};

/** Takes note of an island on the page that is being rendered. `props` are JSON. */
export type PlaceIsland = (island: { of: IslandDefinition; props: string }) => PlacedIsland;

type PlaceContext = {
  /** Addresses of the scripts that bring places to life, by name: those of islands, of try-outs and of forms. */
  placeScripts: Readonly<Record<string, string>>;
  placeIsland: PlaceIsland;
};

const Context = createContext<PlaceContext | null>(null);
export const PlacesProvider = Context.Provider;

/** Throws in frames, which several pages share, and inside an island. */
export function usePlaces(): PlaceContext {
  const context = useContext(Context);
  if (!context) throw new Error('islands, try-outs and forms: only the body of a page can hold them');
  return context;
}
