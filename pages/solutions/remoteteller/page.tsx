import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { ScenarioTabs } from '../../../components/sections/scenario-tabs.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Kiosk, Phone, Tablet } from './art/places.tsx';
import { Day } from './art/day.tsx';
import { Minutes } from './art/minutes.tsx';
import { Slips } from './art/slips.tsx';
import { moments, picture, reading } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './remoteteller.module.css';
import remoteteller from './try.ts';
import * as words from './words.ts';

const shown = 390;
const { texts, status } = reading(shown);
const rows = [
  ['at', '时刻'],
  ['name', '动作'],
  ['what', '此刻'],
  ['fails', '不顺的时候'],
] as const;
const drawings = [<Kiosk key="kiosk" />, <Phone key="phone" />, <Tablet key="tablet" />];

/**
 * Who decides: who runs the branches of a bank. What they doubt: whether a stranger on a screen can be served as at the counter. What
 * removes the doubt: nine minutes on two recorded tracks, second by second, with what happens when a step fails.
 */
export default page({
  needs: solutionData,

  theme: { night: 'graphite', paper: 'ledger' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow="远程柜员"
          title="柜台搬进一通视频"
          lead="客户在自助机或手机上按“人工”，总行的坐席接起来，九分钟办完一笔。每一刻做了什么、录下什么，时间轴上都有。"
          actions={
            <Actions zone="hero" night second={{ href: caseAddress('dukou-bank-teller'), text: '63 个网点的做法' }} />
          }
          art={
            <Try of={remoteteller} title="九分钟，两条轨道" look="bare" status={status} className={styles.stage}>
              <TwoWidths html={picture({ at: shown })} />
              <Controls label="时刻">
                <Slider
                  label="办到第几分钟"
                  name="at"
                  min={0}
                  max={moments.length - 1}
                  defaultValue={moments.indexOf(shown)}
                  reads={texts.at}
                />
              </Controls>
              <dl className={styles.readings}>
                {rows.map(([name, label]) => (
                  <div key={name}>
                    <dt>{label}</dt>
                    <dd data-text={name}>{texts[name]}</dd>
                  </div>
                ))}
              </dl>
            </Try>
          }
        />

        <Section title="网点的三笔糊涂账" lead="示例单据，橙色的一行谁也说不清。">
          <Facts facts={words.shortfalls.map((fact, index) => ({ ...fact, art: Slips[index] }))} />
        </Section>

        <Section title="省下的十四分钟" ground="raised" lead="省下的时间来自等候、复印和重填。">
          <Minutes />
          <p className={styles.note}>总时长为渡口银行 2025 年 10 月的平均值，分段为示例。</p>
        </Section>

        <Section
          title="三种见面的地方"
          head="centred"
          lead="两边同看一屏：坐席翻页、圈字，只有客户能签。录的时候就查遮挡、静音与漏念，不合格当场重录。"
        >
          <ScenarioTabs
            name="places"
            label="在哪里办"
            tabs={words.places.map((place, index) => ({ ...place, art: drawings[index] }))}
          />
        </Section>

        <Statement
          figure={{ value: '24', unit: '名' }}
          title="柜员从柜台走进村社与商户"
          below={<Chart {...words.idle} />}
          text={words.busy}
          source="渡口银行运营管理部，2025 年 10 月；12 个网点一天各时段的笔数为示例"
        />

        <Section
          title="一位坐席的八小时"
          ground="raised"
          lead="排队按业务和方言分组。46 笔，平均 9 分钟，各笔长短为示例。绿色 3 笔从别的坐席转来，单和录像一起带走；橙色 3 笔请主管进来授权。"
        >
          <Day />
        </Section>

        <Section title="没有柜台也要守的四条">
          <Facts facts={words.laws} columns={4} mark="number" />
        </Section>

        <Section title="上限与不适合的场景" ground="paper">
          <SpecStrip specs={words.limits} source="我们的测量与客户数据，2026 年 10 月核对" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="questions"
          title="开始使用"
          data={data.pageData}
          cases={data.cases.list}
          price={listedPrice({
            product: 'netcall',
            usage: '六名坐席，每人每天 46 笔，每月 22 天',
            quantities: { hd: 6 * 46 * 22 * 9 * 2, record: 6 * 46 * 22 * 9 },
          })}
          steps={words.steps}
          takes="八周"
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '约一次现场演示',
            lead: '我们带一台自助机来，用您行里的一种业务走一遍。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '约时间' }} />,
          }}
        />
      </>
    );
  },
});
