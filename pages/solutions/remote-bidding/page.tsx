import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Rundown } from '../../../components/sections/rundown.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Controls, Option } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Chain } from './art/chain.tsx';
import { Doors } from './art/doors.tsx';
import { Ports } from './art/ports.tsx';
import { Wall } from './art/wall.tsx';
import { picture, reading, seats } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './remote-bidding.module.css';
import bidding from './try.ts';
import * as words from './words.ts';

const { texts, status } = reading('expert');
const rows = [
  ['sees', '看得到'],
  ['hears', '听得到'],
  ['never', '得不到'],
] as const;

/**
 * Who decides: a public resource trading centre and those who supervise it. What they doubt: whether experts in five cities can be kept
 * from knowing each other. What removes the doubt: the plan of five sealed rooms, and who hears whom from each seat.
 */
export default page({
  needs: solutionData,

  theme: { night: 'navy', paper: 'blueprint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow="远程评标"
          title="隔着五道门|评一个标"
          lead="专家留在各自的城市，坐进隔离的评审室，看同一份标书，听得见彼此，认不出彼此。谁的声音能到，取决于坐在哪一间。"
          actions={<Actions zone="hero" second={{ href: caseAddress('lanzhou-bid-evaluation'), text: '岚洲的两年' }} />}
          art={
            <Try of={bidding} title="谁听得到谁" look="bare" status={status} className={styles.stage}>
              <Controls label="座位" className={styles.controls}>
                {seats.map(({ value, label }) => (
                  <Option key={value} name="seat" value={value} label={label} defaultChecked={value === 'expert'} />
                ))}
              </Controls>
              <TwoWidths html={picture('expert')} />
              <dl className={styles.readings}>
                {rows.map(([name, label]) => (
                  <div key={name}>
                    <dt>{label}</dt>
                    <dd data-text={name}>{texts[name]}</dd>
                  </div>
                ))}
              </dl>
            </Try>
          }
        />

        <Section
          title="评审室的四个出入口"
          lead="《招标投标法》第三十七条：评标委员会名单在中标结果确定前保密；《电子招标投标办法》第三十三条：在有效监控和保密的环境下评标。绿线放行，橙线拦下，另外四间只收到变声与剪影。变声每场随机取参数，数字的听辨正确率 99.6%，原声 99.8%。"
        >
          <Ports />
        </Section>

        <Section head="frame" ground="raised" title="一个上午" lead="五地同评一座桥的施工标，时刻为示例，顺序按规程。">
          <Rundown caption="一场远程评标从抽取到归档" heads={['时刻', '做什么', '谁']} parts={words.hall} />
        </Section>

        <Section
          width="wide"
          head="centred"
          title="换掉十秒，后面全错"
          lead="每段录像的开头写着上一段的摘要，最后一个由监督员与代理机构各签一次名，存进档案馆。2024 年一起诉讼调取录像，鉴定用了 20 分钟。"
        >
          <Chain />
        </Section>

        <Statement
          figure={{ value: '61', unit: '%' }}
          title="异议与投诉少了这么多"
          below={<Doors />}
          text={words.mornings}
          source="岚洲市公共资源交易中心，2025 年 11 月"
        />

        <Section
          title="二十五路怎样同看"
          lead="五间评审室各有五个机位。监督员点开哪一路，哪一路才送 1080p，其余 240p；媒体服务在市政务机房，原声只发往监督席。只算画面，2026 年 10 月的默认码率。"
        >
          <Wall />
        </Section>

        <Section title="二十间室三台服务器" ground="paper">
          <Split art={<Receipt {...words.bill} small />}>
            <Timeline layout="list" events={words.sizes} />
          </Split>
        </Section>

        <Section title="上限与不适合的场景">
          <SpecStrip specs={words.limits} source="岚洲市公共资源交易中心，2025 年 11 月" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="questions"
          title="开始使用"
          ground="raised"
          data={data.pageData}
          cases={data.cases.list}
          steps={words.steps}
          takes="六周"
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '两周拿到清单与报价',
            lead: '告诉我们几个县区、多少间评审室；费用按机器与授权算，不按场次。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '约现场勘查' }} />,
          }}
        />
      </>
    );
  },
});
