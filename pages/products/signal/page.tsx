import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { LogPane } from '../../../components/sections/log-pane.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { StepLog } from '../../../components/try/step-log.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ChannelLife } from './art/channel-life.tsx';
import { Gaps } from './art/gaps.tsx';
import { RailMap } from './art/rail-map.tsx';
import { hardCall, statusOf } from './model.ts';
import styles from './signal.module.css';
import signal from './try.ts';
import * as words from './words.yaml';

/** The map of an invitation, what both sides can do, and the log. */
function Console() {
  return (
    <Try
      of={signal}
      title={words.console.title}
      hint={words.console.hint}
      status={words.console.status({ statusOf: statusOf(hardCall) })}
    >
      <RailMap />
      <Controls label={words.console.label} strip>
        {words.presses.map(([event, name, icon]) => (
          <Press key={event} icon={icon} strong={event === 'invite'} data-event={event}>
            {name}
          </Press>
        ))}
        <Press icon="fast-forward" data-wait="">
          {words.console.text}
        </Press>
      </Controls>
      <div className={styles.log}>
        <StepLog label={words.console.stepLogLabel} entries={hardCall.log} />
      </div>
    </Try>
  );
}

/**
 * Who decides: an engineer who wants two ends to agree before media flows. What they doubt: whether both ends believe the same when
 * the network fails. What removes the doubt: an invitation that gets lost and is answered twice, and its log.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite' },
  head: () => ({ ogImage: { art: <RailMap card /> } }),

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="column"
          ground="night"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: site.docs, text: words.opening.second.text, icon: 'book-open' }}
            />
          }
          art={<Console />}
        />

        <Section title={words.facts.title}>
          <Facts facts={words.abilities} columns={4} mark="icon" />
        </Section>

        <Section ground="raised" width="wide" title={words.logPane.title} lead={words.logPane.lead}>
          <LogPane title="signal.log" meta={words.logPane.meta} lines={words.lines} />
        </Section>

        <Passage
          title={words.passage.title}
          art={<Gaps />}
          text={words.passage.text}
          source={
            <Button href="/case/xiaojia-watch" event={{ zone: 'body' }} variant="secondary" icon="arrow-right">
              {words.passage.button}
            </Button>
          }
        />

        <Section title={words.channelLife.title} lead={words.channelLife.lead}>
          <ChannelLife />
        </Section>

        <Section ground="raised" title={words.specStrip.title} space="join">
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
        </Section>

        <Section ground="raised" title={words.fork.title} space="join">
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'signal-invite', label: words.start.code.label, samples: words.samples }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" night />,
          }}
        />
      </>
    );
  },
});
