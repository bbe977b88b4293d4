import { caseAddress } from '../../../components/case/addresses.ts';
import { leadMetric } from '../../../components/case/measure.ts';
import { partsOf } from '../../../components/case/metric-parts.ts';
import { Portrait } from '../../../components/case/portrait.tsx';
import { speakerOf } from '../../../components/case/speaker.ts';
import { Quotation } from '../../../components/sections/quotation.tsx';
import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { KitScreens } from '../../../components/call/kit-screens.tsx';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Bento } from '../../../components/sections/bento.tsx';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { request } from '../../../config/calls/request.ts';
import { NetcallHeroArt } from './art/hero.tsx';
import { callSamples } from './code.ts';
import { Life } from './life.tsx';
import { loss, phases } from './lift.ts';
import styles from './netcall.module.css';
import { scenes } from './scenes.tsx';
import * as words from './words.yaml';

const needs = (route: PageRoute) => ({
  ...pageData(route),
  cases: request('caseList', { page: 1, pageSize: 100 }),
});

/**
 * Who decides: an engineer whose app is to ring like a telephone. What they doubt: what happens when nobody answers, the phone is
 * locked or the line is bad. What removes the doubt: a call to place, with busy, timeout and a lost network at hand.
 */
export default page({
  needs,

  head: ({ site, route }) => ({
    breadcrumb: [words.page.breadcrumb, { name: site.netcallName, address: route.address }],
  }),

  Body({ data, site }: PageProps<ReturnType<typeof needs>>) {
    /** A customer who has something to say and built on calls first of all. */
    const told = data.cases.list.find(({ products, quote }) => quote && products[0] === 'netcall');
    return (
      <Cast people={words.cast.people}>
        <Opening
          layout="full"
          ground="raised"
          eyebrow={words.opening.eyebrow({ netcallName: site.netcallName })}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" second={{ demo: 'netcall', text: words.opening.second.text, icon: 'smartphone' }} />
          }
          art={
            <Container>
              <NetcallHeroArt />
            </Container>
          }
        />

        <Section title={words.life.title} lead={words.life.lead}>
          <Life />
        </Section>

        <Section head="centred" title={words.kitScreen.title} lead={words.kitScreen.lead}>
          <KitScreens screens={words.screens} on={words.kitScreen.on} label={words.kitScreen.label} />
        </Section>

        <Section ground="raised" title={words.chart.title} lead={words.chart.lead}>
          <div className={styles.lift}>
            <Chart
              label={words.chart.label}
              x={{ ticks: [0, 10, 20, 30, 40, 50, { at: 60, text: words.chart.x.text }] }}
              y={words.chart.y}
              marks={[
                { kind: 'line', points: loss, tone: 'third', filled: true },
                { kind: 'limit', x: 13, name: words.chart.marks.name, tone: 'muted' },
                { kind: 'limit', x: 38, name: words.chart.marks.liftName, tone: 'muted' },
                { kind: 'point', at: [30, 33], name: '33%', tone: 'third', side: 'above' },
              ]}
            />
          </div>
          <Timeline events={phases} />
        </Section>

        <Section ground="raised" title={words.bento.title}>
          <Bento cells={scenes} />
        </Section>

        <Section head="column" title={words.facts.title}>
          <Facts columns={2} facts={words.rules} />
          {told?.quote ? (
            <div className={styles.quote}>
              <Quotation
                layout="card"
                text={told.quote.text}
                {...speakerOf(told.quote.by)}
                portrait={<Portrait seed={told.quote.by} />}
                figure={figureOf(leadMetric(told.metrics))}
                story={{ href: caseAddress(told.id), action: words.facts.story.action({ customer: told.customer }) }}
              />
            </div>
          ) : null}
        </Section>

        <Section head="column" title={words.fork.title}>
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'netcall-sample', label: words.start.code.label, samples: callSamples }}
          price={listedPrice({
            product: 'netcall',
            usage: words.start.usage,
            quantities: { hd: 100 * 10 * 2 * 30 },
          })}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" night second={words.start.second} />,
          }}
        />
      </Cast>
    );
  },
});

function figureOf({ value, label }: { value: string; label: string }) {
  const { before, number, after } = partsOf(value);
  return { value: `${before}${number}`, unit: after, name: label };
}
