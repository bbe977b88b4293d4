import type { Fields, Value } from './source.ts';

/** `error`: the call fails. `warning`: it goes worse or costs more than it need. `fine`: as it should be. */
export const verdicts = ['error', 'warning', 'fine'] as const;
export type Verdict = (typeof verdicts)[number];

/** What is asked of a value, as plain data; all of it has to hold. Numbers are only compared with numbers, letters with texts. */
export type Condition = {
  written?: boolean;
  over?: number;
  under?: number;
  /** At least, and at most. */
  from?: number;
  to?: number;
  is?: readonly (string | number | boolean)[];
  /** A text or a number that is none of these. */
  not?: readonly (string | number)[];
  /** Regular expressions. */
  like?: string;
  unlike?: string;
  /** Characters of a text, entries of a list. */
  longer?: number;
  shorter?: number;
  odd?: true;
};

/** A rule as the script takes it: plain data, written into the page. */
export type Check = {
  id: string;
  /** The field that is marked. */
  field: string;
  verdict: Verdict;
  /** Conditions by field, or by derived value: `#share`. */
  when: Readonly<Record<string, Condition>>;
  fix?: Fix;
};

/** What settles a finding: a value, a derived value, a change of the written one, or the field's removal. */
export type Fix =
  | { to: string | number | boolean }
  | { derived: string }
  | { plus: number }
  /** Rounded, and at least one. */
  | { times: number }
  | { replace: readonly [pattern: string, by: string] }
  | { remove: true };

/** A row of the table: a check, the part of the table, and the document to read. What is said of it is in the words of the page. */
export type Rule = Check & { part: string; document: string };

/** What a generation of the SDK takes, and what is checked of it. */
export type Generation = { fields: Fields; checks: readonly Check[]; pictureRates: PictureRates; rooms: Rooms };

/** Kilobits a second of a picture by its height; people of a channel by the way of paying. */
export type PictureRates = Readonly<Record<string, number>>;
export type Rooms = Readonly<Record<string, number>>;

/** The value of a field by its path, or a derived value; undefined where there is none. */
export type Read = (field: string) => Value | undefined;

const sizeOf = (value: Value | undefined) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : Number.NaN;
const matches = (value: Value | undefined, pattern: string, wanted: boolean) =>
  typeof value === 'string' && new RegExp(pattern, 'i').test(value) === wanted;

type Tests = {
  [Name in keyof Condition]-?: (value: Value | undefined, wanted: NonNullable<Condition[Name]>) => boolean;
};
const tests: Tests = {
  written: (value, wanted) => (value !== undefined) === wanted,
  over: (value, least) => typeof value === 'number' && value > least,
  under: (value, most) => typeof value === 'number' && value < most,
  from: (value, least) => typeof value === 'number' && value >= least,
  to: (value, most) => typeof value === 'number' && value <= most,
  is: (value, those) => (those as readonly unknown[]).includes(value),
  not: (value, those) => /^(?:string|number)$/.test(typeof value) && !(those as readonly unknown[]).includes(value),
  like: (value, pattern) => matches(value, pattern, true),
  unlike: (value, pattern) => matches(value, pattern, false),
  longer: (value, most) => sizeOf(value) > most,
  shorter: (value, least) => sizeOf(value) < least,
  odd: (value) => typeof value === 'number' && value % 2 === 1,
};

/** Whether a check applies. */
export const applies = ({ when }: Check, read: Read): boolean =>
  Object.entries(when).every(([field, condition]) =>
    Object.entries(condition).every(([name, wanted]) => tests[name as keyof Condition](read(field), wanted as never)),
  );
