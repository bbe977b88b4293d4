import type { z } from 'zod';
import file from './content/chooser.json';
import { type Edition, editionNames } from './editions.ts';
import { measurements } from './measurements.ts';
import type { chooserFile } from './records/chooser.ts';

export type Chooser = z.infer<typeof chooserFile>[Edition];
/** A product that an advice names: a page of this site, or a path of the documentation centre. */
export type AdvisedProduct = Chooser['advice'][number]['products'][number];

const { firstAnswer } = measurements.agent;

function chooserOf(edition: Edition): Chooser {
  const read = file[edition] as Chooser;
  const advice = read.advice.map(({ reason, ...one }) => ({
    ...one,
    reason: reason.replaceAll('{firstAnswer}', String(firstAnswer)),
  }));
  return { ...read, advice };
}

/** Three questions that lead to one or two products and the reason, by edition. Every combination of answers has one advice. */
export const chooser = Object.fromEntries(editionNames.map((edition) => [edition, chooserOf(edition)])) as Record<
  Edition,
  Chooser
>;
