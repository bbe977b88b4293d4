import { createContext, useContext } from 'react';
import type { PlaceContext } from '#generator';

const Context = createContext<PlaceContext | null>(null);
export const PlacesProvider = Context.Provider;

/** Throws in frames, which several pages share, and inside an island. */
export function usePlaces(): PlaceContext {
  const context = useContext(Context);
  if (!context) throw new Error('islands, try-outs and forms: only the body of a page can hold them');
  return context;
}
