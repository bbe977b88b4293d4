import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import { Tally } from '../../../components/art/kit/tally.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { SideBySide } from '../../../components/sections/side-by-side.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Controls, Option } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Plan } from './art/plan.tsx';
import { castId, picture, reading, stages } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './wechatApplets.module.css';
import applets from './try.ts';
import * as words from './words.yaml';
import { Copy } from '../../../components/ui/copy.tsx';

const { texts, status } = reading('talk');

/**
 * Who decides: an engineer whose mini-program shall make calls. What they doubt: what WeChat allows, and whether it passes review. What
 * removes the doubt: a call step by step, the line of code beside the screen inside its capsule frame, the lost picture included.
 */
export default page({
  needs: solutionData,

  theme: { night: 'graphite' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="plain"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={<Actions zone="hero" second={words.opening.second} />}
          note={words.opening.note}
          art={
            <Try of={applets} title={words.opening.tryTitle} status={status}>
              <Controls label={words.opening.label} strip className={styles.options}>
                {stages.map(({ value, label }) => (
                  <Option key={value} name="stage" value={value} label={label} defaultChecked={value === 'talk'} />
                ))}
              </Controls>
              <svg className={styles.cast} aria-hidden>
                <g id={castId.doctor}>
                  <Avatar x={0} y={0} r={100} seed={words.opening.seed} />
                </g>
                <g id={castId.patient}>
                  <Avatar x={0} y={0} r={100} seed={words.opening.avatarSeed} ground="#c9efe7" />
                </g>
              </svg>
              <div className={styles.both}>
                <dl className={styles.readings}>
                  {words.rows.map(([name, label]) => (
                    <div key={name}>
                      <dt>{label}</dt>
                      <dd data-text={name}>{texts[name]}</dd>
                    </div>
                  ))}
                </dl>
                <div data-picture="" dangerouslySetInnerHTML={{ __html: picture('talk') }} />
              </div>
            </Try>
          }
        />

        <Section title={words.planSection.title} lead={words.planSection.lead}>
          <div className={styles.plan}>
            <Plan />
          </div>
          <Facts facts={words.hurdles} columns={4} mark="number" />
        </Section>

        <Section head="centred" title={words.comparisonTable.title} ground="raised">
          <SideBySide things={words.comparisonTable.columns} rows={words.abilities} />
        </Section>

        <Passage
          title={words.passage.title}
          art={
            <Tally
              title={words.passage.tallyTitle}
              groups={[{ count: 68, color: 'var(--tint)' }, { count: 26, color: 'var(--second)' }, { count: 6 }]}
              columns={10}
              mark="person"
            />
          }
          text={<Copy text={words.passage.text} values={{ caseAddress: caseAddress('lanxi-hospital') }} />}
          source={words.passage.source}
        />

        <Section title={words.specStrip.title}>
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
          <Fork cases={words.cases} />
        </Section>

        <div id="code">
          <Start
            look="terminal"
            title={words.start.title}
            data={data.pageData}
            cases={ownCaseFirst('lanxi-hospital', data.cases.list)}
            code={{
              name: 'applet',
              label: words.start.code.label,
              samples: [{ label: words.start.code.sample, language: 'javascript', code: words.code }],
            }}
            price={listedPrice({
              product: 'netcall',
              usage: words.start.usage,
              quantities: { hd: 3000 * 8 * 2 },
            })}
            questions={words.questions}
            neighbours={words.neighbours}
            act={{
              title: words.start.act.title,
              lead: words.start.act.lead,
              actions: <Actions zone="closing" night second={words.start.second} />,
            }}
          />
        </div>
      </>
    );
  },
});
