const every5 = (values: readonly number[]) => values.map((value, index) => [index * 5, value] as const);

/** One hour of a route that text messages took, every five minutes: its rate of receipts, and its share of the traffic, in per cent. */
export const routeHour = {
  receipts: every5([98.4, 98.5, 98.3, 98.4, 96.1, 91.2, 85.3, 82.6, 84.9, 92, 96.8, 98.1, 98.4]),
  share: every5([38, 38, 38, 38, 36, 14, 2, 2, 2, 4, 14, 32, 38]),
};
