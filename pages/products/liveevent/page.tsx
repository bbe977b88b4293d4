import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Diagram } from '../../../components/sections/diagram.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Rundown } from '../../../components/sections/rundown.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { gigabytesAnHour, streamRates } from '../../../config/live-lines.ts';
import { Evening } from './art/evening.tsx';
import styles from './liveevent.module.css';
import { Sheet } from './sheet.tsx';
import * as words from './words.yaml';
import { edges, ownTalks } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

/** Two thousand people, two hours of 1080p, recorded. */
const launch = { traffic: 2_000 * 2 * gigabytesAnHour(streamRates[1080]), record: 120 };

/**
 * Who decides: whoever answers for the launch or the annual party, once a year. What they doubt: who does what, and who stands there when it
 * breaks. What removes the doubt: the sheet itself, with names, moving with the date they set.
 */
export default page({
  needs: pageData,
  theme: { paper: 'cream', night: 'forest' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="column"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              second={{
                href: 'https://demo.yunqiao.example/liveevent',
                text: words.opening.second.text,
                icon: 'ticket',
              }}
            />
          }
          note={words.opening.note}
          art={<Sheet />}
        />

        <Section title={words.rundown.title} lead={words.rundown.lead}>
          <Rundown caption={words.rundown.caption} heads={words.rundown.heads} parts={words.acts} />
        </Section>

        <Section title={words.diagram.title} ground="paper">
          <Diagram label={words.diagram.label} width={830} height={310} nodes={words.nodes} edges={edges} />
          <div className={styles.create}>
            <Split
              wideArt
              art={<CodeSample name="event-create" label={words.diagram.codeSampleLabel} samples={words.samples} />}
            >
              <p>{words.diagram.text}</p>
              <p>{words.diagram.ownApp}</p>
            </Split>
          </div>
        </Section>

        <Statement
          title={words.statement.title}
          text={words.statement.text}
          source={<Copy text={words.statement.statementText} values={{ ownTalks }} />}
          art={<Evening />}
        />

        <Section title={words.checklist.title}>
          <Checklist lists={words.duties} cards />
        </Section>

        <Section title={words.fork.title}>
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="receipt"
          title={words.start.title}
          data={data.pageData}
          steps={words.steps}
          price={{
            ...listedPrice({
              product: 'live',
              quantities: launch,
              usage: words.start.usage,
            }),
            totalName: words.start.total,
          }}
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
