import type { ReactNode } from 'react';

/** Dialogue of two people in a drawing: a question and its answer, a dozen characters at most. */
export type Talk = readonly [asks: string, answers: string];

/**
 * A product at work, on a panel of 240 × 160. `seed` varies who takes part and what is shown, so that two drawings of one
 * product are kin and not copies.
 */
export type Work = (props: {
  seed: number;
  talk: Talk;
  /** What is on the board is music. */
  music?: boolean;
  /** A delay that the words beside the drawing name, `720 毫秒`. Without one none is drawn: a figure made up here would contradict them. */
  delay?: string | undefined;
  /** Two places that the words name. */
  places?: Places | undefined;
}) => ReactNode;

/** From where to where something goes. */
export type Places = readonly [from: string, to: string];

/** The panel's own size. */
export const panel = { width: 240, height: 160 } as const;
