import { anchored } from '#generator';
import { addressOfRecord, isRecordPath } from '../rules/record-address.ts';
import type { Content } from './content.ts';

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
  const [, id = null] =
    /<a href="#([^"]*)"><\/a>$/.exec(anchored(`${ids}<a href="#${fragment}"></a>`, { isRecordPath })) ?? [];
  return id?.startsWith('s-') ? id : null;
}
