import type { ComponentType } from 'react';
import type { Showcase, State } from '../../../../components/showcase/showcase.ts';
import type { Samples } from './samples.ts';

/** A component of the blog as its page shows it; its name in the code follows from its address. */
export type BlogShowcase = Omit<Showcase, 'component'> & { states: (samples: Samples) => readonly State[] };

/** A state of a component: its name, when it comes to it, the component's props. */
export function show<Props extends object>(
  Component: ComponentType<Props>,
  ...[name, when, props]: readonly [name: string, when: string, props: Props]
): State {
  return { name, when, show: <Component {...props} /> };
}
