import type { PersonLook } from '../../../../components/art/kit/people/look.ts';

const pupil = { age: 'child', view: 'back', wear: 'track', color: 'ink' } as const;

/** Children from behind, who sit in several drawings of the page. */
export const pupils: readonly (readonly [seed: string, of: PersonLook])[] = [
  ['pupil a', { ...pupil, hair: 'crop', cloth: '#7b61ff' }],
  ['pupil b', { ...pupil, hair: 'pigtails', cloth: '#2f5bff' }],
  ['pupil c', { ...pupil, hair: 'tail', cloth: '#e4486d' }],
];

/** The one who knows the answer. */
export const answering = ['pupil e', { ...pupil, hair: 'crop', cloth: '#0fb59b', hand: 'wave' }] as const;
