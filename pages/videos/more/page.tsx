import { Wall } from '../../../components/art/cards/wall.tsx';
import { productRows } from '../../../components/case/product-page.ts';
import { page, type PageProps } from '../../../components/define-page.ts';
import { FilteredGroups } from '../../../components/sections/filtered-groups.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { latest } from '../../../components/ui/day.ts';
import { lengthOf, totalOf } from '../../../components/videos/duration.ts';
import { NoLessons } from '../../../components/videos/no-lessons.tsx';
import { Poster } from '../../../components/videos/poster.tsx';
import { tracksOf } from '../../../components/videos/tracks.ts';
import type { Video } from '../../../config/calls/talks.ts';
import { request } from '../../../config/calls/request.ts';
import { LessonRow } from './lesson-row.tsx';
import { LevelFilter, lessons as lessonsClass, NoLesson } from './level-filter.tsx';
import styles from './more.module.css';
import * as words from './words.yaml';

const needs = () => ({ videos: request('videoList') });

type Props = PageProps<ReturnType<typeof needs>>;

/** The first lessons of each subject as posters, for shared links. */
function PosterWall({ videos }: { videos: readonly Video[] }) {
  const posters = tracksOf(videos).flatMap(({ track: { ground }, lessons }) =>
    lessons.slice(0, 2).map(({ id, product }) => ({ art: <Poster id={id} product={product} ground={ground} /> })),
  );
  return <Wall columns={2} size={[272, 153]} tiles={posters.slice(0, 6)} />;
}

/** Every lesson with all its facts, to be found by subject and level. */
export default page({
  needs,
  rows: () => productRows,

  head: ({ data: { videos } }: Props) => ({
    modified: latest(videos.map(({ publishTime }) => publishTime)),
    ogImage: { art: <PosterWall videos={videos} /> },
  }),

  Body({ data: { videos }, route }: Props) {
    const tracks = tracksOf(videos);
    return (
      <>
        <Container className={styles.head}>
          <Breadcrumb steps={[words.container.steps, ...route.breadcrumb]} />
          <h1 className={styles.title}>{words.container.all}</h1>
          <p className={styles.lead}>
            {videos.length > 0
              ? words.container.counted({ videos: videos.length, lengthOf: lengthOf(totalOf(videos)) })
              : words.container.lead}
          </p>
        </Container>
        {tracks.length > 0 ? (
          <div className={lessonsClass}>
            <Section title={words.filteredGroups.title} head="none" space="join">
              <FilteredGroups
                label={words.filteredGroups.label}
                all="all"
                aside={<LevelFilter />}
                groups={tracks.map(({ track, lessons }) => ({
                  anchor: track.id,
                  name: track.name,
                  count: lessons.length,
                  children: (
                    <>
                      <ul>
                        {lessons.map((lesson) => (
                          <LessonRow key={lesson.id} lesson={lesson} ground={track.ground} />
                        ))}
                      </ul>
                      <NoLesson />
                    </>
                  ),
                }))}
              />
            </Section>
          </div>
        ) : (
          <NoLessons />
        )}
      </>
    );
  },
});
