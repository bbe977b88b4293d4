import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOfWords, sharedWords, wordsOfPage } from '../../../cli/dev/edit/words-files.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'edited-'));
  for (const file of ['words.yaml', 'data.yaml', 'words/all.yaml', 'words/fax.yaml', 'words/sms.yaml', 'page.tsx']) {
    mkdirSync(dirname(join(root, 'pages/price/price', file)), { recursive: true });
    writeFileSync(join(root, 'pages/price/price', file), '');
  }
  for (const [file, text] of [
    ['forms/words.yaml', 'zh:\n  send: 提交\n'],
    ['forms/data.yaml', 'send: 提交\n'],
    ['legal/words.yaml', 'again: 再提交一次\n'],
  ] as const) {
    mkdirSync(dirname(join(root, 'components', file)), { recursive: true });
    writeFileSync(join(root, 'components', file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const of = (address: string, page = 'price/price') =>
  wordsOfPage({ root, page, address, addresses: ['/price/sms', '/price/fax', '/price'] });

it('the editor has the words of an address first, then those of all addresses of its page', () => {
  expect(of('/price/sms')).toEqual([
    'pages/price/price/words/sms.yaml',
    'pages/price/price/words.yaml',
    'pages/price/price/words/all.yaml',
  ]);
  expect(of('/price')).toEqual(['pages/price/price/words.yaml', 'pages/price/price/words/all.yaml']);
  expect(of('/price', 'price/none')).toEqual([]);
});

it('the words of parts that several pages share are in components', () => {
  const files = sharedWords(root);
  expect(files).toEqual(['components/forms/words.yaml', 'components/legal/words.yaml']);
  expect(placeOfWords({ root, files, seen: '再提交一次', whole: true })).toEqual({
    file: 'components/legal/words.yaml',
    path: ['again'],
  });
  expect(placeOfWords({ root, files, seen: '请提交', whole: true })).toBeNull();
});
