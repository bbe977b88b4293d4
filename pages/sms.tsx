import { Arrival } from '../components/art/sms/arrival.tsx';
import { Gates } from '../components/art/sms/gates.tsx';
import { Hops } from '../components/art/sms/hops.tsx';
import { Reach } from '../components/art/sms/reach.tsx';
import { Relay } from '../components/art/sms/relay.tsx';
import { RerouteChart } from '../components/art/sms/reroute-chart.tsx';
import { Ruler } from '../components/art/sms/ruler.tsx';
import { SendClock } from '../components/art/sms/send-clock.tsx';
import { page } from '../components/page.ts';
import { Closing } from '../components/sections/closing.tsx';
import { CodeSample } from '../components/sections/code-sample.tsx';
import { DocsAndDemos } from '../components/sections/docs-and-demos.tsx';
import { Faq } from '../components/sections/faq.tsx';
import { FitsWith } from '../components/sections/fits-with.tsx';
import { PriceTeaser } from '../components/sections/price-teaser.tsx';
import { Section } from '../components/sections/section.tsx';
import { Split } from '../components/sections/split.tsx';
import { accountLinks } from '../components/ui/account-links.ts';
import { Button } from '../components/ui/button.tsx';
import { Container } from '../components/ui/container.tsx';
import { ask } from '../config/calls/ask.ts';
import { promises } from '../config/promises.ts';
import { Answers } from './sms/answers.tsx';
import { costs } from './sms/costs.ts';
import { questions } from './sms/faq.tsx';
import { Kinds } from './sms/kinds.tsx';
import { regions, Regions } from './sms/regions.tsx';
import { Review } from './sms/review.tsx';
import { samples } from './sms/samples.ts';
import styles from './sms.module.css';

const { support, trial } = promises;

