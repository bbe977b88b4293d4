import { expect, it } from 'vitest';
import { htmlOf } from '../../../cli/embedded-api/markdown.ts';

const linksIn = (markdown: string) =>
  [...htmlOf({ markdown, picture: () => null, link: () => null }).html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(
    ([, href, text]) => [href, text],
  );

it.each([
  ['见 https://example.com/a。后面的文字。', ['https://example.com/a']],
  [
    '（参见 https://example.com/b）后文，详见https://example.com/c，谢谢。',
    ['https://example.com/b', 'https://example.com/c'],
  ],
  ['“https://example.com/d”、《https://example.com/e》', ['https://example.com/d', 'https://example.com/e']],
  ['www.example.com。中文', ['http://www.example.com']],
  [
    'https://example.com/区块链/页?词=中文#节 后面',
    ['https://example.com/%E5%8C%BA%E5%9D%97%E9%93%BE/%E9%A1%B5?%E8%AF%8D=%E4%B8%AD%E6%96%87#%E8%8A%82'],
  ],
  ['https://example.com/a_(b), https://example.com/c.', ['https://example.com/a_(b)', 'https://example.com/c']],
])('addresses end before Chinese punctuation: %s', (markdown, expected) => {
  expect(linksIn(markdown).map(([href]) => href)).toEqual(expected);
});

it('other links keep their addresses', () => {
  expect(
    linksIn('[甲](https://example.com/a。b) <https://example.com/c，d>').map(([href]) => decodeURI(href!)),
  ).toEqual(['https://example.com/a。b', 'https://example.com/c，d']);
});
