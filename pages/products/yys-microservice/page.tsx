import { Tally } from '../../../components/art/kit/tally.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { BeforeAfter } from '../../../components/sections/before-after.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { measurements } from '../../../config/measurements.ts';
import { Lanes } from './art/lanes.tsx';
import { Threads } from './art/threads.tsx';
import { atFirst, picture, statusOf, textsOf } from './model.ts';
import styles from './yys-microservice.module.css';
import microservice from './try.ts';
import * as words from './words.ts';

/**
 * Who decides: whoever answers for tens of services. What they doubt: whether one slow service takes the others down, and what a mesh
 * costs. What removes the doubt: the graph of a shop in which they stop a service, with the breaker and without. Blueprint.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow="云原生微服务"
          title="停掉一个服务|其余照常"
          lead="给几十到上万个服务的团队：注册发现、限流熔断、全链路灰度与调用追踪由随容器启动的代理完成，存量应用不改代码。"
          actions={<Actions zone="hero" second={{ href: '/yys-index', text: '云原生总览' }} />}
          note="示范商城：每秒 300 次浏览、100 次下单，网关 200 线程。"
          art={<Shop />}
        />

        <Section title="线程被谁占住了" lead="网关的 200 个线程，每格一个。同一秒、同样的请求，停掉的都是推荐。">
          <BeforeAfter
            before={{ ...words.closed, art: <Threads busy={200} turnedAway={128} /> }}
            after={{ ...words.open, art: <Threads busy={29} turnedAway={0} /> }}
            change="熔断"
          />
        </Section>

        <Section
          head="centred"
          ground="raised"
          width="wide"
          title="只发两个服务，也能走完全程"
          lead="全链路灰度不必复制整套环境。请求带着标记前行，遇到有新版的走新版，没有的回到线上，标记经过队列和异步线程也不丢。"
        >
          <Lanes />
        </Section>

        <Section head="column" title="接入的一周">
          <Facts facts={words.joining} mark="number" columns={2} />
          <div className={styles.code}>
            <CodeSample name="yys-mesh" label="接入与第一条规则" samples={words.code} />
          </div>
        </Section>

        <Statement
          figure={{ value: String(measurements.cloudNative.rule.seconds), unit: '秒' }}
          title={`一条规则到达 ${words.instances}个实例`}
          beside={
            <Tally
              title="一点是一百个实例：第一秒 620 点，第二秒 340 点，第三秒最后 40 点"
              groups={[
                { count: 620, color: 'var(--second)' },
                { count: 340, color: 'var(--tint)' },
                { count: 40, color: 'var(--third)' },
              ]}
              columns={40}
            />
          }
          text="改一次限流阈值，控制台逐台画出谁已生效。控制面按增量推送，一条规则平均 1.4 kB；代理离线期间错过的，重连后第一件事就是补齐。"
          source="2026 年 8 月压测，最慢的一个实例；每秒连续改动 20 条规则。"
        />

        <Section title="六类规则" ground="paper">
          <Facts facts={words.rules} />
        </Section>

        <Section title="上限与实测">
          <SpecStrip specs={words.limits} source="2026 年 8 月，四核 8 GB 的节点；上限可按集群调整。" />
        </Section>

        <Section title="不适合的场景" head="column" space="join">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="demo"
          title="开始使用"
          ground="raised"
          data={data.pageData}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: '在示范商城停一个服务', actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});

function Shop() {
  const texts = textsOf(atFirst);
  return (
    <Try of={microservice} look="bare" title="停掉一个服务" status={statusOf(atFirst)}>
      <TwoWidths html={picture(atFirst)} />
      <Controls label="停机与熔断">
        <div className={styles.toggles}>
          {words.toggles.map(({ toggle, name }) => (
            <Press key={toggle} data-switch={toggle} aria-pressed={atFirst.has(toggle)}>
              {name}
            </Press>
          ))}
        </div>
      </Controls>
      <dl className={styles.readings}>
        {words.readings.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-text={name}>{texts[name]}</dd>
          </div>
        ))}
      </dl>
    </Try>
  );
}
