import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { LogPane } from '../../../components/sections/log-pane.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { middle, picture, reading, sizes } from './model.ts';
import { Drills } from './art/drills.tsx';
import styles from './yys-middleware.module.css';
import middleware from './try.ts';
import * as words from './words.ts';

/**
 * Who decides: whoever gets up at night for a database. What they doubt: how much an instance carries, what it costs, and whether it
 * comes back by itself. What removes the doubt: the rack with its plates at five sizes, and the seconds after a power cut. Catalogue.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'mint' },

  Body({ data }) {
    const { texts, status } = reading(middle);
    return (
      <>
        <Opening
          layout="column"
          ground="raised"
          eyebrow="云原生中间件"
          title="四种中间件|一块铭牌"
          lead="缓存、消息队列、关系数据库与检索引擎，给不想自己值守数据库的后端团队。三副本跨机房，兼容开源协议；能带多少、每月多少钱，写在铭牌上。"
          actions={<Actions zone="hero" second={{ href: '#chapter-failover', text: '看它怎样切换' }} />}
          note="含税月价，2026 年 11 月；三副本与每日备份在内。"
          art={
            <Try of={middleware} look="bare" title="选一个规格" status={status}>
              <TwoWidths html={picture({ size: middle })} />
              <Controls label="规格">
                <Slider
                  label="规格"
                  name="size"
                  min={0}
                  max={sizes.length - 1}
                  defaultValue={middle}
                  reads={texts.size}
                />
              </Controls>
              <p className={styles.total}>
                四种各一个，每月 <b data-text="total">{texts.total}</b>
              </p>
            </Try>
          }
        />

        <Section
          title="断电之后的每一秒"
          lead={`2026 年 9 月演练，拔掉一个机房的总闸：积下 ${words.backlog} 次写入，一次没丢。`}
        >
          <div id="chapter-failover" className={styles.failover}>
            <Chart {...words.writes} />
          </div>
          <Timeline events={words.outage} />
        </Section>

        <Statement
          figure={{ value: words.median, unit: '秒' }}
          title="从断电到恢复写入"
          beside={<Drills />}
          text="412 次演练的中位数。每个集群每月自动演练一次，时刻随机，不挑低峰：一根线是一次，方向是钟点，长短是秒数。"
          source="2026 年 1 月至 9 月，关系数据库，中型规格"
        />

        <Section title="告警里带着答案" lead="只说“数据库慢”的告警等于没发。诊断先在影子副本上把办法试一遍。">
          <LogPane title="订单库" meta="2026 年 9 月 3 日" lines={words.slow} />
        </Section>

        <Section
          ground="paper"
          title="哪一天会满，|提前七天说"
          lead="按四周的走势与周末的起伏推算。装上以后才会用到的，还有下面四件。"
        >
          <Chart {...words.capacity} />
          <div className={styles.cells}>
            <Facts facts={words.cells} columns={4} />
          </div>
        </Section>

        <Section title="自己装与托管" lead="自己装也有好处：想改什么改什么。">
          <ComparisonTable caption="自己安装与托管的区别" columns={words.columns} rows={words.comparison} />
        </Section>

        <Section title="承诺与上限" ground="raised">
          <SpecStrip specs={words.limits} source="中型及以上规格，2026 年 11 月" />
        </Section>

        <Section title="不适合的场景" head="column" ground="raised">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title="开始使用"
          data={data.pageData}
          code={{ name: 'yys-address', label: '换掉地址，其余不动', samples: words.code }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '开一个开发规格',
            lead: '按小时计费，随时删除。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '帮我估容量' }} />,
          }}
        />
      </>
    );
  },
});
