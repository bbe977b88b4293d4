import { describe, expect, it } from 'vitest';
import { joinLines } from '../../../cli/render/join-lines.ts';

describe('a line break in a text', () => {
  it.each([
    ['Chinese', '弱网下\n  的音频', '弱网下的音频'],
    ['rare ideographs', '𠮷野家\n𠮷野家', '𠮷野家𠮷野家'],
    ['variants of ideographs', '葛󠄀\n城', '葛󠄀城'],
    ['an ideographic zero', '二〇\n二六', '二〇二六'],
    ['kana', 'ひらがな\nカタカナー\nの', 'ひらがなカタカナーの'],
    ['half-width kana', 'ｶﾅ\nｶﾅ', 'ｶﾅｶﾅ'],
    ['bopomofo', 'ㄅㄆ\nㄇ', 'ㄅㄆㄇ'],
    ['full-width punctuation', '第一，\n第二。\n（第三）\n「第四」', '第一，第二。（第三）「第四」'],
    ['quotes and dashes beside Chinese', '他说\n“好”\n——然后\n走了', '他说“好”——然后走了'],
    ['emoji beside Chinese', '好\n👍🏽\n吧', '好👍🏽吧'],
    ['Windows', '弱网\r\n下', '弱网下'],
    ['tags between', '弱网\n<b>下</b>\n<a href="/x">的</a>音\n</p>', '弱网<b>下</b><a href="/x">的</a>音\n</p>'],
  ])('goes between characters that have no spaces: %s', (_, text, joined) => {
    expect(joinLines(text)).toBe(joined);
  });

  it.each([
    ['Korean', '안녕하세요\n여러분'],
    ['Korean beside full-width signs', '안녕，\n여러분'],
    ['half-width Hangul', 'ﾡﾢ\nﾣ'],
    ['Latin', 'two\nlines'],
    ['Chinese beside Latin', '使用\nWebRTC\n传输'],
    ['digits', '共\n12\n个'],
    ['quotes beside Latin', 'say “yes”\n“no”'],
    ['emoji alone', 'ok 👍\n👍'],
    ['Cyrillic, Arabic, Thai', 'да\nда مرحبا\nمرحبا สวัสดี\nสวัสดี'],
    ['a picture between', '图\n<img src="/a.png" />\n字'],
    ['a space that is text', '全\u3000\n\u00a0角'],
    ['code', '见\n<code>a\n字\n字</code>'],
    ['a block of code', '<pre>字\n字<b>字\n字</b>\n字</pre>'],
  ])('stays: %s', (_, text) => {
    expect(joinLines(text)).toBe(text);
  });

  it('is one space on both sides of a tag', () => {
    expect(joinLines('one\n<b>\ntwo</b>')).toBe('one\n<b>two</b>');
  });
});
