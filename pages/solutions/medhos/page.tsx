import { Portrait } from '../../../components/case/portrait.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { Diagram } from '../../../components/sections/diagram.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Quotation } from '../../../components/sections/quotation.tsx';
import { Rundown } from '../../../components/sections/rundown.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { StepLog } from '../../../components/try/step-log.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Route } from './art/route.tsx';
import { Waiting } from './art/waiting.tsx';
import { returnedOnce, statusOf } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './medhos.module.css';
import medhos from './try.ts';
import { cases, duties, edges, limits, neighbours, nodes, presses, price, questions, steps, visit } from './words.ts';

/**
 * Who decides: the head of a hospital's IT. What they doubt: whether a prescription can go wrong between two systems. What removes the
 * doubt: one prescription carried from signature to door, sent back once, with its log. Console; forest; heads at the left.
 */
export default page({
  needs: solutionData,

  theme: { night: 'forest', paper: 'mint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow="互联网医院方案"
          title="处方走到哪一步，|都有人签字"
          lead="给有执业登记的医院：候诊、视频复诊、审方、取药通知，接在院内系统外面。下面这张处方被药师退回过一次。"
          actions={
            <Actions zone="hero" night second={{ href: caseAddress('lanxi-hospital'), text: '澜西三院的经过' }} />
          }
          art={<Prescription />}
        />

        <Section title="一次复诊谁做什么" lead="澜西市第三医院的流程，内科门诊，2025 年。时间以医生拨出为零点。">
          <Rundown caption="一次视频复诊从候诊到取药的流程" heads={['时间', '发生什么', '谁做']} parts={visit} />
        </Section>

        <Statement
          figure={{ value: '4', unit: '分钟' }}
          title="线上的平均候诊"
          text="一把椅子是一分钟，门诊大厅要坐满 41 把。患者在家等，轮到前十分钟才通知。"
          source="澜西市第三医院，心内科与内分泌科，开诊半年"
          ground="paper"
          art={<Waiting />}
        />

        <Section title="病历不出院" lead="云端只管叫人和传声音画面；录像当日回存，副本随即删除。">
          <Diagram
            label="患者小程序、药房经云桥到医院前置机，前置机接院内系统、医生工作站和归档存储"
            width={1000}
            height={340}
            nodes={nodes}
            edges={edges}
          />
        </Section>

        <Section title="分工" ground="raised">
          <Checklist lists={duties} cards />
        </Section>

        <Section title="信息科怎么说" head="none" ground="raised">
          <Quotation
            text="医生最怕的是多一个系统。现在他们点开的还是原来的工作站，只是多了一个绿色的按钮。"
            name="庄以宁"
            about="澜西市第三医院信息科主任"
            portrait={<Portrait seed="庄以宁" ground="#d4eee6" />}
            figure={{ value: '31', unit: '%', name: '慢病复诊转到了线上' }}
            story={{ href: caseAddress('lanxi-hospital'), action: '读这个案例' }}
          />
        </Section>

        <Section title="期限、实测与不适合的场景" ground="raised">
          <SpecStrip specs={limits} source="规定以 2026 年 10 月有效的版本为准；中断率为 2025 年数据。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="questions"
          title="开始使用"
          data={data.pageData}
          cases={ownCaseFirst('lanxi-hospital', data.cases.list)}
          price={price}
          steps={steps}
          takes="三周"
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '半天评估三个接口',
            lead: '带上院内系统的版本号，当面告诉您第一个科室哪天能开。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '约接口评估' }} />,
          }}
        />
      </>
    );
  },
});

function Prescription() {
  return (
    <Try of={medhos} title="处方 R-2207" look="bare" status={`退回过一次：${statusOf(returnedOnce)}`}>
      <div className={styles.medhos}>
        <Route />
        <Controls label="能做的事">
          {presses.map(([event, name, icon]) => (
            <Press key={event} icon={icon} strong={event === 'write'} data-event={event}>
              {name}
            </Press>
          ))}
          <Press icon="fast-forward" data-wait="">
            等下去
          </Press>
        </Controls>
        <div className={styles.medhosSlip}>
          <div className={styles.medhosPaper}>
            <b>处方笺</b>
            <p>韩阿姨，女，61 岁，心内科复诊</p>
            <p>
              <i>Rp</i> 氨氯地平片 5 mg × 28
            </p>
            <p>每日一次，每次一片</p>
            <p>有效期：自开具起 3 天</p>
          </div>
          <div className={styles.medhosLog}>
            <StepLog label="处方的记录" entries={returnedOnce.log} />
          </div>
        </div>
      </div>
    </Try>
  );
}
