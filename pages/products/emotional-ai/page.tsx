import { Drawing } from '../../../components/art/kit/drawing.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { agentPrice } from '../../../components/sections/agent-price.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Group, Option, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Lives } from './art/lives.tsx';
import { diary, everything, memories, probes, reading } from './model.ts';
import styles from './emotional-ai.module.css';
import emotional from './try.ts';
import * as words from './words.ts';

const { texts, used, status } = reading('bored', everything);
const month = { title: '三十天的日记，方块向上是开心', hint: '忘掉一条，看回答怎样变' };
const memoryOf = (day: number) => memories.find((memory) => memory.day === day);

/** Thirty days of talks, and what was kept of them. */
function Diary() {
  return (
    <Try of={emotional} {...month} status={status} className={styles.month}>
      <ol className={styles.diary} aria-label="三十天的话题与心情">
        {diary.map(({ day, topic, mood }) => {
          const memory = memoryOf(day);
          return (
            <li
              key={day}
              className={styles.card}
              data-memory={memory?.id}
              data-used={memory && (used as readonly string[]).includes(memory.id) ? '' : undefined}
            >
              <span className={styles.day}>{day}</span> <b>{topic}</b>{' '}
              <svg viewBox="0 0 60 20" aria-hidden="true" className={styles.mood}>
                <path d={`M0 10H60`} stroke="var(--rule)" />
                <path d={`M30 10V${10 - mood * 5}`} stroke="var(--tint)" strokeWidth="14" />
              </svg>
              {memory ? <span className={styles.fact}>{memory.use}</span> : null}
            </li>
          );
        })}
      </ol>
      <div className={styles.talk}>
        <p className={styles.said} data-text="probe">
          {texts.probe}
        </p>
        <p className={styles.answer} data-text="answer">
          {texts.answer}
        </p>
        <p className={styles.why} data-text="why">
          {texts.why}
        </p>
      </div>
      <Controls label="忘掉与提问" strip className={styles.controls}>
        <Group label="说一句" role="radiogroup">
          {Object.entries(probes).map(([value, text]) => (
            <Option key={value} name="probe" value={value} label={text} defaultChecked={value === 'bored'} />
          ))}
        </Group>
        <Group label="忘掉">
          {memories.map(({ id, fact }) => (
            <Press key={id} icon="eraser" data-forget={id} aria-pressed="false">
              {fact}
            </Press>
          ))}
        </Group>
      </Controls>
    </Try>
  );
}

/** What users say in a thousand rounds: 27 times with the earlier memory, nine times with the base of facts. */
const said = Array.from({ length: 27 }, (_, at) => [8 + (at % 3) * 180, 30 + Math.floor(at / 3) * 42] as const).map(
  ([x, y], at) => (
    <g key={at}>
      <Text x={x} y={y} size={21} weight={at < 9 ? 650 : 500} fill={at < 9 ? 'var(--second-ink)' : 'var(--muted)'}>
        不是，我说过
      </Text>
      {at < 9 ? null : <path d={`M${x - 4} ${y}h134`} stroke="var(--muted)" strokeWidth="2" />}
    </g>
  ),
);

/**
 * Who decides: who makes a companion. What they doubt: whether it remembers, forgets when told, and knows when to keep quiet. What
 * removes the doubt: thirty days of one user, of which they take a day away and read the answer again.
 */
export default page({
  needs: pageData,

  theme: { night: 'aubergine', paper: 'cream' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow="情感陪伴 AI"
          title="记得住您|也放得下"
          lead="给陪伴角色配上长期记忆、稳定的人设与情绪分寸，文字和语音共用。下面是一位虚构用户的三十天：忘掉其中一天，同一句话就会得到另一个回答。"
          actions={<Actions zone="hero" second={{ href: '/dev-blog/companion-memory-evaluation', text: '看评测' }} />}
          art={<Diary />}
        />

        <Section
          title="五项考试的成绩"
          lead="六十个虚构人物，每人三十天，1,440 道题。考“有分寸”时，什么都不提也是满分。"
        >
          <SpecStrip
            specs={words.scores}
            source={
              <>
                2026 年 5 月，95% 误差 3.1 个百分点，低于它的差别不算进步。
                <Link href="/dev-blog/companion-memory-evaluation" className={styles.link}>
                  考卷与三种方案的对照
                </Link>
              </>
            }
          />
        </Section>

        <Section
          ground="raised"
          title="三十天只记下六条"
          lead="对话结束 30 秒内抽取，玩笑和气话不收。难的是何时不用：九次里五次没说出口。"
        >
          <Lives />
        </Section>

        <Statement
          figure={{ value: '0.9', unit: '次' }}
          title="每百轮里，用户说“不是，我说过”"
          text="换用事实库之前是 2.7 次。分数可以靠练习，这个数练不出来。"
          source="线上用户，2026 年 5 月，成年人的对话；图中是一千轮，划掉的 18 次不再有人说"
          beside={<Drawing title="一千轮里原来说二十七次，现在说九次" wide={{ size: [540, 390], art: said }} />}
        />

        <Section>
          <Split
            wideArt
            art={
              <CodeSample
                name="persona"
                label="角色卡"
                samples={[{ label: 'persona.json', language: 'json', code: words.card }]}
              />
            }
          >
            <h2>一张十几行的角色卡</h2>
            <p>写清它怎样说话、懂什么、从不做什么，其余交给评测去找毛病。</p>
            <div className={styles.traits}>
              <Facts facts={words.traits} mark="ledger" />
            </div>
          </Split>
        </Section>

        <Section
          ground="paper"
          title="识别到轻生表达|之后"
          lead="每一秒都有人应。这套流程不能关闭，只能换成您自己的值班员与热线。"
        >
          <SpanBars bars={words.crisis} end={4} ticks={['0 秒', '1 秒', '5 秒', '60 秒', '24 小时']} />
        </Section>

        <Section title="上限与不适合的场景">
          <SpecStrip specs={words.limits} source="控制台里可以改，2026 年 10 月" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="questions"
          title="开始使用"
          ground="raised"
          data={data.pageData}
          price={agentPrice({
            usage: '一位用户，每天说话十分钟',
            quantities: { hear: 120, think: 900, say: 150, call: 300 },
          })}
          steps={words.steps}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '带一个角色来',
            lead: '十行设定就够，当场试聊，走的时候带着五项分数。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '约一次试聊' }} />,
          }}
        />
      </>
    );
  },
});
