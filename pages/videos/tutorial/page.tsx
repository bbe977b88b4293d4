import { Actions } from '../../../components/ui/actions.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { page, type PageProps } from '../../../components/define-page.ts';
import { Closing } from '../../../components/sections/closing.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { latest } from '../../../components/ui/day.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { lengthOf, totalOf } from '../../../components/videos/duration.ts';
import { LessonArt } from './art/lesson.tsx';
import { lessonsJsonLd } from './lessons-json-ld.ts';
import { NextSteps } from './next-steps.tsx';
import { Starts } from './starts.tsx';
import { TrackPath } from './track-path.tsx';
import { tracksOf } from '../../../components/videos/tracks.ts';
import { ask } from '../../../config/calls/ask.ts';
import styles from './page.module.css';

const needs = () => ({ videos: ask('videoList') });

type Props = PageProps<ReturnType<typeof needs>>;

/** The video lessons as paths to follow: what to watch first, and what after it. */
export default page({
  needs,

  head: ({ data: { videos }, route, site }: Props) => ({
    modified: latest(videos.map(({ publishTime }) => publishTime)),
    jsonLd:
      videos.length > 0
        ? [lessonsJsonLd({ lessons: tracksOf(videos).flatMap(({ lessons }) => lessons), route, site })]
        : [],
  }),

  Body({ data: { videos }, site }: Props) {
    const tracks = tracksOf(videos);
    return (
      <>
        <section className={styles.opening} data-opening="night">
          <Container>
            <div className={styles.stage}>
              <div>
                <Title level={1} className={styles.title}>
                  跟着视频|做一遍
                </Title>
                <p className={styles.lead}>
                  写 SDK 的工程师边写边讲，说明每一步的理由。每课从空白工程开始，随时可以运行。
                </p>
                <p className={styles.actions}>
                  <Actions
                    zone="hero"
                    night
                    first={{ href: '/videoTutorial/more', text: '看全部课程', icon: 'list-video' }}
                    register="注册试用账号"
                  />
                </p>
                {videos.length > 0 ? (
                  <p className={styles.facts}>
                    共 {videos.length} 课，{lengthOf(totalOf(videos))}；
                    {videos.filter(({ level }) => level === '入门').length} 课从零讲起。
                  </p>
                ) : null}
              </div>
              <div className={styles.art}>
                <LessonArt />
              </div>
            </div>
            {tracks.length > 0 ? <Starts tracks={tracks} /> : null}
          </Container>
        </section>

        <Container className={styles.tracks}>
          {tracks.length > 0 ? (
            tracks.map((one) => <TrackPath key={one.track.id} {...one} />)
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

        <Section ground="raised" title="相关资料">
          <NextSteps
            steps={[
              {
                title: '下载 SDK 与示例',
                text: '含课程用到的工程，版本与课程注明的一致。',
                href: '/sdk/app/im',
                icon: 'download',
              },
              { title: '查接口文档', text: '参数、错误码与限制，按平台分册。', href: site.docs, icon: 'book-open' },
              {
                title: '读工程师的博客',
                text: '课程里提到的取舍，文章里有推导和数据。',
                href: '/dev-blog',
                icon: 'pen-line',
              },
            ]}
          />
        </Section>

        <Closing
          title="遇到问题就问工程师"
          lead="发来报错和课程里的时间点，工程师对照画面和日志解答。"
          actions={
            <>
              <Button href="/promotion/advisory" size="large" data-event-id="advisory" data-event-zone="closing">
                约工程师答疑
              </Button>
              <Button href="/videoTutorial/more" variant="on-dark" size="large">
                看全部课程
              </Button>
            </>
          }
        />
      </>
    );
  },
});
