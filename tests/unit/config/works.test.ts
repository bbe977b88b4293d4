import { describe, expect, it } from 'vitest';
import { bytesOf, catGroups, sourceOf } from '../../../config/works/cat-source.ts';
import { cats } from '../../../config/works/cats.ts';
import { challenge, challengeWorks } from '../../../config/works/challenge.ts';

const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

describe('works of the challenge', () => {
  it('are sixteen, no two alike, eight of them with a prize', () => {
    expect(challengeWorks).toHaveLength(16);
    for (const key of ['id', 'name', 'lanes', 'idea', 'made', 'said', 'later'] as const)
      expect(distinct(challengeWorks.map((work) => work[key]))).toBe(16);
    expect(challenge.prizes).toBe(8);
  });
});

describe('cats', () => {
  it('are eighteen, six a group, no two alike', () => {
    expect(cats).toHaveLength(18);
    for (const group of Object.keys(catGroups)) expect(cats.filter((cat) => cat.group === group)).toHaveLength(6);
    expect(distinct(cats.map(sourceOf))).toBe(18);
    expect(distinct(cats.map(({ name }) => name))).toBe(18);
    expect(distinct(cats.filter(({ chosen }) => chosen).map(({ group }) => group))).toBe(3);
  });

  it('are measured by their whole source', () => {
    expect(bytesOf(cats.find(({ id }) => id === 'long')!)).toBe(51);
  });
});
