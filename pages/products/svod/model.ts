import { type Machine, runThrough, type Run } from '../../../components/try/machine.ts';
import { outcomes, ends } from './words.yaml';

export type Theft = 'recorded' | 'copied' | 'saved' | 'lent';
export type Attempt = 'record' | 'copy' | 'save' | 'lend';

/** The four ways in which a lesson is stolen, and what each layer records of it. */
export const thefts: Machine<Theft, Attempt> = {
  recorded: { on: outcomes },
  copied: { on: outcomes },
  saved: { on: outcomes },
  lent: { on: outcomes },
};

/** The recording, as the page shows it before anything is pressed. */
export const shown: Run<Theft> = runThrough({ machine: thefts, from: 'lent', events: [['record', 0]] });

export const statusOf = ({ state }: Run<Theft>) => ends[state];
