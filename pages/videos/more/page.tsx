import { productRows } from '../../../components/case/product-page.ts';
import { page, type PageProps } from '../../../components/define-page.ts';
import { FilteredGroups } from '../../../components/sections/filtered-groups.tsx';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { Container } from '../../../components/ui/container.tsx';
import { latest } from '../../../components/ui/day.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { lengthOf, totalOf } from '../../../components/videos/duration.ts';
import { LessonRow } from './lesson-row.tsx';
import { LevelFilter, lessons as lessonsClass, NoLesson } from './level-filter.tsx';
import { tracksOf } from '../../../components/videos/tracks.ts';
import { ask } from '../../../config/calls/ask.ts';
import styles from './page.module.css';

const needs = () => ({ videos: ask('videoList') });

type Props = PageProps<ReturnType<typeof needs>>;

/** Every lesson with all its facts, to be found by subject and level. */
export default page({
  needs,
  rows: () => productRows,

  head: ({ data: { videos } }: Props) => ({
    modified: latest(videos.map(({ publishTime }) => publishTime)),
  }),

  Body({ data: { videos }, site, route }: Props) {
    const tracks = tracksOf(videos);
    return (
      <Container className={styles.page}>
        <Breadcrumb steps={[{ name: '首页', address: '/' }, ...route.breadcrumb]} />
        <header className={styles.head}>
          <h1>全部课程</h1>
          <p className={styles.lead}>
            {videos.length > 0
              ? `${videos.length} 课，共 ${lengthOf(totalOf(videos))}。按主题和难度找；点标题到课程站观看，可以倍速，有字幕和代码。`
              : '按主题和难度找课；点标题到课程站观看。'}
          </p>
        </header>
        {tracks.length > 0 ? (
          <section aria-labelledby="lessons-name" className={classes(styles.list, lessonsClass)}>
            <h2 id="lessons-name" className={styles.hidden}>
              课程列表
            </h2>
            <FilteredGroups
              label="按主题筛选课程"
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
          </section>
        ) : (
          <div className={styles.missing}>
            <EmptyState title={<h2>课程暂时没有加载出来</h2>} text="稍后再来，或者先照着文档走一遍。">
              <Button href={site.docs}>去文档中心</Button>
              <Button href="/dev-blog" variant="secondary">
                读技术文章
              </Button>
            </EmptyState>
          </div>
        )}
      </Container>
    );
  },
});
