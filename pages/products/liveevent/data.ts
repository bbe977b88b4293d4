import type { DiagramEdge } from '../../../components/sections/diagram.tsx';
import lecturers from '../../../config/content/lecturers.json' with { type: 'json' };

/** Talks of our own that the same crew has run. */
export const ownTalks = lecturers.filter(({ season }) => season === 'mctalk4').length;
export const edges: readonly DiagramEdge[] = [
  { from: 'cameras', to: 'wired' },
  { from: 'cameras', to: 'mobile' },
  { from: 'wired', to: 'a' },
  { from: 'mobile', to: 'b' },
  { from: 'a', to: 'viewers' },
  { from: 'b', to: 'viewers' },
];
