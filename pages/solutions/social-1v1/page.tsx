import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Complaints } from './art/complaints.tsx';
import { FirstSecond } from './art/first-second.tsx';
import { Review } from './art/review.tsx';
import { Silence } from './art/silence.tsx';
import { Weak } from './art/weak.tsx';
import { balances, first, meterPicture, prices, readingOf, wishes } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './social-1v1.module.css';
import social from './try.ts';
import { cases, laws, limits, mishaps, neighbours, questions, steps } from './words.ts';

const { texts, status } = readingOf(first);
const dials = [
  ['price', '单价', prices],
  ['balance', '付费方余额', balances],
  ['wish', '想聊', wishes],
] as const;
const over = (values: readonly number[], at: number) => ({
  min: 0,
  max: values.length - 1,
  defaultValue: values.indexOf(at),
});
const rows = [
  ['计费时长', 'length'],
  ['算法', 'rate'],
  ['余额提醒', 'warned'],
  ['送审画面', 'pictures'],
  ['结束', 'end'],
  ['您付给我们', 'ours'],
  ['余额', 'left'],
] as const;

/**
 * Who decides: who runs a paid one-to-one app. What they doubt: whether charges hold up when somebody disputes a second. What removes
 * the doubt: a slip that follows price, balance and length, and the moment the meter starts. Ledger; ledger paper; opening in columns.
 */
export default page({
  needs: solutionData,

  theme: { night: 'forest', paper: 'ledger' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="column"
          ground="paper"
          eyebrow="一对一社交方案"
          title="见到人，|才开始走表"
          lead="匹配、呼叫、计时、提醒与送审，一通到底。价钱和余额可以改，账单当场结出来。"
          actions={<Actions zone="hero" second={{ demo: 'netcall', text: '打一通试试', icon: 'video' }} />}
          note="示例按按量付费的首档单价计，不含审核"
          art={<Slip />}
        />

        <Section
          title="表从哪一刻走"
          lead="点了接听，钱还没动；两端都解出首帧，服务端才写下第一秒。挂断时也按服务端的秒数结，两端时钟不作数。"
        >
          <FirstSecond />
        </Section>

        <Section title="最常见的四类投诉" lead="放回上面那一通 ¥3 一分钟的电话，看各在哪一秒。" ground="raised">
          <Complaints />
          <Facts facts={mishaps} columns={4} mark="number" />
        </Section>

        <Statement
          ground="night"
          figure={{ value: '20', unit: '秒' }}
          title="收不到媒体包，表就停"
          text="进了电梯、手机没电、应用被杀，两头都说不清的几秒，由服务器说清：最后一个包到达的时刻，就是结账的时刻，等待的二十秒不计。"
          source="停表之后保留通话 40 秒，连回来接着走，不重新匹配"
          art={<Silence />}
        />

        <Section
          title="160 张送审|只留 30 秒"
          lead="一对一没有旁人，规矩靠机器先看，拿不准的转人工。还是上面那一通：私聊内容不看，被举报的一方当场冻结提现。"
        >
          <Review />
        </Section>

        <Section head="column" title="陌生人付费通话的四条规定" ground="raised">
          <Facts facts={laws} columns={2} />
        </Section>

        <Section
          title="网差先保声音"
          lead="丢包四成，画面收起，改按您设的语音单价计；网好了自动回来。示例单价，每分钟。"
          ground="paper"
        >
          <Weak />
        </Section>

        <Section title="上限与不适合的场景">
          <SpecStrip specs={limits} source="2026 年 10 月的默认配置；测法见数据罗盘的逐秒记录。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="questions"
          title="开始使用"
          ground="raised"
          data={data.pageData}
          cases={data.cases.list}
          price={listedPrice({
            product: 'netcall',
            usage: '每天一千通，平均六分钟，两方合计，三十天',
            quantities: { hd: 360_000 },
          })}
          steps={steps}
          takes="三天半"
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '拿一通真账来对',
            lead: '测试应用里充 20 元虚拟余额，聊到断，逐秒核。',
            actions: <Actions zone="closing" night second={{ href: '/price/netcall', text: '看分钟价' }} />,
          }}
        />
      </>
    );
  },
});

function Slip() {
  return (
    <Try of={social} title="这一通的账单" look="bare" status={status}>
      <div className={styles.slip}>
        <Controls label="这一通" className={styles.dials}>
          {dials.map(([name, label, values]) => (
            <Slider key={name} label={label} name={name} {...over(values, first[name])} reads={texts[name]} />
          ))}
        </Controls>
        <svg viewBox="0 0 640 236" fill="none" role="img">
          <title>这一通的秒尺：走表的一段、余额提醒的一段、结束的时刻，下面是送审画面的安全线</title>
          <g data-picture="" dangerouslySetInnerHTML={{ __html: meterPicture(first) }} />
        </svg>
        <dl className={styles.rows}>
          {rows.map(([name, key]) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd data-text={key}>{texts[key]}</dd>
            </div>
          ))}
          <div className={styles.sum}>
            <dt>这一通扣</dt>
            <dd data-text="charged">{texts.charged}</dd>
          </div>
        </dl>
      </div>
    </Try>
  );
}
