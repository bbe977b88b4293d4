import type { CallRequest, ContentText } from '#generator';
import { editionNames } from '../editions.ts';
import type { Content } from './content.ts';

/** All texts of the content. */
export const textsOf = ({ articles, cases, demoDocuments, protocols }: Content): ContentText[] => [
  ...articles.map(({ head, content }) => text(`blog/articles/${head.id}.md`, content)),
  ...cases.map(({ id, content }) => text(`cases/articles/${id}.md`, content)),
  ...demoDocuments.map(({ id, content }) => text(`demos/${id}.md`, content)),
  ...editionNames.flatMap((edition) =>
    protocols[edition].map(({ id, content }) => text(`protocols/${edition}/${id}.md`, content, edition)),
  ),
];

const text = (path: string, html: string, edition = 'zh'): ContentText => ({ path, html, edition });

/** The Markdown file of the text in a response, below the content folder; null when it has none. */
export function textFile({ call, request, record }: CallRequest & { record: string | null }): string | null {
  if (record === null) return null;
  switch (call) {
    case 'blogDetail':
      return `blog/articles/${record}.md`;
    case 'casePrevOrNext':
      return `cases/articles/${record}.md`;
    case 'demoDetail':
      return `demos/${record}.md`;
    case 'protocolDetail':
      return `protocols/${(request as { lang: string }).lang}/${record}.md`;
    default:
      return null;
  }
}
