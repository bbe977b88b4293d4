import * as z from 'zod';

/** From this time on, years in ISO 8601 have a sign and more digits, which feeds and sitemaps do not support. */
const endOfYears = Date.UTC(10_000, 0, 1);

const day = z.regexes.date.source.slice(1, -1);
const hour = '(?:[01]\\d|2[0-3])';
const minute = '[0-5]\\d';

/** A day, alone or with a time and its offset from UTC, as programs and people write it. Databases leave the offset out. */
const written = new RegExp(
  `^(${day})(?:[Tt ](${hour}:${minute})(?::(${minute}(?:\\.\\d+)?))?(?: ?(?:([Zz])|([+-]${hour})(?::?(${minute}))?))?)?$`,
);

/** In ISO 8601: `2026-03-05T10:00:00+08:00`. Unknown forms are returned unchanged. */
function isoOf(text: string, offset: string): string {
  const [, date, time, seconds = '00', utc, hours, minutes = '00'] = written.exec(text) ?? [];
  if (date === undefined) return text;
  if (time === undefined) return `${date}T00:00:00${offset}`;
  return `${date}T${time}:${seconds}${utc ? 'Z' : hours === undefined ? offset : `${hours}:${minutes}`}`;
}

const received = (input: unknown) => `received ${JSON.stringify(input)}`;

type MomentOptions = {
  /** Offset from UTC of days and times that are written without one: `+08:00`. */
  offset: string;
  /** Where that is the offset, for the description: `China`. */
  place: string;
};

/** The schema of a time: ISO 8601 with its offset. It converts other common forms to that. */
export function momentIn({ offset, place }: MomentOptions) {
  const example = `2026-03-05T10:00:00${offset}`;
  return z
    .string()
    .max(40)
    .overwrite((text) => isoOf(text, offset))
    .refine((text) => written.test(text), {
      error: ({ input }) => `expected a time with its offset from UTC, such as ${example}; ${received(input)}`,
      abort: true,
    })
    .refine((text) => Date.parse(text) >= 0 && Date.parse(text) < endOfYears, {
      error: ({ input }) => `expected a time from 1970 to 9999, in UTC; ${received(input)}`,
    })
    .meta({
      description: `A time, ISO 8601 with its offset; an offset without a colon, a time without seconds, and a day or a time without an offset, which are those of ${place}, are read too`,
      examples: [example],
      pattern: written.source,
      // The years before 1970, for JSON Schema.
      not: { pattern: '^(?:0|1[0-8]|19[0-6])' },
      // The editor of content shows a date and a time.
      'x-input': 'time',
    });
}
