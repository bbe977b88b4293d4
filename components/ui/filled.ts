type Fill = (values: never) => string;

/** The values that the texts of a tree take. */
type ValuesIn<Words> = Words extends (values: infer Values) => string
  ? Values
  : Words extends readonly (infer Item)[]
    ? ValuesIn<Item>
    : Words extends object
      ? { [Name in keyof Words]-?: ValuesIn<Words[Name]> }[keyof Words]
      : never;

type All<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer Every) => void
  ? Every
  : never;

type Filled<Words> = Words extends Fill
  ? string
  : Words extends object
    ? { [Name in keyof Words]: Filled<Words[Name]> }
    : Words;

/** Nothing can be passed to words without parameters. */
type Values<Words> = [ValuesIn<Words>] extends [never] ? never : All<ValuesIn<Words>>;

/** Words from `words.yaml` with the values that their texts take: `filled(words.limits, { seats })`. */
export function filled<const Words>(words: Words, values: Values<Words>): NoInfer<Filled<Words>> {
  return fill(words, values) as NoInfer<Filled<Words>>;
}

function fill(words: unknown, values: unknown): unknown {
  if (typeof words === 'function') return words(values);
  if (Array.isArray(words)) return words.map((item) => fill(item, values));
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, fill(value, values)]));
  return words;
}
