import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Phrases } from '../../../components/ui/phrases.tsx';

const phrases = (text: string) =>
  [...renderToStaticMarkup(<Phrases text={text} />).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(
    ([, phrase]) => phrase,
  );

describe('a line of phrases', () => {
  it('keeps each phrase together, with the mark that ends it', () => {
    expect(phrases('单笔业务平均用时，原为 23 分钟')).toEqual(['单笔业务平均用时，', '原为 23 分钟']);
    expect(phrases('首响：中位数；弱网下')).toEqual(['首响：', '中位数；', '弱网下']);
  });

  it('is plain text when it is one phrase', () => {
    expect(renderToStaticMarkup(<Phrases text="接入的乡村学校与教学点" />)).toBe('接入的乡村学校与教学点');
  });
});
