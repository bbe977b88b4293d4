import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { CustomerStrip } from '../../../components/sections/customer-strip.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
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
import * as words from './words.yaml';
import { price } from './data.ts';

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
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" second={{ href: '#rules', text: words.opening.second.text, icon: 'arrow-down' }} />
          }
          art={<File />}
          foot={
            <CustomerStrip
              lead={words.opening.customerStripLead}
              customers={[
                { name: words.opening.customers.name, href: caseAddress('lanxi-hospital') },
                { name: words.opening.customers.allianceName, href: caseAddress('zhenxi-remote-ultrasound') },
              ]}
            />
          }
        />

        <Section title={words.lanes.title} lead={words.lanes.lead} ground="raised">
          <Lanes {...words.evening} />
        </Section>

        <Section title={words.consult.title} lead={words.consult.lead} head="column" ground="night">
          <Consult />
        </Section>

        <div id="rules">
          <Section title={words.record.title} lead={words.record.lead({ recorded })}>
            <Record />
            <Facts facts={words.rules.map((rule, index) => ({ ...rule, art: ruled[index] }))} columns={4} />
          </Section>
        </div>

        <Statement
          title={words.statement.title}
          text={words.statement.text}
          source={words.statement.source}
          art={<Years />}
        />

        <Section title={words.fork.title} ground="raised">
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="receipt"
          title={words.start.title}
          data={data.pageData}
          cases={ownCaseFirst('lanxi-hospital', data.cases.list)}
          price={price}
          steps={words.steps}
          takes={words.start.takes}
          limits={{ specs: words.limits, source: words.specStrip.source }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" second={words.start.second} />,
          }}
        />
      </>
    );
  },
});

function File() {
  return (
    <Try of={medical} title={words.file.title} status={statusOf('expert')} className={styles.medicalTry}>
      <Controls label={words.file.label} strip>
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
