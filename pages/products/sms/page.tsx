import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Sieve } from '../../../components/sections/sieve.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { measuredIn } from '../../../config/latency.ts';
import { routeHour } from '../../../config/route-hour.ts';
import { Arrival } from './art/arrival.tsx';
import { Ruler } from './art/ruler.tsx';
import { Counter } from './counter-frame.tsx';
import { samples } from './samples.ts';
import * as words from './words.yaml';
import { places } from './data.ts';

/**
 * Who decides: an engineer whose users do not receive codes. What they doubt: whether it is the provider or the carrier that is slow.
 * What removes the doubt: five seconds to scale, and the nine hops that they are spent on.
 */
export default page({
  needs: pageData,

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="split"
          ground="raised"
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              register={words.opening.register}
              second={{ href: `${site.docs}/sms/quick-start`, text: words.opening.second.text, icon: 'terminal' }}
            />
          }
          art={<Arrival />}
          foot={<Ruler />}
        />

        <Section title={words.counter.title} lead={words.counter.lead}>
          <Counter />
        </Section>

        <Section ground="night" title={words.spanBars.title} lead={words.spanBars.lead({ measuredIn: measuredIn.zh })}>
          <SpanBars bars={words.trip} end={4000} ticks={words.spanBars.ticks} />
        </Section>

        <Section>
          <Split
            wideArt
            art={
              <Chart
                size="half"
                label={words.chart.label}
                x={{ ticks: [0, 15, 30, 45, 60].map((at) => ({ at, text: at < 60 ? `14:${at || '00'}` : '15:00' })) }}
                y={{ ticks: [0, 25, 50, 75, 100], to: 116, name: words.chart.y.name }}
                marks={[
                  { kind: 'line', name: words.chart.marks.receipts, tone: 'third', points: routeHour.receipts },
                  { kind: 'line', name: words.chart.marks.traffic, points: routeHour.share, filled: true },
                  { kind: 'limit', x: 25, name: words.chart.marks.rerouted, tone: 'muted' },
                  { kind: 'limit', x: 50, name: words.chart.marks.returned, tone: 'muted' },
                  { kind: 'point', at: [35, 82.6], name: words.chart.marks.tightened, tone: 'third', side: 'below' },
                ]}
              />
            }
          >
            <Title>{words.chart.title}</Title>
            <p>{words.chart.text}</p>
            <p>{words.chart.reroute}</p>
            <p>{words.chart.billing}</p>
          </Split>
        </Section>

        <Section ground="raised" head="column" title={words.timeline.title} lead={words.timeline.lead}>
          <Timeline layout="list" events={words.schedule} />
        </Section>

        <Section ground="night" title={words.sieve.title} lead={words.sieve.lead}>
          <Sieve label={words.sieve.label} whole={words.sieve.whole} rest={words.sieve.rest} gates={words.gates} />
        </Section>

        <Section title={words.facts.title} lead={words.facts.lead}>
          <Facts facts={places} columns={4} />
        </Section>

        <Section ground="raised" head="column" title={words.notForYou.title}>
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'sms-sample', label: words.start.code.label, samples }}
          price={listedPrice({ product: 'sms', usage: words.start.usage, quantities: { notice: 100_000 } })}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            ground: 'paper',
            actions: <Actions zone="closing" register={words.start.register} second={words.start.second} />,
          }}
        />
      </>
    );
  },
});
