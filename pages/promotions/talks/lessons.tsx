import { Rail } from '../../../components/sections/rail.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { lengthOf } from '../../../components/videos/duration.ts';
import { FramePoster } from '../../../components/videos/frame-poster.tsx';
import type { SeasonProps } from './season.ts';

type LessonsProps = Pick<SeasonProps, 'lessons'> & {
  title: string;
  lead: string;
  ground?: 'raised' | 'night';
};

/** Replays: talks that became lessons, each with a frame of it. */
export function Lessons({ lessons, title, lead, ground = 'raised' }: LessonsProps) {
  if (lessons.length === 0) return null;
  return (
    <Section title={title} lead={lead} ground={ground} width="full">
      <Rail
        label={title}
        cards={lessons.map(({ id, product, title, summary, lecturer, duration, link }) => ({
          eyebrow: `${lecturer} · ${lengthOf(duration)}`,
          title,
          text: summary,
          art: <FramePoster id={id} product={product} ground="night" />,
          href: link ?? '/videoTutorial',
        }))}
      />
    </Section>
  );
}
