import type { ReactNode } from 'react';

/** A room of the house: its name, what happens in it, and its drawing, which stands on a floor 200 below its ceiling. */
export type Room = { name: string; note: string; art: ReactNode };
