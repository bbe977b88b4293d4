import { type Document, isMap, parseDocument, type YAMLError } from 'yaml';

/** A syntax error, in the words of an editor. `place`: line and column from 1, within the front matter. */
export type SyntaxFault = { place: readonly [line: number, column: number]; why: string; fix: string };

/**
 * The fields of a front matter, and its syntax errors. `fields` is null when the errors leave no reliable fields. `text` is what they were
 * read from: line by line that of the file, with the errors repaired.
 */
export type FrontMatter = { fields: unknown; faults: readonly SyntaxFault[]; text: string };

/** A field on one line; a list item may be before it. */
const field = /^(?<key>\s*(?:- +)?[^\s:#'"][^:]*:)[ \t]+(?<value>\S.*?)[ \t]*$/;

/**
 * Parses front matter. After a syntax error, the line is repaired as its message suggests and the text is parsed again, so that all errors
 * are found at once.
 */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.split(/\r?\n/);
  const faults: SyntaxFault[] = [];
  const repaired = new Set<number>();
  for (;;) {
    const repairedText = lines.join('\n');
    const document = parseDocument(repairedText, { logLevel: 'silent' });
    const found = firstFault(document, lines);
    if (found === null) return { fields: document.toJS() as unknown, faults, text: repairedText };
    const { line, column, repair, ...said } = found;
    faults.push({ place: [line + 1, column], ...said });
    if (repair === null || repaired.has(line)) return { fields: null, faults, text: repairedText };
    repaired.add(line);
    lines[line] = repair;
  }
}

type Found = Omit<SyntaxFault, 'place'> & { line: number; column: number; repair: string | null };

function firstFault(document: Document.Parsed, lines: readonly string[]): Found | null {
  // Signs of YAML that are dropped with the word behind them, often without an error.
  const line = lines.findIndex((text) => /^[&*!]/.test(fieldValue(text)));
  if (line !== -1) return startsWithSign(lines, line);
  // A comment of YAML, which people write with a space behind its sign.
  const cut = lines.findIndex((text) => /^[^"'[{#].*\s#[^\s#]/.test(fieldValue(text)));
  if (cut !== -1) return quoted({ lines, line: cut, why: 'the value contains ` #`, and what follows it is dropped' });
  const mark = lines.findIndex((text) => /^(?:<{7}|={7}|>{7})(?:\s|$)/.test(text));
  if (mark !== -1) return at(mark, mergeMark);
  const [error] = document.errors;
  if (error) return faultOf(error, lines);
  // A line alone is a text to YAML, and lines that begin with hyphens are a list.
  const first = lines.findIndex((text) => text.trim() !== '' && !text.trimStart().startsWith('#'));
  return first === -1 || isMap(document.contents) ? null : noField(lines, first);
}

const mergeMark = {
  why: 'it is a mark of Git, of two versions that were not merged',
  fix: 'keep one of the two versions, and remove the three lines of marks',
} as const;

type AtOptions = { why: string; fix: string; repair?: string | null };

const at = (line: number, { repair = null, ...said }: AtOptions): Found => ({ line, column: 1, repair, ...said });

/** A line that is neither a field nor the continuation of one. */
function noField(lines: readonly string[], line: number): Found {
  const text = lines[line]!;
  const colon = colonOf(text);
  if (colon) return { line, column: 1, ...colon };
  if (/^\s*-(?:\s|$)/.test(text))
    return at(line, {
      why: 'the entry of a list belongs to no field: it is indented otherwise than the entries before it, or no field is above it',
      fix: 'write the name of the field and a colon on a line above, and begin each entry with two spaces, a hyphen and a space',
      repair: '',
    });
  return at(line, {
    why: `the line ${shortened(text)} is no field: no colon with a space follows a name`,
    fix: 'write name: value; begin a line that continues the value above it with two spaces',
    repair: '',
  });
}

const shortened = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** A name whose colon YAML does not read as one, and the line as it is meant. */
function colonOf(text: string): Omit<Found, 'line' | 'column'> | null {
  const [, name, value] = /^(\s*[A-Za-z_]+)(?::(?=\S)|\uff1a\s*)(.*)$/.exec(text) ?? [];
  return name === undefined || value === undefined
    ? null
    : {
        why: text.includes('\uff1a') ? 'the name is followed by a full-width colon' : 'no space follows the colon',
        fix: `write ${name.trim()}: ${value}`,
        repair: `${name}: ${JSON.stringify(value)}`,
      };
}

function faultOf({ code, linePos }: YAMLError, lines: readonly string[]): Found {
  const [{ line: number, col: column }] = linePos ?? [{ line: 1, col: 1 }];
  const line = number - 1;
  const text = lines[line] ?? '';
  const here = { line, column };
  const colon = colonOf(text);
  if (colon && /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR|BLOCK_AS_IMPLICIT_KEY)$/.test(code))
    return { ...here, ...colon };
  if (code === 'DUPLICATE_KEY')
    return {
      ...here,
      why: `the field ${text.slice(0, text.indexOf(':')).trim()} occurs twice`,
      fix: 'remove one of them',
      repair: fieldValue(text) === '' ? null : '',
    };
  if (code === 'TAB_AS_INDENT')
    return {
      ...here,
      why: 'the line begins with a tab',
      fix: 'indent it with spaces',
      repair: text.replace(/^\s+/, (blanks) => blanks.replaceAll('\t', '  ')),
    };
  if (/^BLOCK_(?:AS_IMPLICIT_KEY|IN_FLOW)$/.test(code) && /:(?:\s|$)/.test(fieldValue(text)))
    return quoted({ lines, line, why: 'the value contains `: `, which begins another field' });
  const next = lines.findIndex((one, index) => index > line && one.trim() !== '');
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && field.test(text) && /^\s+[^\s:]+:(?:\s|$)/.test(lines[next] ?? ''))
    return at(next, {
      why: 'the line begins with spaces, so it continues the value above it, which has no fields',
      fix: 'begin the line with the name of its field, without spaces',
      repair: lines[next]!.trimStart(),
    });
  if (code === 'BAD_DQ_ESCAPE')
    return {
      ...here,
      why: 'a backslash in double quotes begins a code for a character, and this one is none',
      fix: 'put the value in single quotes, or write two backslashes',
      repair: text.replaceAll('\\', ''),
    };
  if (code === 'BAD_SCALAR_START' || /^[-\]}|>?](?!$)/.test(fieldValue(text))) return startsWithSign(lines, line);
  // An opening quote or bracket, whose end is missing or is not the end of the value.
  const opened = lines.findLastIndex((one, index) => index <= line && /^["'[{]/.test(fieldValue(one)));
  if (opened !== -1 && /^(?:UNEXPECTED_TOKEN|MISSING_CHAR|BAD_INDENT)$/.test(code)) {
    const sign = fieldValue(lines[opened]!)[0]!;
    const end = ({ '[': ']', '{': '}' } as Record<string, string>)[sign] ?? sign;
    const isClosed = fieldValue(lines[opened]!).indexOf(end, 1) !== -1;
    const why = isClosed
      ? `text follows the closing ${end} of the value`
      : `the value begins with ${sign} and has no ${end}`;
    return quoted({ lines, line: opened, why });
  }
  return noField(lines, line);
}

const fieldValue = (line: string) => field.exec(line)?.groups?.['value'] ?? '';

function startsWithSign(lines: readonly string[], line: number): Found {
  return quoted({ lines, line, why: `the value begins with ${fieldValue(lines[line]!)[0]}, a sign of YAML` });
}

/** A value that has to be in quotes. */
function quoted({ lines, line, why }: { lines: readonly string[]; line: number; why: string }): Found {
  const { key = '', value = '' } = field.exec(lines[line]!)?.groups ?? {};
  const bare = value.replace(/^(["'])(.*)\1$/, '$2');
  const text = bare.includes('"') && !bare.includes("'") ? `'${bare}'` : JSON.stringify(bare);
  return {
    line,
    column: key.length + 2,
    why,
    fix: `put the whole value in quotes: ${key.trim()} ${text}`,
    repair: `${key} ${text}`,
  };
}
