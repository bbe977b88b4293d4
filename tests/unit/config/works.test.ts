import { describe, expect, it } from 'vitest';
import { bytesOf, catGroups, cats, mostBytes, sourceOf } from '../../../config/works/cats.ts';
import { challenge, challengeWorks, totalOf } from '../../../config/works/challenge.ts';

const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

describe('works of the challenge', () => {
  it('are sixteen, no two alike, in the order of their points', () => {
    expect(challengeWorks).toHaveLength(16);
    for (const key of ['id', 'name', 'lanes', 'idea', 'made', 'said', 'later'] as const)
      expect(distinct(challengeWorks.map((work) => work[key]))).toBe(16);
    const totals = challengeWorks.map(totalOf);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect(challengeWorks.filter(({ award }) => award !== 'final')).toHaveLength(challenge.prizes);
  });

  it('have points, days and minutes within their ranges', () => {
    const wrong = challengeWorks.filter(
      ({ points: [use, making, thrift], built, minutes, lanes }) =>
        use > 40 ||
        making > 40 ||
        thrift > 20 ||
        built.days > 45 ||
        built.kB > 2_048 ||
        lanes.some(({ parts }) => parts.some(([, from, to]) => from < 0 || from >= to || to > minutes)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('cats', () => {
  it('are eighteen, six a group, no two alike, most votes first', () => {
    expect(cats).toHaveLength(18);
    for (const group of Object.keys(catGroups)) expect(cats.filter((cat) => cat.group === group)).toHaveLength(6);
    expect(distinct(cats.map(sourceOf))).toBe(18);
    expect(distinct(cats.map(({ name }) => name))).toBe(18);
    const votes = cats.map((cat) => cat.votes);
    expect(votes).toEqual([...votes].sort((a, b) => b - a));
    expect(distinct(cats.filter(({ chosen }) => chosen).map(({ group }) => group))).toBe(3);
  });

  it('fit into a kilobyte', () => {
    expect(cats.filter((cat) => bytesOf(cat) > mostBytes)).toEqual([]);
    expect(bytesOf(cats.find(({ id }) => id === 'long')!)).toBe(51);
  });
});
