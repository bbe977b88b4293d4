import { caseAddress } from '../../../components/case/addresses.ts';
import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Bento } from '../../../components/sections/bento.tsx';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { CustomerQuote } from '../../../components/sections/customer-quote.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { ask } from '../../../config/calls/ask.ts';
import { commitments } from '../../../config/commitments.ts';
import { measurements } from '../../../config/measurements.ts';
import { grouped } from '../../../config/rules/price.ts';
import { NetcallHeroArt } from './art/hero.tsx';
import { KitScreen } from './art/kit-screen.tsx';
import { callSamples } from './code.ts';
import { Life } from './life.tsx';
import { loss, phases } from './lift.ts';
import styles from './netcall.module.css';
import { cases, neighbours, questions, rules, scenes, screens } from './words.tsx';

const needs = (route: PageRoute) => ({
  ...pageData(route),
  cases: ask('caseList', { page: 1, pageSize: 100 }),
});

/**
 * Who decides: an engineer whose app is to ring like a telephone. What they doubt: what happens when nobody answers, the phone is
 * locked or the line is bad. What removes the doubt: a call to place, with busy, timeout and a lost network at hand.
 */
export default page({
  needs,

  head: ({ site, route }) => ({
    breadcrumb: [
      { name: '首页', address: '/' },
      { name: site.netcallName, address: route.address },
    ],
  }),

  Body({ data, site }: PageProps<ReturnType<typeof needs>>) {
    /** A customer who has something to say and built on calls first of all. */
    const told = data.cases.list.find(({ products, quote }) => quote && products[0] === 'netcall');
    return (
      <Cast people={['许知遥', '周远', '卓立川', '方主任', '沈医生', '豆豆', '奶奶', '坐席']}>
        <Opening
          layout="full"
          ground="raised"
          eyebrow={`${site.netcallName} · 一对一、多人与呼叫组件`}
          title="拨得出，响得起，|听得清"
          lead="界面、铃声、离线推送、忙线与通话记录，做成了一个组件。两天接入，应用就能像电话一样拨打和接听。"
          actions={<Actions zone="hero" second={{ demo: 'netcall', text: '安装演示', icon: 'smartphone' }} />}
          art={
            <Container>
              <NetcallHeroArt />
            </Container>
          }
        />

        <Section title="一通电话的一生" lead="选一种情形拨出去，看两端和服务端各收到什么。数值为国内线路的中位数。">
          <Life />
        </Section>

        <Section
          head="centred"
          title="四个现成的通话界面"
          lead="颜色、铃声和文案在配置里改；整页替换时，信令与状态仍由组件管理。"
        >
          <ul className={styles.screens}>
            {screens.map(({ screen, name, text }) => (
              <li key={screen}>
                <figure>
                  <KitScreen screen={screen} label={`呼叫组件的${name}页面`} />
                  <figcaption>
                    <strong>{name}</strong> <span>{text}</span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Section>

        <Section
          ground="raised"
          title="走进电梯的六十秒"
          lead={`一通真实网络的回放：丢包最高 33%，抖动 140 毫秒，语音没有中断。丢包三成时语音平均意见分 ${measurements.call.score} 分，声音连同保护占 ${measurements.call.protectedVoice} kbps。`}
        >
          <div className={styles.lift}>
            <Chart
              label="六十秒弱网回放：门关上后丢包率从 1% 升到 33%，走出电梯后回落"
              x={{ ticks: [0, 10, 20, 30, 40, 50, { at: 60, text: '60 秒' }] }}
              y={{ ticks: [0, 10, 20, 30, 40], name: '丢包率，%' }}
              marks={[
                { kind: 'line', points: loss, tone: 'third', filled: true },
                { kind: 'limit', x: 13, name: '走进电梯', tone: 'muted' },
                { kind: 'limit', x: 38, name: '走出电梯', tone: 'muted' },
                { kind: 'point', at: [30, 33], name: '33%', tone: 'third', side: 'above' },
              ]}
            />
          </div>
          <Timeline events={phases} />
        </Section>

        <Section ground="raised" title="谁在用它打电话">
          <Bento cells={scenes} />
        </Section>

        <Section head="column" title="录制前先告知每个人">
          <Facts columns={2} facts={rules} />
          {told?.quote ? (
            <CustomerQuote
              {...told.quote}
              story={{ href: caseAddress(told.id), action: `读${told.customer}的案例` }}
              className={styles.quote}
            />
          ) : null}
        </Section>

        <Section head="column" title="不适合的场景">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title="四步接入|呼叫组件"
          data={data.pageData}
          code={{ name: 'netcall-sample', label: '登录、来电、呼叫、收尾', samples: callSamples }}
          price={listedPrice({
            product: 'netcall',
            usage: '每天一百通十分钟的双人视频复诊',
            quantities: { hd: 100 * 10 * 2 * 30 },
          })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '今天拨出第一通电话',
            lead: `实名后有 ${grouped(commitments.trial.callMinutes)} 分钟试用额度，${commitments.trial.days} 天内有效。`,
            ground: 'paper',
            actions: <Actions zone="closing" second={{ href: '/promotion/advisory', text: '预约架构师' }} />,
          }}
        />
      </Cast>
    );
  },
});
