import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import { Tally } from '../../../components/art/kit/tally.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Option } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Plan } from './art/plan.tsx';
import { castId, picture, reading, stages } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './wechatApplets.module.css';
import applets from './try.ts';
import * as words from './words.ts';

const { texts, status } = reading('talk');
const rows = [
  ['code', '您的代码'],
  ['here', '小程序里'],
  ['there', '对方那边'],
] as const;

/**
 * Who decides: an engineer whose mini-program shall make calls. What they doubt: what WeChat allows, and whether it passes review. What
 * removes the doubt: a call step by step, the line of code beside the screen inside its capsule frame, the lost picture included.
 */
export default page({
  needs: solutionData,

  theme: { night: 'graphite' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="plain"
          eyebrow="小程序音视频"
          title="点开小程序|就能见面"
          lead="一个组件放进小程序，半天打通第一通。能做什么、微信不让做什么，先说清楚再动手。"
          actions={<Actions zone="hero" second={{ href: '#code', text: '看代码' }} />}
          note="微信小程序；支付宝与抖音接口相同"
          art={
            <Try of={applets} title="一通电话的五步" status={status}>
              <Controls label="走到哪一步" strip className={styles.options}>
                {stages.map(({ value, label }) => (
                  <Option key={value} name="stage" value={value} label={label} defaultChecked={value === 'talk'} />
                ))}
              </Controls>
              <svg className={styles.cast} aria-hidden>
                <g id={castId.doctor}>
                  <Avatar x={0} y={0} r={100} seed="沈医生" />
                </g>
                <g id={castId.patient}>
                  <Avatar x={0} y={0} r={100} seed="沈女士" ground="#c9efe7" />
                </g>
              </svg>
              <div className={styles.both}>
                <dl className={styles.readings}>
                  {rows.map(([name, label]) => (
                    <div key={name}>
                      <dt>{label}</dt>
                      <dd data-text={name}>{texts[name]}</dd>
                    </div>
                  ))}
                </dl>
                <div data-picture="" dangerouslySetInnerHTML={{ __html: picture('talk') }} />
              </div>
            </Try>
          }
        />

        <Section
          title="要等的不是代码"
          lead="手续都齐，第 6 个工作日就能打；还没备案，要等到第 22 个。四道门今天就可以查。"
        >
          <div className={styles.plan}>
            <Plan />
          </div>
          <Facts facts={words.hurdles} columns={4} mark="number" />
        </Section>

        <Section head="centred" title="小程序、网页与 App 的差别" ground="raised">
          <ComparisonTable
            caption="小程序、网页与 App 的能力差异"
            columns={[{ name: '小程序', marked: true }, { name: '网页' }, { name: 'App' }]}
            rows={words.abilities}
          />
        </Section>

        <Statement
          figure={{ value: '94', unit: '%' }}
          title="老人也接得到来电"
          beside={
            <Tally
              title="每一百位老人：起初接到 68 位，改为短信与电话唤起后多接到 26 位"
              groups={[{ count: 68, color: 'var(--tint)' }, { count: 26, color: 'var(--second)' }, { count: 6 }]}
              columns={10}
              mark="person"
            />
          }
          text={
            <>
              小程序在后台不响铃，起初接通率只有 68%。澜西市第三医院改用短信与语音电话唤起，点开链接就进诊室。
              <Link href={caseAddress('lanxi-hospital')}>读这个案例</Link>
            </>
          }
          source="澜西市第三医院，患者端接通率，2025 年 5 月"
        />

        <Section title="上限与不适合的场景">
          <SpecStrip specs={words.limits} source="组件默认值与平台规定，2026 年 10 月" />
          <NotForYou cases={words.cases} />
        </Section>

        <div id="code">
          <Start
            first="code"
            title="开始使用"
            ground="raised"
            data={data.pageData}
            cases={ownCaseFirst('lanxi-hospital', data.cases.list)}
            code={{
              name: 'applet',
              label: '小程序里拨出第一通',
              samples: [{ label: '小程序', language: 'javascript', code: words.code }],
            }}
            price={listedPrice({
              product: 'netcall',
              usage: '一家门诊，每月三千次问诊，每次八分钟，两端都计',
              quantities: { hd: 3000 * 8 * 2 },
            })}
            questions={words.questions}
            neighbours={words.neighbours}
            act={{
              title: '先查一下类目',
              lead: '告诉我们主体和用途，一个工作日内答复能不能过审。',
              actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '咨询工程师' }} />,
            }}
          />
        </div>
      </>
    );
  },
});
