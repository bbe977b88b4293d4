import { Portrait } from '../../../components/case/portrait.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { Diagram } from '../../../components/sections/diagram.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Quotation } from '../../../components/sections/quotation.tsx';
import { Rundown } from '../../../components/sections/rundown.tsx';
import { Section } from '../../../components/sections/section.tsx';
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
import * as words from './words.yaml';
import { edges, nodes, price } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

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
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: caseAddress('lanxi-hospital'), text: words.opening.second.text }}
            />
          }
          art={<Prescription />}
        />

        <Section title={words.rundown.title} lead={words.rundown.lead}>
          <Rundown caption={words.rundown.caption} heads={words.rundown.heads} parts={words.visit} />
        </Section>

        <Statement
          figure={words.statement.figure}
          title={words.statement.title}
          text={words.statement.text}
          source={words.statement.source}
          ground="paper"
          art={<Waiting />}
        />

        <Section title={words.diagram.title} lead={words.diagram.lead}>
          <Diagram label={words.diagram.label} width={1000} height={340} nodes={nodes} edges={edges} />
        </Section>

        <Section title={words.checklist.title} ground="raised">
          <Checklist lists={words.duties} cards />
        </Section>

        <Section title={words.quotation.title} head="none" ground="raised">
          <Quotation
            text={words.quotation.text}
            name={words.quotation.name}
            about={words.quotation.about}
            portrait={<Portrait seed={words.quotation.seed} ground="#d4eee6" />}
            figure={words.quotation.figure}
            story={{ href: caseAddress('lanxi-hospital'), action: words.quotation.story.action }}
          />
        </Section>

        <Start
          look="quiet"
          title={words.start.title}
          data={data.pageData}
          cases={ownCaseFirst('lanxi-hospital', data.cases.list)}
          price={price}
          steps={words.steps}
          takes={words.start.takes}
          limits={{ specs: words.limits, source: words.specStrip.source, cases: words.cases }}
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

function Prescription() {
  return (
    <Try
      of={medhos}
      title={words.prescription.title}
      look="bare"
      status={words.prescription.status({ statusOf: statusOf(returnedOnce) })}
    >
      <div className={styles.medhos}>
        <Route />
        <Controls label={words.prescription.label}>
          {words.presses.map(([event, name, icon]) => (
            <Press key={event} icon={icon} strong={event === 'write'} data-event={event}>
              {name}
            </Press>
          ))}
          <Press icon="fast-forward" data-wait="">
            {words.prescription.wait}
          </Press>
        </Controls>
        <div className={styles.medhosSlip}>
          <div className={styles.medhosPaper}>
            <b>{words.prescription.strong}</b>
            <p>{words.prescription.patient}</p>
            <p>
              <Copy text={words.prescription.line} values={{ i: <i>Rp</i> }} />
            </p>
            <p>{words.prescription.dosage}</p>
            <p>{words.prescription.validity}</p>
          </div>
          <div className={styles.medhosLog}>
            <StepLog label={words.prescription.stepLogLabel} entries={returnedOnce.log} />
          </div>
        </div>
      </div>
    </Try>
  );
}
