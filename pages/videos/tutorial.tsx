import { page, type PageProps } from '../../components/page.ts';
import { Closing } from '../../components/sections/closing.tsx';
import { Section } from '../../components/sections/section.tsx';
import { accountLinks } from '../../components/ui/account-links.ts';
import { Button } from '../../components/ui/button.tsx';
import { Container } from '../../components/ui/container.tsx';
import { latest } from '../../components/ui/day.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { lengthOf, totalOf } from '../../components/videos/duration.ts';
import { LessonArt } from '../../components/videos/lesson-art.tsx';
import { lessonsJsonLd } from '../../components/videos/lessons-json-ld.ts';
import { NextSteps } from '../../components/videos/next-steps.tsx';
import { Starts } from '../../components/videos/starts.tsx';
import { TrackPath } from '../../components/videos/track-path.tsx';
import { tracksOf } from '../../components/videos/tracks.ts';
import { ask } from '../../config/calls/ask.ts';
import styles from './tutorial.module.css';

const needs = () => ({ videos: ask('videoList') });

type Props = PageProps<ReturnType<typeof needs>>;

/** The video lessons as paths to follow: what to watch first, and what after it. */
export default page({
  needs,

  head: ({ data: { videos }, route, site }: Props) => ({
    breadcrumb: [
      { name: '首页', address: '/' },
      { name: '视频课程', address: '/videoTutorial' },
    ],
    modified: latest(videos.map(({ publishTime }) => publishTime)),
    jsonLd: videos.length > 0 ? [lessonsJsonLd({ lessons: tracksOf(videos).flatMap(({ lessons }) => lessons), route, site })] : [],
  }),

  Body({ data: { videos }, site, route }: Props) {
    const links = accountLinks({ site, edition: route.edition });
    const tracks = tracksOf(videos);
    return (
      <>
        <section className={styles.opening}>
          <Container>
            <div className={styles.stage}>
              <div>
                <h1 className={styles.title}>
                  跟着做一遍，
                  <wbr />
                  就真的会了
                </h1>
                <p className={styles.lead}>
                  写 SDK 的工程师自己讲：一边敲代码，一边说为什么这样写。每课都从空白工程开始，停下来的地方能直接运行。
                </p>
                <p className={styles.actions}>
                  <Button href="/videoTutorial/more" size="large" icon="list-video">
                    看全部课程
                  </Button>
                  <Button href={links.register} variant="on-dark" size="large" data-event-id="register" data-event-zone="hero">
                    注册试用账号
                  </Button>
                </p>
                {videos.length > 0 ? (
                  <p className={styles.facts}>
                    现有 {videos.length} 课，共 {lengthOf(totalOf(videos))}；{videos.filter(({ level }) => level === '入门').length} 课从零讲起。
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

        <Section tone="raised" title="看完之后">
          <NextSteps
            steps={[
              { title: '下载 SDK 与示例', text: '课里用到的工程都在，版本与课程注明的一致。', href: '/sdk/app/im', icon: 'download' },
              { title: '查接口文档', text: '参数、错误码与限制，按平台分册。', href: site.docs, icon: 'book-open' },
              { title: '读工程师的博客', text: '课里一句带过的取舍，文章里有推导和数据。', href: '/dev-blog', icon: 'pen-line' },
            ]}
          />
        </Section>

        <Closing
          title="卡在哪一步，就从哪一步问"
          lead="把报错和课程里的时间点发来，工程师对着画面和日志一起看。"
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
