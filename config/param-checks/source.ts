/** A field that holds further fields, and a value that only running code knows: `token`, `Media.VIDEO`, `"${token}"`. */
export const group = Symbol('group');
export const variable = Symbol('variable');
export type Value = string | number | boolean | null | readonly Value[] | typeof group | typeof variable;

/** A field as it is written: its key from `at` to `keyEnd`, its value from `from` to `to`, as offsets in the text. */
export type Entry = { path: string; value: Value; at: number; keyEnd: number; from: number; to: number };

/** The fields that there are, by path, and what each of them takes. */
export type Fields = Readonly<Record<string, 'text' | 'number' | 'flag' | 'list' | 'group'>>;

export type Source = {
  text: string;
  /** The text is one object. Otherwise it is an excerpt, of code or of a log, which need not have every field. */
  isDocument: boolean;
  /** By path, `video.bitrate`; the object itself is ``. Of fields that are written twice, the last one. */
  entries: ReadonlyMap<string, Entry>;
  /** Fields that a later one of the same path replaces. */
  replaced: readonly Entry[];
  /** Where reading stopped: at what is no object, no key, no value, or at a group within too many groups. */
  stoppedAt: number | null;
};

/** What is read of a text, at most. */
export const sourceLimits = { characters: 20_000, lines: 400, depth: 8 } as const;

/** The part of a text that is read. */
export function bounded(text: string): string {
  const { characters, lines } = sourceLimits;
  return text.slice(0, characters).split('\n').slice(0, lines).join('\n');
}

const patterns = {
  blank: /(?:\s|\/\/.*|#.*|\/\*[^]*?\*\/)*/y,
  text: /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y,
  number: /-?\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])/iy,
  key: /[A-Za-z_$][\w$-]*/y,
  bare: /[^\s,;{}[\]][^,;{}[\]\n]*/y,
  pair: /\b([A-Za-z]\w*(?:\.\w+)?) ?[=:] ?(?=[^\s=:])/g,
  logged: /[^\s,;)]+/y,
};

class Unreadable extends Error {}

/** Reads parameters from JSON, from an object literal, from code that calls the SDK, or from its log. Of an excerpt, only known fields. */
export function readSource(text: string, fields: Fields): Source {
  const entries = new Map<string, Entry>();
  const replaced: Entry[] = [];
  const isDocument = /^\s*\{/.test(text);
  let at = 0;
  let stoppedAt: number | null = null;
  const known = (path: string) => Object.hasOwn(fields, path);

  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) return null;
    at += found.length;
    return found;
  };
  const skip = (sign: string) => {
    take(patterns.blank);
    return text.startsWith(sign, at) && ++at > 0;
  };
  const stop = (): never => {
    throw new Unreadable();
  };
  const keep = (entry: Entry) => {
    if (!isDocument && !known(entry.path)) return;
    const before = entries.get(entry.path);
    if (before && before.value !== group) replaced.push(before);
    entries.set(entry.path, entry);
  };

  const readValue = (path: string, depth: number): Value => {
    take(patterns.blank);
    if (text[at] === '{') {
      readGroup(path, depth + 1);
      return group;
    }
    if (text[at] === '[') return readList(path, depth + 1);
    const quoted = take(patterns.text);
    if (quoted !== null) return /^.\$\{[^}]*\}.$/.test(quoted) ? variable : unquoted(quoted);
    const number = take(patterns.number);
    if (number !== null) return Number(number.replaceAll('_', ''));
    const word = take(patterns.bare) ?? stop();
    const trimmed = word.trimEnd();
    at -= word.length - trimmed.length;
    return simple(trimmed);
  };

  const readList = (path: string, depth: number): Value => {
    if (depth > sourceLimits.depth) stop();
    const values: Value[] = [];
    at++;
    while (!skip(']')) {
      // Fields within a list have no path of their own.
      values.push(readValue(`${path}.${values.length}`, depth));
      if (!skip(',') && text[at] !== ']') stop();
    }
    return values;
  };

  const readGroup = (path: string, depth: number) => {
    if (depth > sourceLimits.depth) stop();
    at++;
    while (!skip('}')) {
      const start = at;
      const quoted = take(patterns.text);
      const key = quoted === null ? (take(patterns.key) ?? stop()) : unquoted(quoted);
      const entry = { path: path ? `${path}.${key}` : key, at: start, keyEnd: at, from: start, to: at };
      const hasValue = skip(':');
      if (!hasValue && !/[,}]/.test(text[at] ?? '')) stop();
      if (hasValue) take(patterns.blank);
      const from = hasValue ? at : start;
      // A group is kept before its fields: they follow it.
      if (text[at] === '{') keep({ ...entry, value: group, from, to: at + 1 });
      const value = hasValue ? readValue(entry.path, depth) : variable;
      keep({ ...entry, value, from, to: hasValue ? at : entry.to });
      if (!skip(',') && text[at] !== '}') stop();
    }
  };

  const readObject = (path: string) => {
    const from = at;
    entries.set(path, { path, value: group, at, keyEnd: at, from, to: at + 1 });
    try {
      readGroup(path, 1);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      stoppedAt = at;
    }
  };

  if (isDocument) {
    take(patterns.blank);
    readObject('');
    take(patterns.blank);
    if (stoppedAt === null && at < text.length) stoppedAt = at;
  } else {
    readExcerpt();
  }
  return { text, isDocument, entries, replaced, stoppedAt: isDocument ? stoppedAt : null };

  /** Objects wherever they begin, and pairs of a key and a value. */
  function readExcerpt() {
    while (at < text.length) {
      const brace = text.indexOf('{', at);
      patterns.pair.lastIndex = at;
      const pair = patterns.pair.exec(text);
      if (brace < 0 && !pair) return;
      if (!pair || (brace >= 0 && brace < pair.index)) {
        at = brace;
        readObject(groupBefore(brace));
      } else {
        at = patterns.pair.lastIndex;
        readPair(pair[1]!, pair.index);
      }
    }
  }

  /** The group that is named before a place on its line: `call.publish({`, `[rtc] publish video=720p`. */
  function groupBefore(place: number): string {
    const line = text.slice(Math.max(text.lastIndexOf('\n', place - 1) + 1, place - 120), place);
    return line.match(/\w+/g)?.findLast((word) => known(word) && fields[word] === 'group') ?? '';
  }

  function readPair(key: string, start: number) {
    const outer = known(key) ? '' : groupBefore(start);
    const path = outer ? `${outer}.${key}` : key;
    const from = at;
    // What cannot be read is passed over.
    if (!known(path) || fields[path] === 'group') return;
    try {
      const word = /["'[]/.test(text[at]!) ? null : take(patterns.logged);
      const value = word === null ? readValue(path, 0) : logged(word);
      keep({ path, value, at: start, keyEnd: start + key.length, from, to: at });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
    }
  }
}

const simple = (word: string): Value =>
  word === 'true' ? true : word === 'false' ? false : word === 'null' ? null : variable;

/** A log writes texts without quotation marks: `media=video`. */
function logged(word: string): Value {
  const value = simple(word);
  if (value !== variable) return value;
  if (/^-?\d+(?:\.\d+)?$/.test(word)) return Number(word);
  return /^[\w:/-][\w:/.+-]*$/.test(word) && !/^[A-Z]\w*\./.test(word) ? word : variable;
}

const unquoted = (quoted: string) =>
  quoted
    .slice(1, -1)
    .replace(/\\(u[\da-f]{4}|.)/gi, (_, escaped: string) =>
      escaped.length > 1
        ? String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
        : ({ n: '\n', t: '\t' }[escaped] ?? escaped),
    );
