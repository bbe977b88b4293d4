import type { ComponentType } from 'react';
import type { Showcase, State } from '../../../../components/showcase/showcase.ts';
import type { Samples } from './samples.ts';

/** A component of the blog as its page shows it; its name in the code follows from its address. */
export type BlogShowcase = Omit<Showcase, 'component'> & { states: (samples: Samples) => readonly State[] };

type Described<Name extends string> = { title: string; about: string; props: Readonly<Record<Name, string>> };

/** What the words say of a component, with the types of its props in their order. */
export function described<Name extends string>(
  { title, about, props }: Described<Name>,
  types: Readonly<Record<NoInfer<Name>, string>>,
): Omit<Showcase, 'component'> {
  const names = Object.keys(types) as Name[];
  return { title, about, props: names.map((name) => ({ name, type: types[name], about: props[name] })) };
}

/** A state of a component: what the words say of it, and the component's props. */
export function show<Props extends object>(
  Component: ComponentType<Props>,
  { name, when }: { name: string; when: string },
  props: Props,
): State {
  return { name, when, show: <Component {...props} /> };
}
