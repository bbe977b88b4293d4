export type Hall = {
  name: string;
  about: string;
  talks: readonly { title: string; short: string; who: string; said: string }[];
};

/** When the talks of each hall begin, and how long they are. */
export const slots = [
  { from: '10:00', minutes: 55 },
  { from: '11:00', minutes: 55 },
  { from: '13:30', minutes: 80 },
  { from: '15:00', minutes: 80 },
];
