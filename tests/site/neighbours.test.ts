import { beforeAll, describe, expect, it } from 'vitest';
import { mainText } from '../support/main-text.ts';
import { mainTexts, type RowText } from './copy/main-texts.ts';
import { neighbourGroups, neighbourProblems } from './copy/neighbours.ts';

let pages: readonly RowText[];
beforeAll(async () => void (pages = await mainTexts(['products', 'solutions'])));

describe('neighbours', () => {
  it('are missing where no link leads to them, or none beside more than names', () => {
    const text = mainText(`<header><a href="/wecan">全球网络</a></header><main>
      <p>要合规、数据区域和当地的用法，看 <a href="/global#regions">出海</a>。</p>
      <ul><li><a href="/qchat">圈组：一百万人的社区</a></li></ul>
    </main>`);
    expect(neighbourProblems('/wecan', text)).toEqual([]);
    expect(neighbourProblems('/global', text)).toEqual(['/global does not lead to /wecan']);
    expect(neighbourProblems('/chatroom', text)).toEqual([
      '/chatroom does not lead to /im',
      '/chatroom does not say when /qchat is the right one',
    ]);
  });

  it.each(neighbourGroups.map((group) => [group]))('of %j say which one when', (group) => {
    const found = pages.filter(({ row }) => group.includes(row.path));
    expect(found.map(({ row }) => row.path).sort()).toEqual([...group].sort());
    expect(found.flatMap(({ row, text }) => neighbourProblems(row.path, text))).toEqual([]);
  });
});
