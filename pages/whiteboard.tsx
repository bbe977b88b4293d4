import { Board } from '../components/art/whiteboard/board.tsx';
import { Drawing, Reading, SmallClass } from '../components/art/whiteboard/scenes.tsx';
import { Sizes } from '../components/art/whiteboard/sizes.tsx';
import { Slides } from '../components/art/whiteboard/slides.tsx';
import { page } from '../components/page.ts';
import { sdkAddress } from '../components/sdk/addresses.ts';
import { Closing } from '../components/sections/closing.tsx';
import { CodeSample } from '../components/sections/code-sample.tsx';
import { ComparisonTable } from '../components/sections/comparison-table.tsx';
import { DocsAndDemos } from '../components/sections/docs-and-demos.tsx';
import { Faq } from '../components/sections/faq.tsx';
import { FitsWith } from '../components/sections/fits-with.tsx';
import { PriceTeaser } from '../components/sections/price-teaser.tsx';
import { ScenarioTabs } from '../components/sections/scenario-tabs.tsx';
import { Section } from '../components/sections/section.tsx';
import { Split } from '../components/sections/split.tsx';
import { Steps } from '../components/sections/steps.tsx';
import { accountLinks } from '../components/ui/account-links.ts';
import { Button } from '../components/ui/button.tsx';
import { Container } from '../components/ui/container.tsx';
import { Link } from '../components/ui/link.tsx';
import { ask } from '../config/calls/ask.ts';
import { costs } from './whiteboard/costs.ts';
import { Capacity, Formats } from './whiteboard/facts.tsx';
import { questions } from './whiteboard/faq.tsx';
import { rights, roles } from './whiteboard/roles.ts';
import { samples } from './whiteboard/samples.ts';
import { Toolbox } from './whiteboard/toolbox.tsx';
import { Travel } from './whiteboard/travel.tsx';
import styles from './whiteboard.module.css';

const scenes = [
  {
    label: '小班课',
    title: '学生上台，只要一秒',
    text: '老师点一下名字，那支笔就到了学生手里；三分钟到点自动收回，别人的草稿一直在自己的屏上。',
    points: ['举手、上台、收笔都有次序，家长端只读', '竖式、几何和听写用同一套教具', '课后按学生拆出各自写过的部分'],
    href: '/edu',
    action: '在线教育方案',
    art: <SmallClass />,
  },
  {
    label: '会诊读片',
    title: '圈在同一个结节上',
    text: '影像截帧无损上板，省院画圈，县院量尺寸。标注另存一层，不动原始影像。',
    points: ['测量按影像标尺换算成毫米', '每一版标注带医生姓名与时刻', '服务与数据可以留在医院机房'],
    href: '/medical',
    action: '医疗方案',
    art: <Reading />,
  },
  {
    label: '远程评审',
    title: '意见写在图上，名字写在意见上',
    text: '三地专家看同一张总平面图，圈注、引线、尺寸都在原处，会后一键汇成意见表。',
    points: ['A0 图纸放大 20 倍仍是矢量', '评审期间禁止下载与截图水印可选', '事件记录按序号封存，可以复核'],
    href: '/remote-bidding',
    action: '远程评标方案',
    art: <Drawing />,
  },
];

