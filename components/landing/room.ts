import type { ReactNode } from 'react';

/** A room of the house: its name, its activity, and its drawing; the floor is 200 below the ceiling. */
export type Room = { name: string; note: string; art: ReactNode };
