import { Text } from '../../../components/art/kit/text.tsx';
import { Classroom } from '../../../components/art/scenes/classroom.tsx';
import { Slide } from '../../../components/art/scenes/slide.tsx';
import { Bento } from '../../../components/sections/bento.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { lineDelays } from '../../../config/live-lines.ts';
import styles from './edu.module.css';
import * as words from './words.yaml';

/** Milliseconds that the lesson counts, as bars of one scale. */
const Bars = ({ of }: { of: readonly (readonly [name: string, milliseconds: number])[] }) => (
  <svg viewBox="0 0 280 172" fill="none" aria-hidden="true">
    {of.map(([name, value], index) => (
      <g key={name} transform={`translate(28 ${16 + index * 50})`}>
        <Text x={0} y={0} size={14} fill="currentColor">
          {`${name} ${value < 1000 ? words.bars.milliseconds({ value }) : words.bars.seconds({ seconds: value / 1000 })}`}
        </Text>
        <path
          d={`M0 20h${(224 * value) / Math.max(...of.map(([, milliseconds]) => milliseconds))}`}
          stroke="var(--tint)"
          strokeWidth="14"
        />
      </g>
    ))}
  </svg>
);

/** What each hour must not fail at, and what keeps it from failing. */
const hours = [
  {
    title: words.hours[0].title,
    text: words.hours[0].text,
    href: '/whiteboard',
    size: 'half',
    art: <Slide />,
  },
  {
    title: words.hours[1].title,
    text: words.hours[1].text,
    href: '/three-classroom',
    size: 'half',
    art: (
      <Classroom
        label={words.hours[1].drawing}
        names={[words.hours[1].rooms[0], words.hours[1].rooms[1], words.hours[1].rooms[2]]}
      />
    ),
  },
  {
    title: words.hours[2].title,
    text: words.hours[2].text,
    href: '/signal',
    art: <Bars of={words.hours[2].bars} />,
  },
  {
    title: words.hours[3].title,
    text: words.hours[3].text,
    href: '/edu-music',
    art: <Bars of={words.hours[3].bars} />,
  },
  {
    title: words.hours[4].title,
    text: words.hours[4].text,
    href: '/interact',
    ground: 'night',
    art: <Bars of={[[words.hours[4].late, lineDelays.fast], ...words.hours[4].bars]} />,
  },
] as const;

/** A day of an online school, hour by hour: the sky behind it goes from dawn to dusk. */
export const Day = () => (
  <div className={styles.day} id="day">
    <Section head="centred" title={words.day.title} lead={words.day.lead}>
      <Bento cells={hours} />
    </Section>
  </div>
);
