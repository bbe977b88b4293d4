import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { LogPane } from '../../../components/sections/log-pane.tsx';
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
import { Button } from '../../../components/ui/button.tsx';
import { ChannelLife } from './art/channel-life.tsx';
import { Gaps } from './art/gaps.tsx';
import { RailMap } from './art/rail-map.tsx';
import { hardCall, statusOf } from './model.ts';
import styles from './signal.module.css';
import signal from './try.ts';
import { abilities, cases, limits, lines, neighbours, presses, questions, samples } from './words.ts';

/** The map of an invitation, what both sides can do, and the log. */
function Console() {
  return (
    <Try
      of={signal}
      title="一次邀请，三台设备"
      hint="对端一直不应，就点“等下去”"
      status={`第一条丢了，两台同时接：${statusOf(hardCall)}`}
    >
      <RailMap />
      <Controls label="两端能做的事" strip>
        {presses.map(([event, name, icon]) => (
          <Press key={event} icon={icon} strong={event === 'invite'} data-event={event}>
            {name}
          </Press>
        ))}
        <Press icon="fast-forward" data-wait="">
          等下去
        </Press>
      </Controls>
      <div className={styles.log}>
        <StepLog label="信令日志" entries={hardCall.log} />
      </div>
    </Try>
  );
}

/**
 * Who decides: an engineer who wants two ends to agree before media flows. What they doubt: whether both ends believe the same when
 * the network fails. What removes the doubt: an invitation that gets lost and is answered twice, and its log.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite' },
  head: () => ({ ogImage: { art: <RailMap card /> } }),

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="column"
          ground="night"
          eyebrow="信令"
          title="一次邀请|一种结局"
          lead="接听、拒绝、超时还是取消，由服务端裁定，两端不会各说各话。图中这一次，第一条丢在路上，又有两台设备同时接听。"
          actions={<Actions zone="hero" night second={{ href: site.docs, text: '阅读文档', icon: 'book-open' }} />}
          art={<Console />}
        />

        <Section title="只管小而要紧的事">
          <Facts facts={abilities} columns={4} mark="icon" />
        </Section>

        <Section
          ground="raised"
          width="wide"
          title="叫醒一块睡着的手表"
          lead="打不通的电话里，一半是因为手表睡着了。下面是小岬手表的一次呼叫，日志一字未改，编号除外。"
        >
          <LogPane title="signal.log" meta="c-9120，8 行" lines={lines} />
        </Section>

        <Statement
          figure={{ value: '98.7', unit: '%' }}
          title="小岬手表的呼叫接通率，|改造前是 89.5%"
          beside={<Gaps />}
          text="三个月，三件事：息屏时改走推送唤醒，换网 300 毫秒内重连，真没信号的转成语音留言。电池没有换大。图中的线是连着打的 154 次，断开的地方没打通。2024 年 8 月，全系新固件。"
          source={
            <Button href="/case/xiaojia-watch" event={{ zone: 'body' }} variant="on-dark" icon="arrow-right">
              读小岬手表的案例
            </Button>
          }
        />

        <Section
          title="频道跟着人走"
          lead="频道是一次通话或一节课的名册：谁在里面，各自什么状态。晚到的人先收到现状，再收到变化。"
        >
          <ChannelLife />
        </Section>

        <Section ground="raised" title="上限" space="join">
          <SpecStrip specs={limits} source="2026 年 10 月，国内线路；上限可按应用调整。" />
        </Section>

        <Section ground="raised" title="换一个产品更合适" head="column" space="join">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title="打通第一次邀请"
          data={data.pageData}
          code={{ name: 'signal-invite', label: '邀请，等一个结局，进频道', samples }}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '三个窗口试抢接',
            lead: '演示里同一个账号登录三次，看谁先接到。',
            actions: <Actions zone="closing" night />,
          }}
        />
      </>
    );
  },
});
