import type { ReactNode } from 'react';

/** One state of a component: the component itself, as a page would use it. */
export type State = {
  name: string;
  /** When it comes to this. */
  when: string;
  show: ReactNode;
};

/** What the page of a component says about it. */
export type Showcase = {
  /** Its name in the code. */
  component: string;
  title: string;
  /** Purpose, in two sentences. */
  about: string;
  props: readonly { name: string; type: string; about: string }[];
};
