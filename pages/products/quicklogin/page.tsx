import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { SideBySide } from '../../../components/sections/side-by-side.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Controls, Option, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Exchange } from './art/exchange.tsx';
import { clocks, networks, statusOf } from './model.ts';
import styles from './quicklogin.module.css';
import quicklogin from './try.ts';
import * as words from './words.yaml';
import { waiting } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const picture = clocks({ network: 'both', elapsed: Infinity });
const most = words.failures[0][1];

/** Two clocks: the button and the code. */
function Race() {
  return (
    <Try
      of={quicklogin}
      title={words.race.title}
      hint={words.race.hint}
      status={statusOf('both')}
      className={styles.race}
    >
      <svg viewBox="0 0 640 390" fill="none" role="img" aria-label={words.race.label} className={styles.clocks}>
        <g data-picture="" dangerouslySetInnerHTML={{ __html: picture }} />
      </svg>
      <Controls label={words.race.controlsLabel} strip>
        {Object.entries(networks).map(([id, name]) => (
          <Option key={id} name="network" value={id} label={name} defaultChecked={id === 'both'} />
        ))}
        <Press strong icon="fingerprint-pattern" data-tap="">
          {words.race.text}
        </Press>
      </Controls>
    </Try>
  );
}

/**
 * Who decides: whoever answers for sign-ups. What they doubt: whether it is quicker than a code, and what happens when it fails. What
 * removes the doubt: both race in each network, and the ten reasons of failure with their shares.
 */
export default page({
  needs: pageData,

  theme: { paper: 'ledger' },
  head: () => ({ ogImage: { art: <Exchange className={styles.card} /> } }),

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" second={{ href: site.docs, text: words.opening.second.text, icon: 'book-open' }} />
          }
          note={words.opening.note}
          art={<Race />}
          foot={<SpecStrip specs={words.limits} source={words.specStrip.source} small />}
        />

        <Section head="centred" title={words.exchange.title} lead={words.exchange.lead}>
          <Exchange />
        </Section>

        <Section ground="raised" head="column" title={words.section.title} lead={<Copy text={words.section.text} />}>
          <ul className={styles.failures}>
            {words.failures.map(([reason, share, act]) => (
              <li key={reason}>
                <span>{reason}</span>{' '}
                <svg viewBox="0 0 310 12" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 6H${(share / most) * 310}`} stroke="var(--tint)" strokeWidth="12" />
                </svg>
                <b>{share}%</b> <span className={styles.act}>{act}</span>
              </li>
            ))}
          </ul>
        </Section>

        <Passage
          title={words.passage.title}
          art={<Chart {...waiting} />}
          text={words.passage.text}
          source={
            <Button href="/case/banmu-fresh-delivery" event={{ zone: 'body' }} variant="secondary" icon="arrow-right">
              {words.passage.button}
            </Button>
          }
        />

        <Section title={words.facts.title}>
          <Facts facts={words.truths} mark="number" />
        </Section>

        <Section ground="paper">
          <Split
            art={<CodeSample name="quicklogin-code" label={words.codeSample.label} samples={words.samples} />}
            wideArt
          >
            <h2>{words.codeSample.title}</h2>
            <p>{words.codeSample.text}</p>
            <p>{words.codeSample.wait}</p>
          </Split>
        </Section>

        <Section title={words.comparisonTable.title} head="frame" lead={words.comparisonTable.lead}>
          <SideBySide things={words.columns} rows={words.rows} />
        </Section>

        <Section ground="raised" title={words.fork.title} space="join">
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="receipt"
          title={words.start.title}
          data={data.pageData}
          steps={words.steps}
          price={listedPrice({
            product: 'quicklogin',
            usage: words.start.usage,
            quantities: { login: 220_000, verify: 30_000 },
          })}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" />,
          }}
        />
      </>
    );
  },
});
