import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Sieve } from '../../../components/sections/sieve.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { commitments } from '../../../config/commitments.ts';
import { measuredIn } from '../../../config/latency.ts';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { Arrival } from './art/arrival.tsx';
import { Ruler } from './art/ruler.tsx';
import { Counter } from './counter-frame.tsx';
import { samples } from './samples.ts';
import { cases, gates, hour, neighbours, places, questions, schedule, trip } from './words.ts';

const { testTexts, trial } = commitments;
const { frequency, packageMonths, unknownAfter } = productLimits.sms;
const { receipt, slowest } = measurements.sms;

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
          art={<Arrival />}
          foot={<Ruler />}
        />

        <Section
          title="三类短信各有规则"
          lead="类别决定下发时段、接收同意和队列。选一类写一条，看它计几条、会不会被退回。"
        >
          <Counter />
        </Section>

        <Section
          ground="night"
          title={`${receipt} 秒花在哪里`}
          lead={`${measuredIn.zh}三网验证码的中位数，共 1.2 亿条；P95 是 ${slowest} 秒。前 96 毫秒在我们手里：鉴权 6，核对签名与模板 5，选通道 3，落盘 8，提交网关 74；之后由运营商决定，选对通道最要紧。`}
        >
          <SpanBars bars={trip} end={4000} ticks={['0', '1', '2', '3', '4 秒']} />
        </Section>

        <Section>
          <Split
            wideArt
            art={
              <Chart
                size="half"
                label="一小时里乙通道的回执率从 98% 跌到 83%，流量在十分钟内从 38% 降到 2%，恢复后再还给它"
                x={{ ticks: [0, 15, 30, 45, 60].map((at) => ({ at, text: at < 60 ? `14:${at || '00'}` : '15:00' })) }}
                y={{ ticks: [0, 25, 50, 75, 100], to: 116, name: '乙通道，%' }}
                marks={[
                  { kind: 'line', name: '回执率', tone: 'third', points: hour.receipts },
                  { kind: 'line', name: '流量', points: hour.share, filled: true },
                  { kind: 'limit', x: 25, name: '改路', tone: 'muted' },
                  { kind: 'limit', x: 50, name: '归还', tone: 'muted' },
                  { kind: 'point', at: [35, 82.6], name: '收紧规则，82.6%', tone: 'third', side: 'below' },
                ]}
              />
            }
          >
            <Title>通道变慢，|十分钟内改路</Title>
            <p>每张网至少两条通道。按“运营商 × 模板”统计最近十五分钟的回执率，取置信区间的下界来比，样本少时不误停。</p>
            <p>下界跌破 95% 就分批改路，只留 2% 探测；网关断连时，两秒内全部换走。</p>
            <p>换路重发的那一条不收费；改打语音，接通才按次计。</p>
          </Split>
        </Section>

        <Section
          ground="raised"
          head="column"
          title="从联调到正式发送"
          lead="周一上午交齐材料，最早周五、最晚下周四能用自己的签名下发。被退回的模板，八成是变量代替了整段正文、用了公共短域名，或签名与执照对不上。"
        >
          <Timeline layout="list" events={schedule} />
        </Section>

        <Section
          ground="night"
          title="一夜十万次请求，放出去一千六百条"
          lead={`一次攻防演练：四万个代理地址刷注册页，每个每小时只来两三次。默认的频率：同一模板对同一号码每分钟 ${frequency.minute} 条、每小时 ${frequency.hour} 条、每日 ${frequency.day} 条；真实用户里看见滑块的不到 2%。`}
        >
          <Sieve
            label="十万次请求，频率限制拦下 61,200 次，人机校验拦下 34,600 次，完成率熔断拦下 2,560 次，真正发出 1,640 条"
            whole={{ value: '100,000', text: '次请求' }}
            rest={{ value: '1,640', text: '条真正发出' }}
            gates={gates}
          />
        </Section>

        <Section title="二百多个国家和地区的规则" lead="登记材料由我们代办，不收服务费。">
          <Facts facts={places} columns={4} />
        </Section>

        <Section ground="raised" head="column" title="不适合的场景">
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
