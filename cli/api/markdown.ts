import { Marked } from 'marked';

/** A line break between two Chinese characters would show as a space: there it joins the lines. */
const CHINESE_BREAK = /(?<=[\u2e80-\u9fff\u3000-\u303f\uff00-\uffef])\n(?=[\u2e80-\u9fff\u3000-\u303f\uff00-\uffef])/g;

const marked = new Marked({
  async: false,
  walkTokens: (token) => {
    if (token.type === 'text') token.text = token.text.replace(CHINESE_BREAK, '');
  },
});

/** Markdown as HTML. Trusts nobody: the build reduces the result to its allow-list like any other content. */
export function htmlOf(markdown: string): string {
  return marked.parse(markdown) as string;
}

/** Text of the first heading of the first level, which belongs to the page's title alone. */
export function topHeading(markdown: string): string | undefined {
  const heading = marked.lexer(markdown).find((token) => token.type === 'heading' && token.depth === 1);
  return heading?.type === 'heading' ? (heading.text as string) : undefined;
}