export default page({
  needs: () => ({ reading: ask('pageData', { product: 'whiteboard' }) }),

  head: () => ({
    breadcrumb: [
      { name: '首页', address: '/' },
      { name: '互动白板', address: '/whiteboard' },
    ],
  }),

  Body({ data, site, route }) {
    const { register } = accountLinks({ site, edition: route.edition });
    return (
      <>
        <section className={styles.hero}>
          <Container className={styles.copy}>
            <h1 className={styles.title}>
              一支笔落下，
              <wbr />
              <span className={styles.underlined}>
                满屋都看见
                <svg viewBox="0 0 300 20" fill="none" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M4 12C60 4 110 6 150 8C200 10 250 4 296 7C240 12 180 14 128 17" stroke="var(--warm)" strokeWidth="4" strokeLinecap="round" />
                </svg>
              </span>
            </h1>
            <p className={styles.lead}>笔迹、课件、公式和教具在同一块板上同步。讲完了，整堂课存成不到 2 MB 的事件，想从哪一笔重看都行。</p>
            <p className={styles.actions}>
              <Button href={sdkAddress('whiteboard')} size="large" icon="pencil" data-demo="whiteboard" data-event-id="demo" data-event-zone="hero">
                打开一块试写
              </Button>
              <Button href={register} variant="secondary" size="large" data-event-id="register" data-event-zone="hero">
                每月免费 5,000 分钟
              </Button>
            </p>
          </Container>
          <div className={styles.board}>
            <Board />
          </div>
        </section>

        <Section tone="night" title="一笔的 78 毫秒" lead="白板同步的是“做了什么”，不是“看起来怎样”。下面这一笔从许老师的平板出发，四步之后出现在全班的屏幕上。">
          <Travel />
        </Section>

        <Section>
          <Split wideArt flipped art={<Slides />}>
            <h2>课件怎么做的，就怎么放</h2>
            <p>上传 PPT，转码成网页能播的矢量页面：逐步动画、切换效果、内嵌视频和公式都在，点一下走一步，全班同步走一步。</p>
            <p>一页动画课件平均 30 kB，下一页总是先到。山里 2 Mbps 的校园网也不用等“正在加载”。</p>
          </Split>
          <Formats />
        </Section>

        <Section tone="raised" title="二十余种教具，在手边一排" lead="最常用的十二种。没有的可以自己写：教具是一个网页组件，交出自己的状态，同步、撤销和回放由我们做。">
          <Toolbox />
        </Section>

        <Section title="三间屋子，三种写法">
          <ScenarioTabs name="whiteboard-scenes" label="使用场景" tabs={scenes} />
        </Section>

        <Section tone="raised">
          <Split wideArt art={<Sizes />}>
            <h2>录事件，不录画面</h2>
            <p>每一笔、每次翻页都带着时刻存下来，回放是重新画一遍。加上语音，一小时 23.4 MB，是 720p 录屏的 1/23。</p>
            <p>因为是事件，所以能跳到某一笔、只看某个学生、换一块更大的屏也不糊；要发到别处时，再由云端渲染成 MP4。</p>
            <p className={styles.story}>
              <Link href="/case/songjian-music-lessons">松间琴课把它用在琴课上：学生点开老师圈的小节，回放就从那一拍开始。</Link>
            </p>
          </Split>
        </Section>

        <Section title="谁能写，令牌说了算" lead="角色写在服务端签发的令牌里，客户端改不了；主讲可以临时给权，到点自动收回。">
          <ComparisonTable caption="三种角色的权限" columns={roles} rows={rights} />
        </Section>

        <Section tone="night">
          <Split wideArt art={<CodeSample name="whiteboard-sample" label="加入房间、打开课件、给学生一支笔" samples={samples} />}>
            <h2>放进您的页面里</h2>
            <Steps
              steps={[
                { title: '装 SDK', text: '网页 524 kB；iOS、Android、Windows、Mac 与小程序同一套接口。' },
                { title: '签令牌，进房间', text: '房间号由您定，第一个人进来时自动建好。' },
                { title: '传课件，开始写', text: '转码完成后得到课件编号，翻到第几页第几步一行代码。' },
              ]}
            />
          </Split>
        </Section>

        <DocsAndDemos data={data.reading} title="写一笔试试，再看怎么接" wide />

        <Section tone="raised" title="容量写在明处">
          <Capacity />
        </Section>

        <Section title="按人头和分钟算，写不写都一样" lead="老师独自备课不计；第二个人进来，才按一个人一分钟算一个参与者分钟。转码和录制用了才收。">
          <PriceTeaser
            rows={costs}
            note="与音视频通话同房间用，白板分钟八折。"
            action={
              <Button href="/price/whiteboard" icon="arrow-right">
                算算一个月多少
              </Button>
            }
          />
        </Section>

        <Section tone="raised" title="老师和工程师都问过的">
          <Faq items={questions} />
        </Section>

        <Section title="板旁边通常还有">
          <FitsWith
            from="互动白板"
            links={[
              { href: '/nrtc', name: '音视频通话 2.0', text: '脸和声音与笔迹共用一个时钟，谁说到哪、写到哪对得上。' },
              { href: '/meeting', name: '视频会议', text: '不想自己搭房间，直接用带白板的会议组件。' },
              { href: '/vod', name: '点播', text: '课后把回放渲染成视频，倍速、字幕和防盗链都有。' },
            ]}
          />
        </Section>

        <Closing
          tone="paper"
          row
          title="叫上两个人，一起写几笔"
          lead="三台设备打开同一个房间号就能试，不用注册。写着写着就知道跟不跟手。"
          actions={
            <>
              <Button href={sdkAddress('whiteboard')} size="large" data-demo="whiteboard" data-event-id="demo" data-event-zone="closing">
                打开一块试写
              </Button>
              <Button href={register} variant="secondary" size="large" data-event-id="register" data-event-zone="closing">
                注册，拿 AppKey
              </Button>
            </>
          }
        />
      </>
    );
  },
});
