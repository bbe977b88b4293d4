/** A piece of an SVG document as React writes it; attribute values stay escaped. */
export type Token =
  | { kind: 'open'; name: string; attributes: Record<string, string>; empty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const tag = /<(\/?)([A-Za-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;

/** Reads a document piece by piece. */
export function* tokensOf(svg: string): Iterable<Token> {
  let done = 0;
  for (const match of svg.matchAll(tag)) {
    const [whole, slash, name = '', inside = '', end] = match;
    if (match.index > done) yield { kind: 'text', text: svg.slice(done, match.index) };
    done = match.index + whole.length;
    if (slash) yield { kind: 'close', name };
    else
      yield {
        kind: 'open',
        name,
        attributes: Object.fromEntries([...inside.matchAll(attribute)].map(([, key, value = '']) => [key, value])),
        empty: end === '/',
      };
  }
}

/** Writes a piece. */
export function write(token: Token): string {
  if (token.kind === 'text') return token.text;
  if (token.kind === 'close') return `</${token.name}>`;
  const attributes = Object.entries(token.attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${token.name}${attributes.join('')}${token.empty ? '/' : ''}>`;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Text as it reads. */
export const unescapeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => named[name]!);
