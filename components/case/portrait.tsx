import { Avatar } from '../art/kit/people/avatar.tsx';
import type { PersonLook } from '../art/kit/people/look.ts';

type PortraitProps = {
  /** Whose it is: the same person wherever the name occurs. */
  seed: string;
  of?: PersonLook;
  ground?: string;
};

/** The speaker of a quotation, in a round picture that fills its box. */
export function Portrait({ seed, of, ground }: PortraitProps) {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <Avatar x={24} y={24} r={24} seed={seed} of={of} ground={ground} />
    </svg>
  );
}
