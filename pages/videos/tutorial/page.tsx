import { page, type PageProps } from '../../../components/define-page.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { latest } from '../../../components/ui/day.ts';
import { lengthOf, totalOf } from '../../../components/videos/duration.ts';
import { FramePoster } from '../../../components/videos/frame-poster.tsx';
import { NoLessons } from '../../../components/videos/no-lessons.tsx';
import { isIntroduction, tracksOf } from '../../../components/videos/tracks.ts';
import { request } from '../../../config/calls/request.ts';
import { Player } from './player.tsx';
import { lessonsJsonLd } from './lessons-json-ld.ts';
import { Starts } from './starts.tsx';
import { TrackLessons } from './track-lessons.tsx';
import * as words from './words.yaml';

const needs = () => ({ videos: request('videoList') });

type Props = PageProps<ReturnType<typeof needs>>;

/** The video lessons as paths to follow: what to watch first, and what after it. */
export default page({
  needs,

  head: ({ data: { videos }, route, site }: Props) => ({
    ogImage: { art: <FramePoster id="im-first-message" product="im" ground="primary" /> },
    modified: latest(videos.map(({ publishTime }) => publishTime)),
    jsonLd:
      videos.length > 0
        ? [lessonsJsonLd({ lessons: tracksOf(videos).flatMap(({ lessons }) => lessons), route, site })]
        : [],
  }),

  Body({ data: { videos } }: Props) {
    const tracks = tracksOf(videos);
    const first = videos.filter(isIntroduction).length;
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              night
              first={{ href: '/videoTutorial/more', text: words.opening.first.text, icon: 'list-video' }}
              register={words.opening.register}
            />
          }
          note={
            videos.length > 0
              ? words.opening.note({ videos: videos.length, lengthOf: lengthOf(totalOf(videos)), first })
              : undefined
          }
          art={<Player lesson={videos.find(({ id }) => id === 'im-first-message')} />}
          foot={tracks.length > 0 ? <Starts tracks={tracks} /> : null}
        />

        {tracks.map(({ track, lessons }) => (
          <Section key={track.id} id={track.id} title={track.name} lead={track.goal} space="join">
            <TrackLessons track={track} lessons={lessons} />
          </Section>
        ))}
        {tracks.length === 0 ? <NoLessons /> : null}

        <Act
          title={words.act.title}
          lead={words.act.lead}
          actions={<Actions zone="closing" night first={words.act.first} second={words.act.second} />}
        />
      </>
    );
  },
});
