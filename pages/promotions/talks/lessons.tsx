import { Portrait } from '../../../components/campaign/portrait.tsx';
import { Rail } from '../../../components/sections/rail.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { lengthOf } from '../../../components/videos/duration.ts';
import type { SeasonProps } from './season.ts';

type LessonsProps = Pick<SeasonProps, 'names' | 'lessons'> & {
  title: string;
  lead: string;
  ground?: 'raised' | 'night';
};

/** Replays: talks that became lessons, by their lecturers. */
export function Lessons({ names, lessons, title, lead, ground = 'raised' }: LessonsProps) {
  if (lessons.length === 0) return null;
  return (
    <Section title={title} lead={lead} ground={ground} width="full">
      <Rail
        label={title}
        cards={lessons.map(({ title, summary, lecturer, duration, link }) => ({
          eyebrow: `${lecturer} · ${lengthOf(duration)}`,
          title,
          text: summary,
          art: <Portrait name={lecturer} index={names.indexOf(lecturer)} height={62} />,
          href: link ?? '/videoTutorial',
        }))}
      />
    </Section>
  );
}
