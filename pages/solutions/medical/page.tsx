import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { CustomerStrip } from '../../../components/sections/customer-strip.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Option } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Consult } from './art/consult.tsx';
import { Record, recorded } from './art/record.tsx';
import { ruled } from './art/rules.tsx';
import { Years } from './art/years.tsx';
import { readBy, roles, sheets, statusOf, viewNames, viewOf } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './medical.module.css';
import medical from './try.ts';
import { cases, evening, limits, neighbours, price, questions, rules, steps } from './words.ts';

/**
 * Who decides: whoever runs a health service online. What they doubt: whether they can account for who saw what of a patient. What
 * removes the doubt: one patient's file, opened as five people in turn. Journey; forest and mint; heads in the column.
 */
export default page({
  needs: solutionData,

  theme: { night: 'forest', paper: 'mint' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow="互联网医疗方案"
          title="一份病历|谁看过哪页"
          lead="给健康平台与线上门诊：图文、语音、视频与会诊装在同一份病历里。换一个身份打开，拿到的页数就不同。"
          actions={<Actions zone="hero" second={{ href: '#rules', text: '合规要求', icon: 'arrow-down' }} />}
          art={<File />}
          foot={
            <CustomerStrip
              lead="医疗客户"
              customers={[
                { name: '澜西市第三医院', href: caseAddress('lanxi-hospital') },
                { name: '枕溪县医共体', href: caseAddress('zhenxi-remote-ultrasound') },
              ]}
            />
          }
        />

        <Section
          title="问诊的四级台阶"
          lead="示例病历 0419：多数问题停在图文。往上走一级，人和记录都跟着走；橙点是那一级最容易出的失误，和防它的办法。"
          ground="raised"
        >
          <Lanes {...evening} />
        </Section>

        <Section
          title="会诊时，画笔不碰原图"
          lead="三位医生在同一张照片上圈画，各写各的层。撤回一位的意见，不影响另外两位。"
          head="column"
          ground="night"
        >
          <Consult />
        </Section>

        <div id="rules">
          <Section title="规定落在哪里" lead={`示例病历 0419 的一个晚上，${recorded}。`}>
            <Record />
            <Facts facts={rules.map((rule, index) => ({ ...rule, art: ruled[index] }))} columns={4} />
          </Section>
        </div>

        <Statement
          figure={{ value: '15', unit: '年' }}
          title="病历至少要存这么久"
          text="对话与录像这类过程记录不少于 3 年，图中亮着的三册。我们负责完整地交到您的存储，每个文件附校验值；之后的保管归您的机构。"
          source="《互联网诊疗监管细则（试行）》，2022 年"
          art={<Years />}
        />

        <Section title="上限与不适合的场景" head="column" ground="raised">
          <SpecStrip specs={limits} source="默认配置，2026 年 10 月。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="price"
          title="开始使用"
          data={data.pageData}
          cases={ownCaseFirst('lanxi-hospital', data.cases.list)}
          price={price}
          steps={steps}
          takes="四周"
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '让法务先试一遍',
            lead: '示例病历里有五个身份，导出的访问记录可以直接附进评审材料。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '预约架构师' }} />,
          }}
        />
      </>
    );
  },
});

function File() {
  return (
    <Try of={medical} title="病历 0419，七页" status={statusOf('expert')} className={styles.medicalTry}>
      <Controls label="以谁的身份打开" strip>
        {roles.map(({ id, name }) => (
          <Option key={id} name="role" value={id} label={name} defaultChecked={id === 'expert'} />
        ))}
      </Controls>
      <ul className={styles.medicalSheets}>
        {sheets.map((sheet) => {
          const view = viewOf('expert', sheet);
          return (
            <li key={sheet.id} className={styles.medicalSheet} data-sheet={sheet.id} data-view={view}>
              <span className={styles.medicalText} data-text="text">
                {readBy('expert', sheet)}
              </span>{' '}
              <span className={styles.medicalView} data-text="view">
                {viewNames[view]}
              </span>{' '}
              <b className={styles.medicalTab}>{sheet.tab}</b>
            </li>
          );
        })}
      </ul>
    </Try>
  );
}
