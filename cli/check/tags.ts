/** A start tag: its name in small letters, and its attributes with their values decoded. */
export type Tag = { name: string; attributes: Readonly<Record<string, string>> };

const skipped = /<!--[\s\S]*?-->|(<(?:script|style)\b[^>]*>)[\s\S]*?<\/(?:script|style)>/gi;
const tag = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The start tags of a document as we write them, in order. What scripts, styles and comments hold is no tag. */
export function* tagsOf(html: string): Iterable<Tag> {
  for (const [, name = '', attributes = ''] of html.replace(skipped, '$1').matchAll(tag)) {
    const values = [...attributes.matchAll(attribute)].map(([, key = '', double, single, bare]) => [key.toLowerCase(), decode(double ?? single ?? bare ?? '')] as const);
    yield { name: name.toLowerCase(), attributes: Object.fromEntries(values) };
  }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16));
  });
}
