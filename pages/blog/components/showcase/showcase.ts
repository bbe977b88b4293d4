import type { Showcase, State } from '../../../../components/showcase/showcase.ts';
import type { Samples } from './samples.ts';

/** A component of the blog as its page shows it. */
export type BlogShowcase = Showcase & { states: (samples: Samples) => readonly State[] };
