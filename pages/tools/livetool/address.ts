import type { Values } from '../../../components/tool/tool-form.ts';
import { momentOf, type SignedAddresses } from './live-addresses.ts';
import * as words from './words.yaml';

/** What is filled in, in the order in which the address carries it; it never carries the keys. */
export const fields = {
  push: 'text',
  play: 'text',
  app: 'text',
  stream: 'text',
  validity: 'text',
  pushKey: 'text',
  playKey: 'text',
} as const;
export type Wish = Values<keyof typeof fields>;
export const secret = ['pushKey', 'playKey'] as const;

/** What the page shows until something is filled in; the keys are examples. */
export const example: Wish = {
  push: 'push.example.com',
  play: 'play.example.com',
  app: 'live',
  stream: 'room-1024',
  validity: 'day',
  pushKey: 'push-key-example',
  playKey: 'play-key-example',
};
/** Until when the example's signatures are valid: 1 January 2027 in China. */
export const exampleUntil = 1_798_732_800;

/** Texts for the page, by their marks. */
export const textsOf = ({ until, addresses }: SignedAddresses): Record<string, string> => ({
  ...addresses,
  until: words.signed.until({ moment: momentOf(until) }),
});
