import { draw, seedOf } from '../../../ui/seed.ts';
import { known } from './known.ts';

export const skins = ['#ffe9da', '#f8cda8', '#dca176', '#96603f'] as const;
export const hairs = [
  'bob',
  'part',
  'bun',
  'curls',
  'crop',
  'pigtails',
  'long',
  'tail',
  'bald',
  'tuft',
  'wave',
  'scarf',
] as const;
export const hairColors = { ink: '#1b2a4e', brown: '#6d4433', auburn: '#a8582f', grey: '#98a4bb', silver: '#dbe2ee' };
export const ages = ['child', 'teen', 'adult', 'mature', 'old'] as const;
export const moods = ['calm', 'talk', 'think'] as const;
export const views = ['front', 'left', 'right', 'back'] as const;
export const wears = ['crew', 'shirt', 'hoodie', 'blazer', 'coat', 'apron', 'vest', 'track'] as const;
export const gears = [
  'glasses',
  'moustache',
  'beard',
  'headset',
  'stethoscope',
  'lanyard',
  'bag',
  'gamepad',
  'hat',
  'cap',
] as const;
export const hands = ['wave', 'point', 'thumb', 'phone'] as const;
const cloths = ['#2f5bff', '#0fb59b', '#ff9a66', '#7b61ff', '#2c437c', '#e4486d', '#f2b632', '#4aa3c7'] as const;

export type Hair = (typeof hairs)[number];
export type Gear = (typeof gears)[number];
export type Look = {
  /** Index into the tints of skin, from light to dark. */
  skin: 0 | 1 | 2 | 3;
  hair: Hair;
  color: keyof typeof hairColors;
  age: (typeof ages)[number];
  mood: (typeof moods)[number];
  /** Towards us, three quarters to the viewer's left or right, or from behind. */
  view: (typeof views)[number];
  wear: (typeof wears)[number];
  /** Colour of the clothes. */
  cloth: string;
  gear: readonly Gear[];
  hand: (typeof hands)[number] | null;
};

/** What tells a trade at a glance. */
export const trades = {
  doctor: { wear: 'coat', gear: ['stethoscope'] },
  agent: { wear: 'shirt', gear: ['headset', 'lanyard'] },
  teacher: { wear: 'blazer', gear: ['glasses'] },
  teller: { wear: 'blazer', gear: ['lanyard'] },
  clerk: { wear: 'apron', gear: [] },
  pupil: { wear: 'track', gear: ['bag'], age: 'child' },
  gamer: { wear: 'hoodie', gear: ['headset', 'gamepad'], age: 'teen' },
  engineer: { wear: 'vest', gear: ['hat'] },
  courier: { wear: 'crew', gear: ['cap'] },
} as const satisfies Record<string, Partial<Look>>;

/** Known properties of a person; a seed decides the rest. */
export type PersonLook = Partial<Look> & { trade?: keyof typeof trades };

/** The person of a seed, usually a name: the same one wherever it occurs. Given properties come before known ones, and those before chance. */
export function lookOf(seed: string, said: PersonLook = {}): Look {
  const { trade, ...of } = { ...known[seed], ...said };
  const at = seedOf(seed);
  const pick = <T>(values: readonly T[], index: number): T => values[draw({ seed: at, index, below: values.length })]!;
  const given: Partial<Look> = { ...(trade ? trades[trade] : {}), ...of };
  const age = given.age ?? 'adult';
  return {
    skin: pick([0, 1, 1, 2, 3] as const, 0),
    hair: pick(age === 'child' ? (['bob', 'pigtails', 'crop', 'tuft', 'tail'] as const) : usual, 1),
    color: age === 'old' ? 'silver' : age === 'mature' ? pick(['ink', 'grey'] as const, 2) : pick(young, 2),
    age,
    mood: 'calm',
    view: 'front',
    wear: pick(['crew', 'shirt', 'crew', 'hoodie'] as const, 3),
    cloth: pick(cloths, 4),
    gear: [],
    hand: null,
    ...given,
  };
}

const usual = hairs.filter((hair) => !['pigtails', 'bald', 'scarf'].includes(hair));
const young = ['ink', 'ink', 'ink', 'brown', 'auburn'] as const;
