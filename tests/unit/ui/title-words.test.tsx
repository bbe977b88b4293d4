import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TitleWords } from '../../../components/ui/title-words.tsx';

const linesOf = (text: string) => renderToStaticMarkup(<TitleWords text={text} />).split('<wbr/>');

it('a title may break between the words of a long phrase, and keeps its text', () => {
  const title = '一夜刷掉十万条验证码之后：短信防刷的分层设计';
  expect(linesOf(title).join('')).toBe(title);
  expect(linesOf(title).slice(-2)).toEqual(['之后：', '短信防刷的分层设计']);
});

it('a phrase that fits on a line of a phone breaks only at its end', () => {
  expect(linesOf('不丢、不重、不乱序：消息系统的三道关')).toEqual(['不丢、', '不重、', '不乱序：', '消息系统的三道关']);
});

it('no break follows an opening quotation mark or a space', () => {
  expect(linesOf('连麦切换不黑屏从“换一路流”到 “换一个源”').filter((line) => /[“\s]$/.test(line))).toEqual([]);
});

it('a phrase that is alone breaks between words, however short it is', () => {
  expect(linesOf('短信与号码除外')).toEqual(['短信', '与号码', '除外']);
});

it('a number, a particle and characters that the dictionary does not join are not torn from their word', () => {
  expect(linesOf('四本技术白皮书免费领取')).toEqual(['四本', '技术', '白皮书', '免费', '领取']);
  expect(linesOf('说到“不想活了”的那一刻')).toEqual(['说到', '“不想', '活了”的', '那一刻']);
  expect(linesOf('视频复诊只候诊四分钟')).toEqual(['视频', '复诊', '只候诊', '四分钟']);
  expect(linesOf('八千台媒体服务器的滚动升级')).toEqual(['八千台', '媒体', '服务器的', '滚动', '升级']);
  expect(linesOf('岚洲市公共资源交易中心')).toEqual(['岚洲市', '公共', '资源', '交易', '中心']);
});

it('a title without Chinese characters keeps the breaks of its spaces', () => {
  expect(linesOf('Why pipe/quote marks (H.265) stay whole')).toEqual(['Why pipe/quote marks (H.265) stay whole']);
});
