import { Classroom } from '../../../components/art/scenes/classroom.tsx';
import { measurements } from '../../../config/measurements.ts';
import { Film } from './art/scenes.tsx';
import { Arrived, Ordered, Sampled, Thinned } from './art/stroke.tsx';
import * as words from './words.yaml';

const { hour } = measurements.whiteboard;

export const pens = [
  [words.pens.blue, 'var(--primary)'],
  [words.pens.ink, 'var(--ink)'],
  [words.pens.green, 'var(--accent-ink)'],
  [words.pens.orange, 'var(--warm)'],
] as const;

/** The way of a stroke from one hand to all eyes. */
export const travel = [
  { when: words.travel[0].when, title: words.travel[0].title, text: words.travel[0].text, art: <Sampled /> },
  { when: words.travel[1].when, title: words.travel[1].title, text: words.travel[1].text, art: <Thinned /> },
  { when: words.travel[2].when, title: words.travel[2].title, text: words.travel[2].text, art: <Ordered /> },
  { when: words.travel[3].when, title: words.travel[3].title, text: words.travel[3].text, art: <Arrived /> },
];

export const scenes = [
  {
    title: words.scenes[0].title,
    text: words.scenes[0].text,
    href: '/edu',
    size: 'half',
    art: (
      <Classroom
        label={words.scenes[0].drawing}
        names={[words.scenes[0].pupils[0], words.scenes[0].pupils[1], words.scenes[0].pupils[2]]}
      />
    ),
  },
  {
    title: words.scenes[1].title,
    text: words.scenes[1].text,
    href: '/medical',
    size: 'half',
    art: <Film />,
  },
] as const;

/** What an hour of a lesson takes, in megabytes. */
export const sizes = [
  { name: words.sizes[0].name, note: '2.5 Mbps', to: 1125, value: '1,125 MB', tone: 'muted' },
  { name: words.sizes[1].name, note: '1.2 Mbps', to: 540, value: '540 MB', tone: 'muted' },
  {
    name: words.sizes[2].name,
    note: words.sizes[2].note,
    to: hour,
    value: `${hour} MB`,
  },
  { name: words.sizes[3].name, note: words.sizes[3].note, to: 1.8, value: '1.8 MB', tone: 'second' },
] as const;
