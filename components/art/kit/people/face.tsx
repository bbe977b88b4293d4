import type { ReactNode } from 'react';
import type { Look } from './look.ts';

const brows = {
  calm: 'M-14-74q4.5-3 9-.8M5-74.8q4.5-2.2 9 .8',
  talk: 'M-14-75.5q4.5-3.5 9-.8M5-76.3q4.5-2.7 9 .8',
  think: 'M-14-73q4.5-2 9-1.5M5-77q4.5-2.5 9 0',
};
const mouths = { calm: 'M-6-51q6 5 12 0', talk: '', think: 'M-4-49.5q4-1.6 8 0' };
const noses = { front: 'M0-63l-2.2 6.5h3.4', child: 'M-1.5-57q1.5 1.2 3 0', turned: 'M1-65l5.5 7.5q-1.5 2-5 1.2' };

/** Eyes, brows, nose and mouth. */
export const features = (mood: Look['mood'], kind: keyof typeof noses): ReactNode => (
  <>
    <path d={kind === 'child' ? 'M-9-65v2M9-65v2' : 'M-9-66.5v2M9-66.5v2'} strokeWidth={kind === 'child' ? 4.4 : 3.6} />
    <path d={`${kind === 'child' ? '' : brows[mood]}${noses[kind]}${mouths[mood]}`} />
    {mood === 'talk' ? <path d="M-6-52.5Q0-53.5 6-52.5Q5.5-45 0-45T-6-52.5Z" fill="#7c2436" /> : null}
  </>
);

/** Ears, or a face; a child's is rounder, a turned one has a long near jaw and a flat far cheek. */
export const outlines = {
  ears: 'M-20-68a4.5 6 0 0 0 1 11M20-68a4.5 6 0 0 1-1 11',
  front: 'M-20-69C-21-51-13-39 0-39S21-51 20-69C20-86 11-91 0-91S-20-86-20-69Z',
  child: 'M-20-66C-22-49-12-40 0-40S22-49 20-66C20-86 11-91 0-91S-20-86-20-66Z',
  turned: 'M-19-69C-20-52-10-39 4-39C14-39 19-47 19.5-56C22-64 21-72 19-78C15-88 8-91 0-91C-12-91-19-85-19-69Z',
};
