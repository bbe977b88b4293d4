import { DrawingCard } from '../../../components/art/cards/drawing-card.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Bento } from '../../../components/sections/bento.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Controls, Option } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { NewsChannel, Subscribed, TextChannel, VoiceChannel } from './art/channel-kinds.tsx';
import { channels, type Role, roles, stateOf, states, viewOf } from './model.ts';
import styles from './qchat.module.css';
import qchat from './try.ts';
import { cases, limits, neighbours, order, price, questions, samples, sizes, steps } from './words.ts';

const first: readonly Role[] = ['squad'];
const { verdicts, status } = viewOf(first);
/** A label of the two circles. */
const middle = { x: 200, size: 18, weight: 600, anchor: 'middle' } as const;

/** A server as its members see it: who one is at the left, what becomes of each channel at the right. */
function Server() {
  return (
    <Try of={qchat} title="九折山官方服务器" hint="换一换身份组" status={status} className={styles.server}>
      <div className={styles.panes}>
        <Controls label="您的身份组" className={styles.roles}>
          <p className={styles.caption}>您的身份组，可多选</p>
          {Object.entries(roles).map(([id, { name, about }]) => (
            <div key={id} className={styles.role}>
              <Option
                type="checkbox"
                name="role"
                value={id}
                label={name}
                defaultChecked={first.some((role) => role === id)}
              />{' '}
              <span>{about}</span>
            </div>
          ))}
        </Controls>
        <ul>
          {verdicts.map(({ channel: { id, group, name }, ...verdict }, place) => (
            <li
              key={id}
              data-channel={id}
              data-sees={stateOf(verdict)}
              className={styles.channel}
              data-first={channels[place - 1]?.group === group ? undefined : ''}
            >
              <span className={styles.group}>{channels[place - 1]?.group === group ? '' : group}</span>
              <span className={styles.name}>
                <Icon name={id === 'voice' ? 'volume-2' : 'hash'} size={16} /> {name}
              </span>{' '}
              <b className={styles.state} data-text="state">
                {states[stateOf(verdict)]}
              </b>{' '}
              <span className={styles.why} data-text="why">
                {verdict.why}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Try>
  );
}

/**
 * Who decides: whoever runs a community of players or fans. What they doubt: whether rights stay clear once there are many groups and
 * channels. What removes the doubt: a server whose channels open and close as one changes one's groups, each with its reason.
 */
export default page({
  needs: pageData,

  head: () => ({ ogImage: { art: <DrawingCard drawings={[<TextChannel />, <VoiceChannel />]} size={[340, 180]} /> } }),

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow="圈组"
          title="百万人的社群|各看各的频道"
          lead="服务器里分频道，成员分身份组，权限细到单个频道。下面这个服务器有七个频道，打得开几个由身份组决定。"
          actions={<Actions zone="hero" second={{ href: site.docs, text: '阅读文档', icon: 'book-open' }} />}
          art={<Server />}
        />

        <Section title="权限按四步判定" lead="任何一次“能不能”都走这四步，客户端与服务端用同一份规则，结果带着理由。">
          <Timeline events={order} layout="stairs" />
        </Section>

        <Section ground="raised" head="centred" title="三种频道">
          <Bento
            cells={[
              { title: '文字', text: '回复成串，可置顶、可检索，历史按频道权限可见。', art: <TextChannel /> },
              { title: '语音', text: '点进去就能说，不必呼叫；名单实时，队伍满员自动锁门。', art: <VoiceChannel /> },
              { title: '公告', text: '少数人写、全体读，可以抄送到别的服务器。', art: <NewsChannel /> },
            ]}
          />
        </Section>

        <Statement
          figure={{ value: '86', unit: '万人' }}
          title="一款射击游戏的玩家，同在一个服务器里"
          text="九折山工作室的玩家每天打 70 分钟，聊 50 分钟，聊天从前散在几十个外部群。现在赛区、职业与语言各成频道，战队自己管理身份组。两个圆的面积是人数：全部成员，和当天来过的。"
          source={
            <Button href="/case/jiuzhe-game-voice" event={{ zone: 'body' }} variant="on-dark" icon="arrow-right">
              读九折山的案例
            </Button>
          }
          beside={
            <svg viewBox="0 0 400 320" role="img" aria-label="86 万成员里，每天来的有 19 万">
              <circle cx="200" cy="160" r="158" fill="var(--night-soft)" />
              <circle cx="200" cy="241" r="74.3" fill="var(--second)" />
              <Text {...middle} y={92} fill="var(--on-night)">
                86 万成员
              </Text>
              <Text {...middle} y={241} fill="var(--night)">
                19 万每天来
              </Text>
            </svg>
          }
        />

        <Section>
          <Split art={<Subscribed />} flipped wideArt>
            <Title>五百个频道|只推十二个</Title>
            <p>
              橙点是开着的，蓝点是订阅的，灰点不打扰。一个人在线时收多少，取决于他关心几个频道，不取决于服务器多大。
            </p>
            <p>开着的推正文，订阅的推摘要与未读，其余的进去才拉。提到本人的那一条，不管订没订阅都推。</p>
          </Split>
        </Section>

        <Section ground="raised">
          <Split art={<CodeSample name="qchat-override" label="建一个私密频道" samples={samples} />} wideArt>
            <Title>两行覆写|一个私密频道</Title>
            <p>先对全体关门，再给一个身份组开门。成员进出身份组时，频道在他眼前出现或消失，不必另发通知。</p>
            <p>三十二项权限都这样写；控制台里有同样的面板，运营不写代码也能改，每次修改留下记录。</p>
          </Split>
        </Section>

        <Section title="什么时候该从群换成圈组" head="column" ground="raised">
          <Timeline events={sizes} layout="list" />
        </Section>

        <Section title="规格与不适合的场景" space="join">
          <SpecStrip specs={limits} source="2026 年 10 月的默认配置；生效时间为当月线上统计。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="demo"
          title="建一个服务器"
          data={data.pageData}
          steps={steps}
          price={price}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '把社群搬进自己的应用',
            lead: '演示里有一个游戏服务器，身份组随您换。',
            actions: <Actions zone="closing" />,
            ground: 'paper',
          }}
        />
      </>
    );
  },
});
