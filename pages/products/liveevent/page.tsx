import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Diagram } from '../../../components/sections/diagram.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Rundown } from '../../../components/sections/rundown.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { gigabytesAnHour, streamRates } from '../../../config/live-lines.ts';
import { Evening } from './art/evening.tsx';
import styles from './liveevent.module.css';
import { Sheet } from './sheet.tsx';
import { acts, cases, duties, edges, limits, neighbours, nodes, ownTalks, questions, samples, steps } from './words.ts';

/** Two thousand people, two hours of 1080p, recorded. */
const launch = { traffic: 2_000 * 2 * gigabytesAnHour(streamRates[1080]), record: 120 };

/**
 * Who decides: whoever answers for the launch or the annual party, once a year. What they doubt: who does what, and who stands there when it
 * breaks. What removes the doubt: the sheet itself, with names, moving with the date they set.
 */
export default page({
  needs: pageData,
  theme: { paper: 'cream', night: 'forest' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="column"
          ground="paper"
          eyebrow="活动直播"
          title="定一个日期，|其余有人做"
          lead="发布会、年会、培训与学术会，一年办一两场的团队不必养导播。从十四天前的勘测到三天后的复盘，每一行都写着谁做。"
          actions={
            <Actions
              zone="hero"
              second={{ href: 'https://demo.yunqiao.example/liveevent', text: '进一场示范活动', icon: 'ticket' }}
            />
          }
          note="法定节日按现行办法列入，调休以当年公告为准。"
          art={<Sheet />}
        />

        <Section
          title="当天按分钟走"
          lead="一场 14:00 开始的发布会。每一步都写着出错时的第二步，导播台上贴的就是这一张。"
        >
          <Rundown caption="活动当天的导播表" heads={['时刻', '做什么', '谁']} parts={acts} />
        </Section>

        <Section title="主备两路各走各的" ground="paper">
          <Diagram
            label="会场宽带与蜂窝聚合各送一路到两处机房，任一路断开，观众的播放地址不变"
            width={830}
            height={310}
            nodes={nodes}
            edges={edges}
          />
          <div className={styles.create}>
            <Split wideArt art={<CodeSample name="event-create" label="建一场活动" samples={samples} />}>
              <p>三个地址是您的服务器要来的：两个推流地址交给现场工程师，一个播放地址写进页面、短信和海报。</p>
              <p>自家 App 已有直播间的，把播放地址换上就能进场；没有的，用报名页带的观看页，一行代码也不用写。</p>
            </Split>
          </div>
        </Section>

        <Statement
          figure={{ value: '2', unit: '小时' }}
          title="散场之后，曲线已经在您的邮箱里"
          text="谁在哪一刻进来、哪一页走了人、抽奖留住了多少，按分钟给出。右边就是一场年会的样子，虚线之间是正片。"
          source={
            <>
              我们自己的技术讲座第四季共 {ownTalks} 场，由同一个班组值守。
              <Link href="/promotion/mctalk4">看讲座与回放</Link>
            </>
          }
          art={<Evening />}
        />

        <Section title="三份清单写进合同">
          <Checklist lists={duties} cards />
        </Section>

        <Section title="班组能扛多少" ground="paper">
          <SpecStrip specs={limits} source="2026 年 10 月的标准班组：导播一人、现场工程师两人、后台一人。" />
        </Section>

        <Section title="四种不必|请我们来的情况">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="questions"
          title="约一个班组"
          data={data.pageData}
          steps={steps}
          price={listedPrice({
            product: 'live',
            quantities: launch,
            usage: '两千人看两小时 1080p 的发布会，全程录制；班组与差旅按城市另报',
          })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '把日子定下来',
            lead: '旺季是十一月到次年一月，班组按签单次序排。',
            ground: 'paper',
            actions: <Actions zone="closing" second={{ href: '/promotion/advisory', text: '约人来看现场' }} />,
          }}
        />
      </>
    );
  },
});
