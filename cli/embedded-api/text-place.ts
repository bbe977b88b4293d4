import { decode } from '../lib/decode.ts';
import { withoutCode } from '../lib/without-code.ts';

/** What stands before the address of a link or picture. */
const beforeAddress = /(?:\]\(\s*<?|\b(?:href|src)\s*=\s*["']?|\]:\s*<?)$/i;

type LineOfValueOptions = {
  text: string;
  value: string;
  kind: 'element' | 'fold' | 'picture' | 'link' | 'fragment' | 'place' | 'tag' | 'depth' | 'time' | 'more';
};

/** The line of a file, from 1, that has what a problem of its HTML names; null when it stands there in another form. */
export function lineOfValue({ text, value, kind }: LineOfValueOptions): number | null {
  // It is the whole text.
  if (kind === 'depth' || kind === 'time' || kind === 'more') return null;
  if (kind === 'fold') return lineOfMatch(withoutCode(text), value === 'details' ? foldWithoutWords : loneSummary);
  const lines = withoutCode(text).toLowerCase().split('\n');
  const named = kind === 'element' ? `<${value}` : value;
  // A place of another page may be written as one of a Markdown file.
  const [, file = null] = (kind === 'place' && /([^/]*#.*)$/.exec(value)) || [];
  // Markdown encodes addresses, and HTML their signs.
  const encoded = (form: string) => [form, decode(form), encodeURI(decode(form)), form.replaceAll('&', '&amp;')];
  const forms = (
    named === ''
      ? [']()', '](<>)', 'href=""', "href=''"]
      : [named, ...(file === null ? [] : [file.replace('#', '.md#')])].flatMap(encoded)
  ).map((form) => form.toLowerCase());
  const lineWith = (fits: (before: string) => boolean) =>
    lines.findIndex((line) =>
      forms.some((form) => {
        for (let at = line.indexOf(form); at >= 0; at = line.indexOf(form, at + 1))
          if (fits(line.slice(0, at)) && !(kind === 'element' && /[\w:-]/.test(line[at + form.length] ?? '')))
            return true;
        return false;
      }),
    );
  const isAddress = ['link', 'fragment', 'place', 'picture'].includes(kind);
  // The words of a link may be the same as its address, and the front matter may name the picture.
  const asAddress = isAddress ? lineWith((before) => beforeAddress.test(before)) : -1;
  const line = asAddress >= 0 ? asAddress : lineWith(() => true);
  return line < 0 ? null : line + 1;
}

/** A `<details>` that does not begin with a `<summary>`, and a `<summary>` that no `<details>` begins with. */
const foldWithoutWords = /<details\b[^>]*>(?!\s*<summary\b)/i;
const loneSummary = /(?<!<details\b[^>]*>\s*)<summary\b/i;

function lineOfMatch(text: string, pattern: RegExp): number | null {
  const at = text.search(pattern);
  return at < 0 ? null : text.slice(0, at).split('\n').length;
}

type LineOfPartOptions = { text: string; part: string; from: number };

/** The first line of a part of a file, whatever its indentation, at or behind a line, from 1; null when it is not there. */
export function lineOfPart({ text, part, from }: LineOfPartOptions): number | null {
  const linesOf = (some: string) => some.split('\n').map((line) => line.replace(/^[\s>]+/, '').trimEnd());
  const wanted = linesOf(part.trim());
  const all = linesOf(text);
  const at = all.findIndex(
    (_, index) => index >= from - 1 && wanted.every((line, offset) => all[index + offset] === line),
  );
  return at < 0 ? null : at + 1;
}
