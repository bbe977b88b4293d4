import type { z } from 'zod';
import file from './content/offices.json';
import type { Edition } from './editions.ts';
import type { officeFile } from './records/offices.ts';
import type { Place } from './rules/route.ts';

export type Office = {
  name: Record<Edition, string>;
  /** What is done there. */
  does: Record<Edition, string>;
  people: number;
  at: Place;
  /** Hours ahead of Beijing in winter, and working hours there. */
  ahead: number;
  hours: readonly [from: number, to: number];
};

const read: z.infer<typeof officeFile> = file;

/** Where we are, from east to west, and how many of us on `officesAsOf`. */
export const offices: readonly Office[] = read.offices.map(({ place, ahead = 0, hours, ...office }) => ({
  ...office,
  at: [place.longitude, place.latitude],
  ahead,
  hours: [hours.from, hours.to],
}));
export const officesAsOf = read.asOf;

export const staff = offices.reduce((sum, { people }) => sum + people, 0);
