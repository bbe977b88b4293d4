import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Slide } from '../../../components/art/scenes/slide.tsx';
import { Bento } from '../../../components/sections/bento.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { BoardTools } from '../../../components/try/board-tools.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { measurements } from '../../../config/measurements.ts';
import { meterOf } from '../../../config/prices.ts';
import { grouped } from '../../../config/rules/price.ts';
import { Board, strokesOnBoard } from './art/board.tsx';
import styles from './whiteboard.module.css';
import { samples } from './samples.ts';
import live from './try.ts';
import { cases, limits, neighbours, pens, questions, rights, roles, scenes, sizes, travel } from './words.tsx';

const { stroke, hour } = measurements.whiteboard;

/**
 * Who decides: a developer of lessons or consultations. What they doubt: whether everybody sees the same thing at the same moment.
 * What removes the doubt: the board of the opening, where others draw along, and the 78 milliseconds of one stroke.
 */
export default page({
  needs: pageData,

  theme: { paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          title="一支笔落下，|满屋都看见"
          lead="笔迹、课件、公式和教具在同一块板上同步。整堂课存成不到 2 MB 的事件，可以从任何一笔重看。"
          actions={
            <Actions
              zone="hero"
              first={{ demo: 'whiteboard', text: '打开白板试写', icon: 'pencil' }}
              register={`每月免费 ${grouped(meterOf('whiteboard', 'minutes').gift)} 分钟`}
            />
          }
          art={
            <Try
              of={live}
              props={{ late: stroke }}
              look="bare"
              title="一块可以写的白板"
              status={`板上 ${strokesOnBoard} 笔，三个人写的`}
              className={styles.try}
            >
              <div className={styles.board}>
                <Board />
              </div>
              <BoardTools colors={pens} strokes={strokesOnBoard} />
            </Try>
          }
        />

        <Section
          ground="night"
          title={`一笔的 ${stroke} 毫秒`}
          lead="白板同步的是“做了什么”，不是“看起来怎样”。下面这一笔从许老师的平板出发，四步之后出现在全班的屏幕上。"
        >
          <Timeline events={travel} />
        </Section>

        <Section>
          <Split wideArt flipped art={<Slide />}>
            <h2>课件动画原样播放</h2>
            <p>
              上传
              PPT，转码成网页能播的矢量页面：逐步动画、切换效果、内嵌视频和公式都在，点一下走一步，全班同步走一步。PDF、音视频与
              H5 课件包也能上板。
            </p>
            <p>一页动画课件平均 30 kB，下一页提前下载，2 Mbps 的校园网上翻页无须等待。</p>
          </Split>
        </Section>

        <Section ground="raised" title="课堂与会诊">
          <Bento cells={scenes} />
        </Section>

        <Section ground="raised">
          <Split wideArt art={<SpanBars bars={sizes} end={1200} ticks={['0', '300', '600', '900', '1,200 MB']} />}>
            <h2>录事件，不录画面</h2>
            <p>每一笔、每次翻页都带着时刻存下来，回放时重新绘制。加上语音，一小时 {hour} MB，是 720p 录屏的 1/23。</p>
            <p>回放可以跳到某一笔、只看某个学生，在更大的屏上仍然清楚；发到别处时，由云端渲染成 MP4。</p>
            <p>
              <Button
                href="/case/songjian-music-lessons"
                event={{ zone: 'body' }}
                variant="secondary"
                icon="arrow-right"
              >
                松间琴课：回放从那一拍开始
              </Button>
            </p>
          </Split>
        </Section>

        <Section
          ground="raised"
          title="角色写在令牌里"
          lead="令牌由服务端签发，客户端不能修改角色；主讲可以临时给权，到点自动收回。"
        >
          <ComparisonTable caption="三种角色的权限" columns={roles} rows={rights} />
        </Section>

        <Section title="容量" space="join">
          <SpecStrip specs={limits} source="2026 年 10 月的默认配置，可按应用调整。" />
        </Section>

        <Section head="column" title="不适合的场景" space="join">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title="三步放进您的页面"
          ground="raised"
          data={data.pageData}
          code={{ name: 'whiteboard-sample', label: '加入房间、打开课件、给学生一支笔', samples }}
          price={listedPrice({
            product: 'whiteboard',
            usage: '每天四节、每节四十分钟的五人小班课',
            quantities: { minutes: 4 * 40 * 5 * 22 },
          })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '叫上两个人写几笔',
            lead: '三台设备打开同一个房间号即可试用，无须注册。',
            ground: 'paper',
            actions: (
              <Actions
                zone="closing"
                first={{ demo: 'whiteboard', text: '打开白板试写' }}
                register="注册并取得 AppKey"
              />
            ),
          }}
        />
      </>
    );
  },
});
