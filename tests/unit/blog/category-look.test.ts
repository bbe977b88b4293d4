import { describe, expect, it } from 'vitest';
import { looksOf, looseLook, subjectNames } from '../../../components/blog/category-look.ts';
import { buildLimits } from '../../../config/limits.ts';

const alike = (types: readonly { id: string; name: string }[]) => {
  const looks = [...looksOf(types).values()].map(({ subject, ground }) => `${subject} on ${ground}`);
  return looks.filter((look, index) => looks.indexOf(look) !== index);
};

describe('looksOf', () => {
  it('draws what a category is about', () => {
    const looks = looksOf([
      { id: 'im', name: '即时通讯' },
      { id: 'security', name: '安全合规' },
    ]);
    expect(looks.get('im')?.subject).toBe('bubbles');
    expect(looks.get('security')?.subject).toBe('shield');
  });

  it('makes no two categories alike, however many the blog keeps and whatever they are called', () => {
    const many = Array.from({ length: buildLimits.list.blogType }, (_, index) => ({ id: `t${index}`, name: '未分类' }));
    expect(alike(many)).toEqual([]);
    expect(alike(many.map(({ id }) => ({ id, name: '消息' })))).toEqual([]);
    expect(
      alike(Array.from({ length: 2 * subjectNames.length }, (_, index) => ({ id: `${index}`, name: '教程' }))),
    ).toEqual([]);
  });

  it('keeps the looks of the others when a category is added at the end', () => {
    const before = looksOf([{ id: 'a', name: '消息' }]);
    const after = looksOf([
      { id: 'a', name: '消息' },
      { id: 'b', name: '聊天' },
    ]);
    expect(after.get('a')).toEqual(before.get('a'));
  });
});

describe('looseLook', () => {
  it('is the same for the same id', () => {
    expect(looseLook('unknown')).toEqual(looseLook('unknown'));
  });
});
