import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { LogPane } from '../../../components/sections/log-pane.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Slider } from '../../../components/try/controls.tsx';
import { Dashboard } from '../../../components/try/dashboard.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Builds } from './art/builds.tsx';
import { failures, picture, reading, shown, stations } from './model.ts';
import styles from './yys-devops.module.css';
import devops from './try.ts';
import * as words from './words.ts';

const isSeen = (name: string) => stations.some((station) => station.name === name && station.users > 0);
const seen = words.stops.reduce((sum, { name, count }) => sum + (isSeen(name) ? count : 0), 0);

/**
 * Who decides: whoever is on call after a release. What they doubt: whether a bad version is found before everybody has it, and gone in
 * seconds. What removes the doubt: the line from commit to users, with a station that they break. Journey; graphite, cream.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite', paper: 'cream' },

  Body({ data }) {
    const { texts, status } = reading(shown);
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow="云原生 DevOps"
          title="坏版本自己退回来"
          lead={`从提交到全部用户 ${words.release.minutes} 分钟，九站。代码托管、流水线、制品库与灰度发布在一条线上，每一站都能拦车。给每周发布不止一次的团队。`}
          actions={<Actions zone="hero" second={{ href: '/yys-index', text: '云原生总览' }} />}
          art={
            <Try of={devops} look="bare" title="让一站出错" status={status}>
              <TwoWidths html={picture({ failure: shown })} className={styles.line} />
              <Dashboard
                label="哪一站出错"
                dials={
                  <Slider
                    label="出错的站"
                    name="failure"
                    min={0}
                    max={failures.length - 1}
                    defaultValue={shown}
                    reads={texts.failure}
                  />
                }
                readouts={words.readouts}
                texts={texts}
              />
            </Try>
          }
        />

        <Section
          title="从发现到退回"
          lead="上面那一次，5% 的用户见到了坏版本。日志从灰度开始，到旧版接回全部流量为止。"
        >
          <LogPane title="order-service 3.1.0" meta="9 分 11 秒，6 / 118 行" lines={words.turning} />
        </Section>

        <Section
          head="column"
          title="条件写在代码旁边"
          lead="流水线是仓库里的一个文件，和代码一起评审。退回的条件可以用自己的业务指标：支付成功率、进房成功率、验证码到达率。"
        >
          <CodeSample
            name="yys-pipeline"
            label="一条完整的流水线"
            samples={[{ label: '.yunqiao/pipeline.yml', language: 'yaml', code: words.pipeline }]}
          />
        </Section>

        <Statement
          figure={{ value: '3', unit: '倍' }}
          title="第二次构建快这么多"
          text={`首次构建 ${words.release.firstBuild} 分钟，之后 ${words.release.nextBuild} 分钟：依赖按锁文件的指纹缓存，没改的模块直接取上次的产物，测试只跑受影响的部分，夜里再全跑一遍。`}
          source="2026 年 9 月，1,240 个 Java 仓库的中位数，八核执行机。"
          beside={<Builds />}
        />

        <Section
          title="一千次出错，停在哪一站"
          lead={`${1000 - seen} 次停在用户看见之前；走到灰度以后的 ${seen} 次自己退回。2026 年 10 月，连续一千次没有走到底的流水线。`}
        >
          <SpanBars
            end={450}
            ticks={['0', '150', '300', '450 次']}
            bars={words.stops.map(({ name, note, count }) => ({
              name,
              note,
              to: count,
              value: `${count} 次`,
              tone: isSeen(name) ? 'third' : 'first',
            }))}
          />
        </Section>

        <Section title="权限细到环境" ground="raised" lead="同一个人在四个环境里能做的事不一样，值班员只有退回的权力。">
          <ComparisonTable caption="各角色在四个环境的权限" columns={words.columns} rows={words.rights} />
        </Section>

        <Section title="配额与实测">
          <SpecStrip specs={words.limits} source="2026 年 11 月的默认配额" />
        </Section>

        <Section title="不适合的场景" head="column" space="join">
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="questions"
          title="开始使用"
          ground="raised"
          data={data.pageData}
          steps={words.steps}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: '发一个坏版本试试', actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});
