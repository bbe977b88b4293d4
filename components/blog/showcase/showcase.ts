import type { ReactNode } from 'react';
import type { Samples } from './samples.ts';

/** One state of a component: the component itself, as a page of the blog would use it. */
export type State = {
  name: string;
  /** When it comes to this. */
  when: string;
  show: ReactNode;
};

/** A component as its page tells of it. */
export type Showcase = {
  /** Its name in the code. */
  component: string;
  title: string;
  /** What it is for, in two sentences. */
  about: string;
  props: readonly { name: string; type: string; about: string }[];
  states: (samples: Samples) => readonly State[];
};
