import { page, type PageProps } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { latest } from '../../../components/ui/day.ts';
import { lengthOf, totalOf } from '../../../components/videos/duration.ts';
import { NoLessons } from '../../../components/videos/no-lessons.tsx';
import { tracksOf } from '../../../components/videos/tracks.ts';
import { ask } from '../../../config/calls/ask.ts';
import { LessonArt } from './art/lesson.tsx';
import { lessonsJsonLd } from './lessons-json-ld.ts';
import { Starts } from './starts.tsx';
import { TrackRail } from './track-rail.tsx';

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
    const first = videos.filter(({ level }) => level === '入门').length;
    return (
      <>
        <Opening
          layout="split"
          ground="night"
          title="跟着视频|做一遍"
          lead="写 SDK 的工程师边写边讲，说明每一步的理由。每课从空白工程开始，随时可以运行。"
          actions={
            <Actions
              zone="hero"
              night
              first={{ href: '/videoTutorial/more', text: '看全部课程', icon: 'list-video' }}
              register="注册试用账号"
            />
          }
          note={
            videos.length > 0
              ? `共 ${videos.length} 课，${lengthOf(totalOf(videos))}；${first} 课从零讲起。`
              : undefined
          }
          art={<LessonArt />}
          foot={tracks.length > 0 ? <Starts tracks={tracks} /> : null}
        />

        {tracks.map(({ track, lessons }) => (
          <Section key={track.id} id={track.id} title={track.name} lead={track.goal} width="full">
            <TrackRail track={track} lessons={lessons} />
          </Section>
        ))}
        {tracks.length === 0 ? <NoLessons /> : null}

        <Section ground="raised" title="相关资料">
          <Facts
            mark="icon"
            facts={[
              {
                icon: 'download',
                title: '下载 SDK 与示例',
                text: '含课程用到的工程，版本与课程注明的一致。',
                href: '/sdk/app/im',
              },
              { icon: 'book-open', title: '查接口文档', text: '参数、错误码与限制，按平台分册。', href: site.docs },
              {
                icon: 'pen-line',
                title: '读工程师的博客',
                text: '课程里提到的取舍，文章里有推导和数据。',
                href: '/dev-blog',
              },
            ]}
          />
        </Section>

        <Act
          title="遇到问题就问工程师"
          lead="发来报错和课程里的时间点，工程师对照画面和日志解答。"
          actions={<Actions zone="closing" night first={{ href: '/promotion/advisory', text: '约工程师答疑' }} />}
        />
      </>
    );
  },
});
