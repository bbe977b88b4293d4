const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

const decoded = (text: string) => text.replace(/&(?:lt|gt|quot|amp|#39);/g, (entity) => entities[entity]!);
/** Characters that would mean something to Markdown where an article only says them. */
const escaped = (text: string) => text.replace(/[\\*_`[\]|<>#~]/g, '\\$&');

/** Markdown of an article's HTML: what an author would have written. Throws at a tag it does not know rather than lose words. */
export function markdownOf(html: string): string {
  return `${blocksOf(html.replace(/\n(?=<(?!\/?(?:code|pre)\b))/g, '')).join('\n\n')}\n`;
}

const block = /\s*(?:<(p|h[2-6]|ul|ol|blockquote|table|pre)\b[^>]*>([^]*?)<\/\1>)/y;

function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let at = 0;
  while (html.slice(at).trim() !== '') {
    block.lastIndex = at;
    const found = block.exec(html);
    if (!found) throw new Error(`no Markdown is known for ${html.slice(at, at + 120)}`);
    at = block.lastIndex;
    blocks.push(blockOf(found[1]!, found[2]!));
  }
  return blocks;
}

function blockOf(tag: string, inner: string): string {
  if (tag === 'p') return words(inner);
  if (tag === 'blockquote') return blocksOf(inner).join('\n\n').replace(/^/gm, '> ');
  if (tag === 'ul' || tag === 'ol')
    return all(inner, 'li')
      .map((item, index) => `${tag === 'ul' ? '-' : `${index + 1}.`} ${words(item.replace(/<\/?p>/g, ''))}`)
      .join('\n');
  if (tag === 'table') return tableOf(inner);
  if (tag === 'pre') return codeOf(inner);
  return `${'#'.repeat(Number(tag[1]))} ${words(inner)}`;
}

function tableOf(inner: string): string {
  const rows = all(inner, 'tr').map((row) => all(row, 't[hd]').map(words));
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [head, `|${rows[0]!.map(() => ' --- |').join('')}`, ...body].join('\n');
}

function codeOf(inner: string): string {
  const [, language = '', text = ''] = /^<code(?: class="language-([\w-]+)")?>([^]*)<\/code>$/.exec(inner) ?? [];
  return `\`\`\`${language}\n${decoded(text).replace(/\n$/, '')}\n\`\`\``;
}

function all(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<(${tag})\\b[^>]*>([^]*?)</\\1>`, 'g'))].map(([, , inner]) => inner!);
}

const inline = /<(a|strong|em|code)\b(?: href="([^"]*)")?[^>]*>([^]*?)<\/\1>/;

function words(html: string): string {
  const [whole, tag, href = '', inner = ''] = inline.exec(html) ?? [];
  if (whole === undefined) return text(html);
  const at = html.indexOf(whole);
  return text(html.slice(0, at)) + markup({ tag: tag!, href, inner }) + words(html.slice(at + whole.length));
}

function markup({ tag, href, inner }: { tag: string; href: string; inner: string }): string {
  if (tag === 'a') return `[${words(inner)}](${decoded(href)})`;
  // Code between backticks is taken as it stands.
  if (tag === 'code') return `\`${decoded(inner)}\``;
  const mark = tag === 'strong' ? '**' : '*';
  return mark + words(inner) + mark;
}

function text(html: string): string {
  if (html.includes('<')) throw new Error(`no Markdown is known for ${html.slice(0, 120)}`);
  return escaped(decoded(html));
}
