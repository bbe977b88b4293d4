import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { StepLog } from '../../../components/try/step-log.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Answered } from './art/answered.tsx';
import { Pool } from './art/pool.tsx';
import { Switchboard } from './art/switchboard.tsx';
import { example, numbers, screenOf, statusOf } from './model.ts';
import styles from './connection.module.css';
import connection from './try.ts';
import * as words from './words.ts';

const shown = screenOf(example.state);
const presses = [
  ['order', '下单', 'shopping-bag'],
  ['rider', '骑手拨', 'phone-outgoing'],
  ['customer', '顾客拨', 'phone-incoming'],
  ['stranger', '陌生人拨', 'user-x'],
  ['answer', '接听', 'phone'],
  ['hang', '挂断', 'phone-off'],
  ['deliver', '送达', 'package-check'],
] as const;

/**
 * Who decides: who answers for the customers of a delivery service. What they doubt: whether numbers stay hidden, and whether anybody
 * picks up. What removes the doubt: one order, dialled from both sides, with what each phone shows.
 */
export default page({
  needs: pageData,

  theme: { night: 'aubergine', paper: 'ledger' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow="专线电话"
          title="找得到人|留不下号码"
          lead="一单绑定一个中间号，两部手机都只看见它。订单结束，号码就断。同一条线路还能双呼、念通知、接热线，用在配送、出行、看房与回访。"
          actions={<Actions zone="hero" second={{ href: '/price/cloudcall', text: '看价格' }} />}
          note="企业实名与用途审核通过后开通，中间号 2 个工作日"
          art={<Switchboard />}
        />

        <Section title="从两头各拨一次" lead="先下单，再让骑手、顾客和陌生人轮流拨这个号码，看每部手机上显示什么。">
          <Try
            of={connection}
            title={`中间号 ${numbers.middle}`}
            hint="每一步按真实时长播放，可以快进"
            status={`一单送达之后：${statusOf(example)}`}
          >
            <div className={styles.ends}>
              {(['customer', 'rider'] as const).map((end) => (
                <div key={end} className={styles.end}>
                  <p>{end === 'customer' ? '顾客的手机' : '骑手的手机'}</p>
                  <b data-text={end}>{shown[end]}</b>
                  <p>自己的号码 {numbers[end]}，对方看不到</p>
                </div>
              ))}
              <p className={styles.now} data-text="now">
                {shown.now}
              </p>
            </div>
            <Controls label="拨号" strip>
              {presses.map(([event, name, icon]) => (
                <Press key={event} icon={icon} strong={event === 'order'} data-event={event}>
                  {name}
                </Press>
              ))}
              <Press icon="fast-forward" data-wait="">
                快进 40 分钟
              </Press>
            </Controls>
            <StepLog label="这一单的记录" entries={example.log} />
          </Try>
        </Section>

        <Section
          ground="raised"
          title="从下单到解绑"
          lead="社区生鲜的一单：承诺 29 分钟，26 分钟送到；平均一单联系 2.7 次。"
        >
          <Lanes {...words.minutes} />
        </Section>

        <Statement
          figure={{ value: '96.3', unit: '%' }}
          title="骑手第一次拨出就接通"
          text="起初是 88%，因为许多人不接陌生号码。来电前三秒推送一条通知，同一个小区固定用同一组号码，八个点是这样补回来的。连续 14 个月，没有一起号码泄露的投诉。"
          source={
            <>
              半亩生鲜，9 个城市、430 个前置仓，2025 年 5 月；柱高从 80% 起。
              <Link href="/case/banmu-fresh-delivery" className={styles.story}>
                看半亩生鲜的全部做法
              </Link>
            </>
          }
          art={<Answered />}
        />

        <Section ground="paper" title="同一条线路的四种打法" lead="先响哪一方、显示哪个号码，决定了用哪一种。">
          <ComparisonTable
            caption="隐私号、双呼、语音通知与云呼叫中心的区别"
            columns={[{ name: '谁先响' }, { name: '显示的号码' }, { name: '适合' }, { name: '起步单价' }]}
            rows={words.ways}
          />
        </Section>

        <Section title="号码池要多大" lead="不是每单一个：只要一个人手里的号码互不相同，全城可以共用一池。">
          <Pool />
        </Section>

        <Section head="column" title="上限与不适合的场景" ground="raised">
          <SpecStrip specs={words.limits} source="每个应用的默认值，2026 年 10 月" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title="从绑定到收话单"
          data={data.pageData}
          price={listedPrice({
            product: 'cloudcall',
            usage: '一家同城配送公司，三百个中间号',
            quantities: { privacy: 180_000, number: 300, notice: 40_000 },
          })}
          code={{ name: 'connection-start', label: '下单时绑定，挂断后收到话单', samples: words.samples }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '写一句用途',
            lead: '一个工作日内回复：能不能过审、要哪些材料、一座城市要几个号码。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '发给我们' }} />,
          }}
        />
      </>
    );
  },
});
