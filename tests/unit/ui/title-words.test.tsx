import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TitleWords } from '../../../components/ui/title-words.tsx';

const linesOf = (text: string) => renderToStaticMarkup(<TitleWords text={text} />).split('<wbr/>');

it('a title may break between the words of a long phrase, and keeps its text', () => {
  const title = '抖动缓冲该留多少毫秒：从一个分位数说起';
  expect(linesOf(title).join('')).toBe(title);
  expect(linesOf(title).slice(-2)).toEqual(['毫秒：', '从一个分位数说起']);
});

it('a phrase that fits on a line of a phone breaks only at its end', () => {
  expect(linesOf('不丢、不重、不乱序：消息系统的三道关')).toEqual(['不丢、', '不重、', '不乱序：', '消息系统的三道关']);
});

it('no break follows an opening quotation mark or a space', () => {
  expect(linesOf('连麦切换不黑屏从“换一路流”到 “换一个源”').filter((line) => /[“\s]$/.test(line))).toEqual([]);
});
