import type { Video } from '../../../config/calls/talks.ts';
import { Rail } from '../../../components/sections/rail.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { clockOf, isoOf, lengthOf, totalOf } from '../../../components/videos/duration.ts';
import { Level } from '../../../components/videos/level.tsx';
import { Poster } from '../../../components/videos/poster.tsx';
import type { Track } from '../../../components/videos/tracks.ts';

/** The lessons of a track in the order to learn them. One that cannot be watched yet says so. */
export function TrackRail({ track, lessons }: { track: Track; lessons: readonly Video[] }) {
  return (
    <Rail
      label={`${track.name}：${lessons.length} 课，共 ${lengthOf(totalOf(lessons))}`}
      cards={lessons.map(({ id, product, title, summary, lecturer, duration, level, link }, index) => ({
        eyebrow: `第 ${index + 1} 课`,
        title,
        text: summary,
        art: <Poster id={id} product={product} ground={track.ground} />,
        edge: level === '进阶' ? 'third' : 'first',
        foot: (
          <>
            {link ? <Icon name="play" size={16} /> : null}
            <time dateTime={isoOf(duration)}>{clockOf(duration)}</time> <Level level={level} /> <span>{lecturer}</span>{' '}
            {link ? null : <span>录制中</span>}
          </>
        ),
        ...(link && { href: link, event: { id, zone: 'lesson' } }),
      }))}
    />
  );
}
