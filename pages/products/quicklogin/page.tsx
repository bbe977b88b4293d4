import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Option, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { measurements } from '../../../config/measurements.ts';
import { Exchange } from './art/exchange.tsx';
import { clocks, networks, statusOf } from './model.ts';
import styles from './quicklogin.module.css';
import quicklogin from './try.ts';
import {
  cases,
  columns,
  failures,
  limits,
  neighbours,
  questions,
  rows,
  samples,
  steps,
  truths,
  waiting,
} from './words.ts';

const picture = clocks({ network: 'both', elapsed: Infinity });
const most = failures[0][1];

/** Two clocks: the button and the code. */
function Race() {
  return (
    <Try of={quicklogin} title="同时开始" hint="换个网络再比" status={statusOf('both')} className={styles.race}>
      <svg
        viewBox="0 0 640 390"
        fill="none"
        role="img"
        aria-label="两只十秒的钟：一键登录与短信验证码"
        className={styles.clocks}
      >
        <g data-picture="" dangerouslySetInnerHTML={{ __html: picture }} />
      </svg>
      <Controls label="手机的网络" strip>
        {Object.entries(networks).map(([id, name]) => (
          <Option key={id} name="network" value={id} label={name} defaultChecked={id === 'both'} />
        ))}
        <Press strong icon="fingerprint-pattern" data-tap="">
          点一下登录
        </Press>
      </Controls>
    </Try>
  );
}

/**
 * Who decides: whoever answers for sign-ups. What they doubt: whether it is quicker than a code, and what happens when it fails. What
 * removes the doubt: both race in each network, and the ten reasons of failure with their shares.
 */
export default page({
  needs: pageData,

  theme: { paper: 'ledger' },
  head: () => ({ ogImage: { art: <Exchange className={styles.card} /> } }),

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow="一键登录"
          title="点一下，|就登录了"
          lead="号码由运营商核验，不填手机号，也不等验证码，平均一秒半。取不到号时自动改发短信，用户还在原来那一页。"
          actions={<Actions zone="hero" second={{ href: site.docs, text: '阅读文档', icon: 'book-open' }} />}
          note={`短信从发出到收到的中位数是 ${measurements.sms.receipt} 秒，填六位数字另需 3.8 秒；2026 年 9 月，国内三网。`}
          art={<Race />}
        />

        <Section
          head="centred"
          title="手机从头到尾|没见过号码"
          lead="网关凭这张卡的上网会话认出号码。浅色部分是服务器之间，橙线是完整号码唯一走过的一段。"
        >
          <Exchange />
        </Section>

        <Section
          ground="raised"
          head="column"
          title="100 次里的 8 次去了哪"
          lead={
            <>
              2025 年第二季度 4,200 万次尝试，成功 {measurements.quicklogin.success}%。其余按原因排列，右边是 SDK
              的做法。
              <Link href="/dev-blog/one-tap-login">读完整的文章</Link>
            </>
          }
        >
          <ul className={styles.failures}>
            {failures.map(([reason, share, act]) => (
              <li key={reason}>
                <span>{reason}</span>{' '}
                <svg viewBox="0 0 310 12" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 6H${(share / most) * 310}`} stroke="var(--tint)" strokeWidth="12" />
                </svg>
                <b>{share}%</b> <span className={styles.act}>{act}</span>
              </li>
            ))}
          </ul>
        </Section>

        <Statement
          figure={{ value: '64', unit: '%' }}
          title="半亩生鲜的登录核验费用降幅"
          beside={<Chart {...waiting} />}
          text="一个月 310 万条验证码变成 74 万条，登录转化率从 86% 到 95%。图中的面积是等待：短信时每百人一共等 12 分钟，现在不到 5 分钟。"
          source={
            <Button href="/case/banmu-fresh-delivery" event={{ zone: 'body' }} variant="on-dark" icon="arrow-right">
              读半亩生鲜的案例
            </Button>
          }
        />

        <Section title="三句实话">
          <Facts facts={truths} mark="number" />
        </Section>

        <Section ground="paper">
          <Split art={<CodeSample name="quicklogin-code" label="预取、授权、换号" samples={samples} />} wideArt>
            <h2>八百毫秒，不多等</h2>
            <p>
              预取号在启动后空闲时做。用户点下去，手里有号就拉起授权页；还没有，最多等 800 毫秒，再没有就给短信入口。
            </p>
            <p>等三秒能多救回 1.1% 的人，却有 2.3% 的人看着转圈离开，所以不等。</p>
          </Split>
        </Section>

        <Section
          title="登录、校验与短信"
          head="frame"
          lead="三者可以同时接：登录用第一个，付款前用第二个，第三个兜底。"
        >
          <ComparisonTable caption="一键登录、本机号码校验与短信验证码的差别" columns={columns} rows={rows} />
        </Section>

        <Section ground="raised" title="指标与不适合的场景" space="join">
          <SpecStrip specs={limits} source="成功率为 2025 年第二季度，其余为 2026 年 9 月；移动、联通、电信合计。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="price"
          title="接进登录页"
          data={data.pageData}
          steps={steps}
          price={listedPrice({
            product: 'quicklogin',
            usage: '生鲜电商，每月登录二十二万次，下单前再校验三万次',
            quantities: { login: 220_000, verify: 30_000 },
          })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '用手机流量试一次',
            lead: '演示页约一秒半登录。',
            actions: <Actions zone="closing" />,
            ground: 'paper',
          }}
        />
      </>
    );
  },
});
