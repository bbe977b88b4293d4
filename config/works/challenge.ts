import type { z } from 'zod';
import file from '../content/challenge-works.json';
import type { challengeFile } from '../records/challenge-works.ts';
import { type Use, uses } from './marks.ts';

type ChallengeFile = z.infer<typeof challengeFile>;
export type Work = ChallengeFile['works'][number];
export type Lane = Work['lanes'][number];

const { entries, cities, works } = file as ChallengeFile;

/** The works that reached the final of the challenge, by their points. */
export const challengeWorks: readonly Work[] = works;

export const totalOf = ({ points }: Pick<Work, 'points'>): number => points.use + points.making + points.thrift;

/** Kinds of uses in a work, in the order of the legend. */
export const usesOf = ({ lanes }: Pick<Work, 'lanes'>): Use[] => {
  const found = new Set(lanes.flatMap(({ parts }) => parts.map(({ use }) => use)));
  return (Object.keys(uses) as Use[]).filter((use) => found.has(use));
};

export const workAddress = (id: string): string => `/promotion/minichallenge/detail/${id}`;

/** The challenge itself. */
export const challenge = {
  entries,
  cities,
  final: works.length,
  prizes: works.filter(({ award }) => award !== 'final').length,
} as const;
