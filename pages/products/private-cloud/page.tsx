import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { DotRows } from '../../../components/sections/dot-rows.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { FloorPlan } from '../../../components/sections/floor-plan.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { Sites } from './art/sites.tsx';
import { rack, reading } from './model.ts';
import styles from './private-cloud.module.css';
import { minutesEach, planFor, plans } from './sizing.ts';
import privateCloud from './try.ts';
import * as words from './words.ts';

const shown = planFor(14_000);
const years = 5;
const paid = (first: number, monthly: number) =>
  Array.from({ length: years * 4 + 1 }, (_, quarter) => [quarter * 3, (first + monthly * quarter * 3) / 1e6] as const);

/**
 * Who decides: the head of IT of an organisation whose data stay inside. What they doubt: how many machines, how much, and whether their
 * own people can run it. What removes the doubt: the rack with its bill for their number of people, and the month it pays back. Ledger.
 */
export default page({
  needs: pageData,

  theme: { night: 'forest', paper: 'ledger' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow="私有化部署"
          title="一格一格|装进机柜"
          lead="消息、音视频与会议装进您自己的机房，三台服务器起步，数据不出内网。给有监管要求、有机房、有人值守的单位。"
          actions={<Actions zone="hero" second={{ href: '/promotion/advisory', text: '要一份清单' }} />}
          note={`按每人每月通话 ${minutesEach} 分钟、同时在通话的占 4% 估算；含税，2026 年 11 月。`}
          art={<Ledger />}
        />

        <Section
          title="第几个月回本"
          lead={`一万四千人的单位，两边的钱都从第一天加起。少于两千人时，线在五年内不会相交，请直接用公有云。`}
        >
          <Chart
            label={`一万四千人用五年，私有化一次付九十五万，第 ${shown.months} 个月起比公有云便宜`}
            x={{ ticks: [0, 12, 24, 36, 48, 60].map((at) => ({ at, text: at === 0 ? '验收' : `${at} 个月` })) }}
            y={{ from: 0, ticks: [0, 1, 2, 3], name: '累计（百万元）' }}
            marks={[
              { kind: 'line', name: '公有云', tone: 'third', points: paid(0, shown.elsewhere / 100) },
              {
                kind: 'line',
                name: '私有化',
                filled: true,
                points: paid((shown.rights + shown.hardware) / 100, shown.monthly / 100),
              },
              {
                kind: 'point',
                at: [shown.months!, (shown.elsewhere / 1e8) * shown.months!],
                name: `第 ${shown.months} 个月`,
                tone: 'second',
                side: 'below',
              },
            ]}
          />
        </Section>

        <Section
          ground="raised"
          head="centred"
          title={`${words.total} 分钟，从空机到第一通电话`}
          lead={`三台裸机、断开外网，连续录像，没有剪辑。要人动手的只有绿色两步，共 ${words.byHand} 分钟。`}
        >
          <SpanBars bars={words.install} end={words.total} ticks={['0', '10', '20', '30', '40 分钟']} />
        </Section>

        <Statement
          figure={{ value: '30', unit: '秒' }}
          title="停掉任意一台后会诊恢复"
          foot={
            <FootBars
              bars={[
                [
                  { share: 0.6, marked: true },
                  { share: 0.05, empty: true },
                  { share: 0.35, marked: true },
                ],
                [{ share: 0.6 }],
              ]}
            />
          }
          text={
            <>
              <Link href={caseAddress('zhenxi-remote-ultrasound')}>枕溪县医共体</Link>
              的四台服务器装在县医院的机房：两台转发媒体，两台承担业务与存储。升级用离线包，每季度一次，在周六夜里。
            </>
          }
          source="县医院机房的断电演练；影像不出县域"
        />

        <Section
          title="换芯片差几路"
          lead="一台媒体服务器同时承载的通话：同一份离线包，同样 16 核、720p，2026 年 8 月压测。达梦与人大金仓在五种芯片上都跑完整用例；未测的组合，部署前可以约我们来测。"
        >
          <DotRows {...words.chips} />
        </Section>

        <Section
          title="一间机房备什么"
          ground="paper"
          lead="绿线是走得通的路：离线包从收货口进，升级在里面做。橙线断在墙外，进了内网就没有。"
        >
          <FloorPlan {...words.hall} />
        </Section>

        <Section title="机房一两处，|连着几十处" lead="方框是机房，每个点是一处厂区、网点或县区。">
          <Facts
            facts={words.proofs.map(({ text, href, ...site }) => ({
              title: site.customer,
              href,
              text: (
                <>
                  <Sites {...site} />
                  {text}
                </>
              ),
            }))}
          />
        </Section>

        <Section title="规格与不适合" ground="raised">
          <SpecStrip specs={words.limits} source="2026 年 11 月的版本" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title="开始使用"
          data={data.pageData}
          code={{ name: 'private-check', label: '装之前先查一遍', samples: words.code }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '在一台机器上装起来',
            lead: '试用包三十天有效，数据可以带进正式环境。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '预约架构师' }} />,
          }}
        />
      </>
    );
  },
});

function Ledger() {
  const { texts, status } = reading(shown);
  return (
    <Try of={privateCloud} look="bare" title="几个人，几台机器" status={status} props={{ plans }}>
      <div className={styles.ledger}>
        <div className={styles.rack} data-picture="" dangerouslySetInnerHTML={{ __html: rack(shown) }} />
        <dl className={styles.rows}>
          {words.ledger.map(([name, label, how]) => (
            <div key={name}>
              <dt>
                {label} <span>{how}</span>
              </dt>
              <dd data-text={name}>{texts[name]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Controls label="规模">
        <Slider
          label="账号数"
          name="people"
          min={0}
          max={plans.length - 1}
          defaultValue={plans.findIndex(({ people }) => people === shown.people)}
          reads={texts.people}
        />
      </Controls>
    </Try>
  );
}
