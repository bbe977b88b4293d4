import { Marked } from 'marked';
import { isBeside } from '../define/content-picture.ts';

/** A line break between two Chinese characters. Browsers would show it as a space, so it is removed. */
const CHINESE_BREAK = /(?<=[\u2e80-\u9fff\u3000-\u303f\uff00-\uffef])\n(?=[\u2e80-\u9fff\u3000-\u303f\uff00-\uffef])/g;

type HtmlInput = {
  markdown: string;
  /** Resolves a picture with a relative address; null when it does not exist. */
  picture: (href: string) => string | null;
};

const markedWith = (picture: HtmlInput['picture']) =>
  new Marked({
    async: false,
    walkTokens: (token) => {
      if (token.type === 'text') token.text = token.text.replace(CHINESE_BREAK, '');
      if (token.type !== 'image' || !isBeside(token.href)) return;
      const address = picture(token.href);
      if (address === null) Object.assign(token, { type: 'text', text: '' });
      else token.href = address;
    },
  });

const marked = markedWith(() => null);

/** Converts Markdown to HTML. The build sanitizes the result like any other content. */
export function htmlOf({ markdown, picture }: HtmlInput): string {
  return markedWith(picture).parse(markdown) as string;
}

/** Text of the first level-1 heading. Only the title of a page may have that level. */
export function topHeading(markdown: string): string | undefined {
  const heading = marked.lexer(markdown).find((token) => token.type === 'heading' && token.depth === 1);
  return heading?.type === 'heading' ? (heading.text as string) : undefined;
}
