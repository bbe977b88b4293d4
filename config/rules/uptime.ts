const day = 86_400_000;

type Record = {
  /** Last day, ISO 8601. */
  until: string;
  days: number;
  incidents: readonly { day: string; minutes: number }[];
};

/** Share of the minutes of a record that were without a disturbance, in per cent with three decimals, rounded down. */
export function uptimeOf({ days, incidents }: Record): string {
  const lost = incidents.reduce((sum, { minutes }) => sum + minutes, 0);
  return (Math.floor((1 - lost / (days * 1440)) * 100_000) / 1000).toFixed(3);
}

/** Place of a day in a record: 0 for its first day. Throws for a day that lies outside. */
export function placeInRecord({ until, days }: Record, date: string): number {
  const place = days - 1 - Math.round((Date.parse(until) - Date.parse(date)) / day);
  if (!(place >= 0 && place < days)) throw new Error(`${date} is not within the ${days} days up to ${until}`);
  return place;
}
