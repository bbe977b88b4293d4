import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../cli/api/content.ts';
import { phrasesOf } from '../../../components/ui/phrases.ts';
import { Words } from '../../../components/ui/words.tsx';
import { starter } from '../api/support/starter-content.ts';

const written = (text: string) => phrasesOf(text).map((phrase) => phrase.map((piece) => piece.text + piece.space).join(''));

describe('the phrases of a heading', () => {
  it('are words of the trade, whole', () => {
    expect(written('解析与客户端探测的对照实验')).toEqual(['解析', '与客户端', '探测的', '对照', '实验']);
    expect(written('一通 47 秒的电话：逐秒看智能体怎样被打断')).toEqual(['一通 ', '47 秒的', '电话：', '逐秒看', '智能体', '怎样', '被打断']);
    expect(written('抖动缓冲该留多少毫秒')).toEqual(['抖动', '缓冲', '该留', '多少毫秒']);
    expect(written('四本技术白皮书开放下载')).toEqual(['四本', '技术', '白皮书', '开放', '下载']);
  });

  it('leave no character alone', () => {
    expect(written('一只会等孩子把话说完的熊').at(-1)).toBe('把话说完的熊');
  });

  it('keep a figure with its unit', () => {
    expect(written('64 MB 内存与 650 毫秒')).toEqual(['64 MB ', '内存', '与 650 毫秒']);
  });
});

describe('a heading', () => {
  it('may break between its phrases, and its text is what was given', async () => {
    const { articles, cases } = await readContent(starter);
    for (const { title } of [...articles.map(({ head }) => head), ...cases]) {
      const markup = renderToStaticMarkup(<Words>{title}</Words>);
      expect(markup.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')).toBe(title);
    }
    expect(renderToStaticMarkup(<Words>语音智能体的 650 毫秒</Words>)).toMatch(/^语音<wbr\/>智能体的 <span class="[^"]*">650 毫秒<\/span>$/);
    expect(renderToStaticMarkup(<Words>{''}</Words>)).toBe('');
  });
});
