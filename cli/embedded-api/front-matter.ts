import { type Document, parseDocument, type YAMLError } from 'yaml';

/** A syntax error, in the words of an editor. `place`: line and column from 1, within the front matter. */
export type SyntaxFault = { place: readonly [line: number, column: number]; why: string; fix: string };

/** The fields of a front matter, and its syntax errors. `fields` is null when the errors leave no reliable fields. */
export type FrontMatter = { fields: unknown; faults: readonly SyntaxFault[] };

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
    const document = parseDocument(lines.join('\n'), { logLevel: 'silent' });
    const found = firstFault(document, lines);
    if (found === null) return { fields: document.toJS() as unknown, faults };
    const { line, column, repair, ...said } = found;
    faults.push({ place: [line + 1, column], ...said });
    if (repair === null || repaired.has(line)) return { fields: null, faults };
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
  const [error] = document.errors;
  return error ? faultOf(error, lines) : null;
}

function faultOf({ code, message, linePos }: YAMLError, lines: readonly string[]): Found {
  const [{ line: number, col: column }] = linePos ?? [{ line: 1, col: 1 }];
  const at = number - 1;
  const text = lines[at] ?? '';
  const here = { line: at, column };
  const colon = /^(\s*[A-Za-z_]+)(?::(?=\S)|\uff1a\s*)(.*)$/.exec(text);
  if (colon && /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR|BLOCK_AS_IMPLICIT_KEY)$/.test(code))
    return {
      ...here,
      why: text.includes('\uff1a') ? 'the name is followed by a full-width colon' : 'no space follows the colon',
      fix: `write ${colon[1]!.trim()}: ${colon[2]}`,
      repair: `${colon[1]}: ${JSON.stringify(colon[2])}`,
    };
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
    return quoted({ lines, line: at, why: 'the value contains `: `, which begins another field' });
  if (code === 'BAD_SCALAR_START') return startsWithSign(lines, at);
  // An opening quote or bracket, whose end is missing or is not the end of the value.
  const opened = lines.findLastIndex((one, index) => index <= at && /^["'[{]/.test(fieldValue(one)));
  if (opened !== -1 && /^(?:UNEXPECTED_TOKEN|MISSING_CHAR|BAD_INDENT)$/.test(code)) {
    const sign = fieldValue(lines[opened]!)[0]!;
    const end = ({ '[': ']', '{': '}' } as Record<string, string>)[sign] ?? sign;
    const isClosed = fieldValue(lines[opened]!).indexOf(end, 1) !== -1;
    const why = isClosed
      ? `text follows the closing ${end} of the value`
      : `the value begins with ${sign} and has no ${end}`;
    return quoted({ lines, line: opened, why });
  }
  return {
    ...here,
    why: message.replace(/ at line \d+, column \d+:[\s\S]*$/, ''),
    fix: 'correct the syntax error',
    repair: null,
  };
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
