import { createContext, type ReactNode, useContext } from 'react';

const Muted = createContext(false);

/** A part that is drawn too small to be read: bars stand for its words. */
export function Mute({ children }: { children: ReactNode }) {
  return <Muted value={true}>{children}</Muted>;
}

export const useMuted = () => useContext(Muted);
