import { countOf, mostUnits } from './rules/price.ts';

/** Qualities of a call's video, by their meter. */
export const qualities = { hd: '高清', uhd: '超清' } as const;
export type Quality = keyof typeof qualities;

/** A month of calls, as people count it; shares in per cent. */
export type CallMonth = {
  people: number;
  sessions: number;
  /** Length of a session. */
  minutes: number;
  quality: Quality;
  /** Of the time of all participants, with video. */
  video: number;
  /** Of the sessions, recorded, and pushed to a live stream. */
  record: number;
  push: number;
  /** Of the time of all participants, with noise suppression. */
  denoise: number;
};

/** A month from texts, as fields have them. */
export function monthOf({ quality, ...numbers }: Readonly<Record<keyof CallMonth, string>>): CallMonth {
  const values = Object.entries(numbers).map(([name, value]) => [name, Number(value)]);
  return { ...Object.fromEntries(values), quality: quality as Quality };
}

const plain = { quality: 'hd', video: 100, record: 0, push: 0, denoise: 0 } as const;

/** Months to begin with. */
export const callMonths = {
  service: { people: 2, sessions: 600, minutes: 8, ...plain, record: 100 },
  clinic: { people: 2, sessions: 20_000, minutes: 12, ...plain, record: 100 },
  lesson: { people: 7, sessions: 2_000, minutes: 60, ...plain, record: 100 },
  voice: { people: 8, sessions: 100_000, minutes: 10, ...plain, video: 0, denoise: 100 },
  match: { people: 6, sessions: 90, minutes: 120, ...plain, quality: 'uhd', record: 100, push: 100 },
} as const satisfies Record<string, CallMonth>;

/** Minutes of all participants, and whether they are more than is counted. */
export function participantMinutes({ people, sessions, minutes }: CallMonth) {
  const all = people * sessions * minutes;
  return { counted: countOf(all), isCut: all > mostUnits };
}

/** Quantities by meter. Video and voice share the minutes of the participants; recordings and streams have those of the sessions. */
export function quantitiesOf(month: CallMonth): Record<string, number> {
  const { counted } = participantMinutes(month);
  const part = (of: number, percent: number) => Math.round((of * percent) / 100);
  const seen = part(counted, month.video);
  const length = countOf(month.sessions * month.minutes);
  return {
    voice: counted - seen,
    [month.quality]: seen,
    record: part(length, month.record),
    push: part(length, month.push),
    denoise: part(counted, month.denoise),
  };
}
