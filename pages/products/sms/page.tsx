import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Rundown } from '../../../components/sections/rundown.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Figure } from '../../../components/ui/figure.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { commitments } from '../../../config/commitments.ts';
import { measuredIn } from '../../../config/latency.ts';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { Arrival } from './art/arrival.tsx';
import { Gates } from './art/gates.tsx';
import { Hops } from './art/hops.tsx';
import { RerouteChart } from './art/reroute-chart.tsx';
import { Ruler } from './art/ruler.tsx';
import { Counter } from './counter-frame.tsx';
import { Kinds } from './kinds.tsx';
import styles from './page.module.css';
import { Regions } from './regions.tsx';
import { samples } from './samples.ts';
import { cases, guards, neighbours, questions, schedule } from './words.ts';

const { testTexts, trial } = commitments;
const { packageMonths, unknownAfter } = productLimits.sms;
const { receipt, slowest, within, withinSeconds } = measurements.sms;

/**
 * Who decides: an engineer whose users do not receive codes. What they doubt: whether it is the provider or the carrier that is slow.
 * What removes the doubt: five seconds to scale, and the nine hops that they are spent on.
 */
export default page({
  needs: pageData,

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="split"
          ground="raised"
          title="六位数字，|五秒到手"
          lead={`验证码、通知和营销短信走同一个接口。三网直连，每条在 ${unknownAfter} 小时内都有结果；通道变慢时自动换路。`}
          actions={
            <Actions
              zone="hero"
              register={`每天免费试发 ${testTexts} 条`}
              second={{ href: `${site.docs}/sms/quick-start`, text: '看接口', icon: 'terminal' }}
            />
          }
          art={
            <div className={styles.arrival}>
              <Arrival />
            </div>
          }
          foot={
            <Figure label="一条验证码的五秒" className={styles.ruler}>
              <Ruler />
            </Figure>
          }
        />

        <Section title="三类短信各有规则" lead="类别决定下发时段、退订方式和队列。选一类写一条试试，字数含签名。">
          <Kinds />
          <Counter />
        </Section>

        <Section
          ground="night"
          title={`${receipt} 秒花在哪里`}
          lead={`${measuredIn.zh}三网验证码的中位数，共 1.2 亿条；P95 是 ${slowest} 秒，送达的验证码里 ${within}% 在 ${withinSeconds} 秒内。前 96 毫秒由我们优化，之后的 3.4 秒由运营商决定，所以选对通道比写快代码更要紧。`}
        >
          <Figure label="九段路各用多久" className={styles.wide}>
            <Hops />
          </Figure>
        </Section>

        <Section>
          <Split wideArt art={<RerouteChart />}>
            <Title>通道变慢，|十分钟内改路</Title>
            <p>
              每张网至少两条通道，选之前先查携号转网。我们按“运营商 ×
              模板”统计最近十五分钟的回执率，取置信区间的下界来比：样本少时保守，不会因为碰巧错三条就停用一条通道。
            </p>
            <p>下界跌破 95% 就分批改路，只留 2% 探测；网关断连时，两秒内全部换走。</p>
            <p>六十秒仍无回执的验证码，可以改打语音报数。换路重发的那一条不收费，语音接通才按次计。</p>
          </Split>
        </Section>

        <Section
          ground="raised"
          head="column"
          title="从联调到正式发送"
          lead="签名和模板须经审核。周一上午交齐材料，最早周五、最晚下周四能用自己的签名下发。被退回的模板，八成是变量代替了整段正文、用了公共短域名，或签名与执照对不上。"
        >
          <Rundown caption="从实名到正式下发的日程" heads={['时间', '事项', '经办']} parts={schedule} />
        </Section>

        <Section
          ground="night"
          title="一夜十万次请求，放出去一千六百条"
          lead="一次攻防演练：攻击方租了四万个代理地址刷注册页，每个地址每小时只来两三次。三道闸门按顺序工作，真实用户里看见滑块的不到 2%。"
        >
          <Figure label="十万次请求经过三道闸门，真正发出 1,640 条" className={styles.wide}>
            <Gates />
          </Figure>
          <Facts facts={guards} />
        </Section>

        <Section
          title="二百多个国家和地区的规则"
          lead="发送者名登记、免打扰时段与链接限制，控制台在您选中目的地时提示；登记材料由我们代办，不收服务费。"
          head="centred"
        >
          <Regions />
        </Section>

        <Section ground="raised" head="column" title="这三种情形不要用">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title="验证码的发送与核对"
          data={data.pageData}
          code={{ name: 'sms-sample', label: '发一条验证码并核对用户填回的数字', samples }}
          price={listedPrice({ product: 'sms', usage: '每月十万次登录的应用', quantities: { notice: 100_000 } })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '先给自己的手机发一条',
            lead: `实名后送 ${trial.texts} 条，${trial.days} 天内有效；套餐 ${packageMonths} 个月有效。按成功提交的条数计费。`,
            ground: 'paper',
            actions: (
              <Actions
                zone="closing"
                register={`每天免费试发 ${testTexts} 条`}
                second={{ href: '/price/sms', text: '看套餐与国别价' }}
              />
            ),
          }}
        />
      </>
    );
  },
});
