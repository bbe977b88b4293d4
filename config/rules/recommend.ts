import { offers } from '../offers.ts';

const { steps, most } = offers.recommend;

/** What a recommender gets for a friend, by the friend's number in the year. */
export const eachOf = (number: number): number => steps.findLast(({ from }) => number >= from)?.each ?? 0;

/** What so many friends of a year amount to. */
export const earned = (friends: number): number =>
  Array.from({ length: Math.min(friends, most) }, (_, index) => eachOf(index + 1)).reduce((sum, each) => sum + each, 0);
