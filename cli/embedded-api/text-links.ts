import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { anchored } from '../../config/rules/anchored.ts';
import type { RecordKind } from '../define/call.ts';
import { addressOfRecord } from '../../config/rules/record-address.ts';
import { decode } from '../lib/decode.ts';
import type { Content } from './content.ts';

/** Folders of texts with pages of their own. */
const kinds: Readonly<Record<string, RecordKind>> = { 'blog/articles': 'article', 'cases/articles': 'case' };

type AddressOfFileInput = { folder: string; path: string; href: string };

/** The address of the page of another Markdown file, named relative to a file, with the fragment; null when it has none. */
export function addressOfFile({ folder, path, href }: AddressOfFileInput): string | null {
  const [, name = '', fragment = ''] = /^([^?#]*\.md)(#.*)?$/i.exec(href) ?? [];
  if (name === '') return null;
  const target = posix.join(posix.dirname(path), decode(name));
  const kind = kinds[posix.dirname(target)];
  if (kind === undefined || !existsSync(join(folder, target))) return null;
  const address = addressOfRecord({ kind, id: posix.basename(target, '.md') });
  return address && address + fragment;
}

/** A link to a place of another text. */
const link = /(<a\b[^<>]* href=")(\/[^"#?]*)#([^"]+)"/g;

/** Articles and cases whose links to places of one another have the ids of these places. */
export function withPlaces({
  articles,
  cases,
}: Pick<Content, 'articles' | 'cases'>): Pick<Content, 'articles' | 'cases'> {
  const texts = new Map(
    [
      ...articles.map(({ head: { id }, content }) => ({ kind: 'article' as const, id, content })),
      ...cases.map(({ id, content }) => ({ kind: 'case' as const, id, content })),
    ].map(({ content, ...record }) => [addressOfRecord(record), content]),
  );
  const resolved = (html: string) =>
    html.replace(link, (whole, start: string, path: string, target: string) => {
      const text = texts.get(path);
      const id = text === undefined ? null : placeIn(text, target);
      return id === null ? whole : `${start}${path}#${id}"`;
    });
  return {
    articles: articles.map((article) => ({ ...article, content: resolved(article.content) })),
    cases: cases.map((one) => ({ ...one, content: resolved(one.content) })),
  };
}

/** The id that the page of a text gives to the place that a fragment means; null when there is none. */
function placeIn(html: string, fragment: string): string | null {
  const ids = html.replace(/(<[a-z][^<>]*\s)(?:id|name)="([^"]*)"/gi, '$1id="s-$2"');
  const [, id = null] = /<a href="#([^"]*)"><\/a>$/.exec(anchored(`${ids}<a href="#${fragment}"></a>`)) ?? [];
  return id?.startsWith('s-') ? id : null;
}
