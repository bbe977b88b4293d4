import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Waterfall, WaterfallCard } from './art/waterfall.tsx';
import { asks, passages, statusOf } from './model.ts';
import styles from './im-ai.module.css';
import imAi from './try.ts';
import { cases, facts, limits, manners, neighbours, price, questions, samples, steps } from './words.ts';

const first = asks[0]!;

/** A group with an assistant: a question and its answer at the left, the passages it has read at the right. */
function Group() {
  return (
    <Try of={imAi} title="露营装备店会员群，326 人" hint="换一个问题" status={statusOf(first)} className={styles.group}>
      <Controls label="四个问题" strip>
        {asks.map(({ id, question }) => (
          <Press key={id} data-ask={id}>
            {question}
          </Press>
        ))}
      </Controls>
      <div className={styles.panes}>
        <div className={styles.thread}>
          <p className={styles.who} data-text="who">
            {first.who}
          </p>
          <p className={styles.bubble}>
            <b>@小桥</b> <span data-text="question">{first.question}</span>
          </p>
          <p className={styles.who}>
            <Icon name="bot-message-square" size={18} /> 小桥
          </p>
          <p className={styles.answer} data-text="answer">
            {first.answer}
          </p>
        </div>
        <ul className={styles.passages} aria-label="它读过的资料">
          {passages.map(({ id, book, place, text }) => {
            const cited = first.sources.indexOf(id);
            return (
              <li key={id} data-passage={id} data-cited={cited < 0 ? undefined : ''} className={styles.passage}>
                <p>
                  <b>{book}</b> {place} <b data-text="mark">{cited < 0 ? '' : `[${cited + 1}]`}</b>
                </p>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </Try>
  );
}

/**
 * Who decides: whoever answers members and customers in groups. What they doubt: whether an assistant makes things up or talks too
 * much. What removes the doubt: four questions with the passages they are answered from, and one that it hands to a person.
 */
export default page({
  needs: pageData,

  theme: { night: 'forest', paper: 'mint' },
  head: () => ({ ogImage: { art: <WaterfallCard /> } }),

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="centred"
          eyebrow="IM AI 智能体"
          title="每个回答|都有出处"
          lead="它以一个成员的身份加入单聊和群聊：@ 它就答，每句话标明引自哪一条；资料里没有的，它不编，转给真人。"
          actions={<Actions zone="hero" second={{ href: site.docs, text: '阅读文档', icon: 'book-open' }} />}
          art={<Group />}
        />

        <Section
          head="centred"
          title="什么时候开口"
          lead="群里多一个话多的成员，比没有还糟。规矩按群设，默认这样。"
          ground="raised"
        >
          <Checklist lists={manners} cards />
        </Section>

        <Section
          title="一条回复怎样生成"
          lead="召回放在模型之前：先找到段落，再让模型照着写。逐句审核与输出并行，不加等待。"
        >
          <Waterfall />
        </Section>

        <Statement
          figure={{ value: '9', unit: '%' }}
          title="的问题查不到出处，转给了真人"
          text="三个试点群，12.4 万个问题：78% 引用作答，13% 反问一句再答，9% 转人工。我们盯着第三个数，它太低，多半是开始编了。"
          source="2026 年 9 月 1 日至 30 日，通用模型，默认阈值。"
          place="centred"
          foot={<FootBars bars={[[{ share: 0.78 }, { share: 0.13 }, { share: 0.09, marked: true }]]} />}
        />

        <Section ground="paper" title="把它放进群之前">
          <Facts facts={facts} />
        </Section>

        <Section>
          <Split art={<CodeSample name="im-ai-agent" label="建助手，拉进群" samples={samples} />} wideArt flipped>
            <h2>两个请求请进群</h2>
            <p>
              不用写机器人服务，也不用自己转发消息。助手有账号、头像和昵称，成员看它和看别人一样，名字后多一个“AI”标识。
            </p>
            <p>speak 定何时开口：mention 是被 @，unanswered 是满多少秒没人答；handoff 是接手的真人账号。</p>
          </Split>
        </Section>

        <Section ground="raised" title="上限与实测" space="join">
          <SpecStrip specs={limits} source="2026 年 9 月，三个试点群；抽检由第三方标注。" />
        </Section>

        <Section ground="raised" title="这些情形另有产品" head="column" space="join">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="questions"
          title="请它进群"
          data={data.pageData}
          steps={steps}
          price={price}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '先在测试群答一百题',
            lead: '看过引用，再决定放不放进正式群。',
            actions: <Actions zone="closing" night />,
          }}
        />
      </>
    );
  },
});
