import { describe, expect, it } from 'vitest';
import { describeTextProblem } from '../../../cli/render/text-problem.ts';

describe('advice about a link without effect', () => {
  const advice = (address: string) => describeTextProblem({ kind: 'link', values: [address] });

  it.each([
    ['http:/one.example/a', 'after http there is no ://', 'write http://one.example/a'],
    ['https//two.example', 'after https there is no ://', 'write https://two.example'],
    ['https:three.example', 'after https there is no ://', 'write https://three.example'],
    ['www.例子.中国/路径', 'the address has no scheme', 'write https://www.例子.中国/路径'],
    ['four.example', 'the address has no scheme', 'write https://four.example'],
    ['five@example.com', 'the address has no scheme', 'write mailto:five@example.com'],
    [
      'https://six seven.example',
      'its host is no name of a server',
      'correct the host, as in https://www.example.com/path',
    ],
    ['//six.example/x', 'the address has no scheme', 'write https://six.example/x'],
    [
      'hhttps://seven.example',
      'links may have the schemes https, http, mailto and tel; this one has "hhttps"',
      'did you mean https:?',
    ],
    [
      'httpsx/y',
      'the address is relative',
      'write the path of a page, such as /a/page, or in Markdown the name of a file: ./a-text.md',
    ],
  ])('says what to write for %s', (address, why, fix) => {
    expect(advice(address)).toEqual({ what: `a link has no effect: ${JSON.stringify(address)}`, why, fix });
  });
});