export default page({
  needs: () => ({ reading: ask('pageData', { product: 'sms' }) }),

  head: () => ({
    breadcrumb: [
      { name: '首页', address: '/' },
      { name: '短信', address: '/sms' },
    ],
  }),

  Body({ data, site, route }) {
    const { register } = accountLinks({ site, edition: route.edition });
    return (
      <>
        <section className={styles.hero}>
          <Container>
            <div className={styles.stage}>
              <div className={styles.copy}>
                <h1 className={styles.title}>
                  六位数字，
                  <wbr />
                  五秒到手
                </h1>
                <p className={styles.lead}>验证码、通知和营销短信走同一个接口。三网直连，每条都有回执；哪条通道慢了，下一条已经换路。</p>
                <p className={styles.actions}>
                  <Button href={register} size="large" data-event-id="register" data-event-zone="hero">
                    免费试发 {trial.testTextsADay} 条
                  </Button>
                  <Button href={`${site.docs}/sms/quick-start`} variant="secondary" size="large" icon="terminal">
                    看接口
                  </Button>
                </p>
              </div>
              <div className={styles.arrival}>
                <Arrival />
              </div>
            </div>
            <div className={styles.ruler} role="region" aria-label="一条验证码的五秒" tabIndex={0}>
              <Ruler />
            </div>
          </Container>
        </section>

        <Section title="三类短信，三套规矩" lead="发之前先分清是哪一类：它决定几点能发、要不要退订、走哪个队列。下面三条都可以真发出去，字数连签名一起数。">
          <Kinds />
        </Section>

        <Section
          tone="night"
          title="3.46 秒都花在哪了"
          lead="2026 年 10 月三网验证码的中位数，共 1.2 亿条；P95 是 4.3 秒，99% 在 5 秒之内。前 96 毫秒由我们优化，之后的 3.4 秒由运营商决定，所以选对路比写快代码更要紧。"
        >
          <figure className={styles.wide} role="region" aria-label="九段路各用多久" tabIndex={0}>
            <Hops />
          </figure>
        </Section>

        <Section>
          <Split wideArt art={<CodeSample name="sms-sample" label="发一条验证码并核对用户填回的数字" samples={samples} />}>
            <h2>一个请求发出，一个请求核对</h2>
            <p>验证码由我们生成、保存和核对：六位、五分钟、最多试五次，用过即废。您的库里不必有这张表。</p>
            <p>已有自己的验证码逻辑也行，换成普通发送接口，把内容填进模板变量即可。</p>
            <p>
              <Button href={`${site.docs}/sms/send`} variant="secondary" icon="arrow-right">
                全部参数与签名算法
              </Button>
            </p>
          </Split>
          <Answers />
        </Section>

        <Section tone="raised">
          <Split wideArt art={<RerouteChart />}>
            <h2>
              一条通道不行了，
              <wbr />
              十分钟内
              <wbr />
              流量就在别处
            </h2>
            <p>每张网至少两条通道，选之前先查携号转网。我们按“运营商 × 模板”统计最近十五分钟的回执率，取置信区间的下界来比：样本少时保守，不因为碰巧错三条就判死刑。</p>
            <p>下界跌破 95% 就分批改路，只留 2% 探测；网关断连更干脆，两秒内全部换走。恢复后自动还回去，值班的人早上看记录就好。</p>
          </Split>
          <h3 className={styles.relayTitle}>短信真没到，电话补上</h3>
          <p className={styles.relayText}>请求里写上 voiceAfter，多少秒没有回执就改打语音。换路重发的那一条不收费，语音接通才按次计。</p>
          <figure className={styles.wide} role="region" aria-label="短信六十秒没有回执，改由电话把六位数字读两遍" tabIndex={0}>
            <Relay />
          </figure>
        </Section>

        <Section title="今天能调通，下周能正式发" lead="签名和模板要审，这件事省不掉，但可以排好。周一上午交齐材料，最早周五、最晚下周四能用自己的签名发。">
          <Review />
        </Section>

        <Section
          tone="night"
          title="一夜十万次请求，放出去一千六百条"
          lead="一次攻防演练的账：攻击方租了四万个代理地址刷注册页，每个地址每小时只来两三次。三道闸门按顺序工作，真人几乎感觉不到，看见滑块的不到 2%。"
        >
          <figure className={styles.wide} role="region" aria-label="十万次请求经过三道闸门，真正发出 1,640 条" tabIndex={0}>
            <Gates />
          </figure>
          <div className={styles.three}>
            <p>
              <strong>频率</strong>同一模板对同一号码每分钟一条、每小时五条、每日十条，滑动窗口计数；被拒的不计数，真用户不会被攻击者锁死。
            </p>
            <p>
              <strong>跨客户识别</strong>同一号码十分钟内收到六个以上签名的验证码，就暂停投递一小时，并返回 4031，而不是假装成功。
            </p>
            <p>
              <strong>国际白名单</strong>默认只开通您有业务的国家，其余按需申请；每日消费上限到了就停，先停后告警。
            </p>
          </div>
        </Section>

        <Section>
          <Split flipped art={<SendClock />}>
            <h2>营销短信，合规写在系统里</h2>
            <p>不靠运营同事记规定：时段、退订和同意记录由系统拦。</p>
            <ul className={styles.checks}>
              <li>
                <strong>21 点一到就停</strong>
                没发完的顺延到次日 8 点，收件人在海外时按当地时间算。
              </li>
              <li>
                <strong>退订即时生效</strong>
                回复 R 的号码进入您账号下的名单，同一账号的后续营销一律不提交，并推送一次上行通知。
              </li>
              <li>
                <strong>同意可举证</strong>
                导入名单时带上时间、方式和当时展示的文字，留存到同意撤回后三年，投诉来了一键导出。
              </li>
              <li>
                <strong>先发五百条</strong>
                十分钟后三网回执正常再放全量；月投诉率到万分之零点八先提醒，过万分之一就暂停。
              </li>
            </ul>
          </Split>
        </Section>

        <Section
          tone="raised"
          title="二百多个国家和地区，各有各的规矩"
          lead="发送者名要不要登记、几点不能打扰、能不能带链接，控制台在您选中目的地时就会提示；登记材料由我们代办，不收服务费。"
          centred
        >
          <Reach regions={regions} label="世界地图：短信从国内到十个国家和地区，编号与下面的列表相同" />
          <Regions />
        </Section>

        <Section title="按提交成功的条数算钱" lead="没过频率、签名和模板校验的不计，因为我们重复提交的退还。没有月费，没有通道费。">
          <PriceTeaser
            rows={costs}
            note={`实名后送 ${trial.texts} 条，${trial.days} 天内有效；套餐 24 个月有效。`}
            action={
              <Button href="/price/sms" icon="arrow-right">
                看套餐与国别价
              </Button>
            }
          />
        </Section>

        <Section tone="raised" title="能不发短信，就不发">
          <FitsWith
            links={[
              { href: '/quicklogin', name: '一键登录', text: '蜂窝网络下由运营商直接核验，取不到号再转短信，登录费用能降一半以上。' },
              { href: '/im', name: '即时通讯', text: '应用在线就走消息，离线再发短信，通知不漏也不花冤枉钱。' },
              { href: '/connection', name: '专线电话', text: '骑手与顾客互相打得通，谁也看不到谁的号码。' },
            ]}
          />
        </Section>

        <Section>
          <Faq title="发之前常问的" aside={<p>{`没写到的，工作日 ${support.from} 至 ${support.to} 点在控制台提工单，${support.minutes} 分钟内有人回。`}</p>} items={questions} />
        </Section>

        <DocsAndDemos data={data.reading} title="签名过审之前，先读这几篇" tone="raised" />

        <Closing
          tone="mint"
          title="先给自己的手机发一条"
          lead="实名后用测试签名就能发，不等签名审核。收到的那一刻，控制台里能看见它走过的每一段路。"
          actions={
            <>
              <Button href={register} size="large" data-event-id="register" data-event-zone="closing">
                免费试发 {trial.testTextsADay} 条
              </Button>
              <Button href="/promotion/advisory" variant="secondary" size="large">
                问问月发百万条的价格
              </Button>
            </>
          }
        />
      </>
    );
  },
});
