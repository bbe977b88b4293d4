import { Marked } from 'marked';

/** A line break between two Chinese characters would show as a space: there it joins the lines. */
const CHINESE_BREAK = /(?<=[\u2e80-\u9fff\u3000-\u303f\uff00-\uffef])\n(?=[\u2e80-\u9fff\u3000-\u303f\uff00-\uffef])/g;

type HtmlInput = {
  markdown: string;
  /** The address of a picture that is named by `./`; null where there is none. */
  picture: (href: string) => string | null;
};

const markedWith = (picture: HtmlInput['picture']) =>
  new Marked({
    async: false,
    walkTokens: (token) => {
      if (token.type === 'text') token.text = token.text.replace(CHINESE_BREAK, '');
      if (token.type === 'image' && token.href.startsWith('./')) token.href = picture(token.href) ?? '';
    },
  });

const marked = markedWith(() => null);

/** Markdown as HTML. The result is not trusted: the build sanitises it like any other content. */
export function htmlOf({ markdown, picture }: HtmlInput): string {
  return markedWith(picture).parse(markdown) as string;
}

/** Text of the first heading of the first level, which belongs to the page's title alone. */
export function topHeading(markdown: string): string | undefined {
  const heading = marked.lexer(markdown).find((token) => token.type === 'heading' && token.depth === 1);
  return heading?.type === 'heading' ? (heading.text as string) : undefined;
}
