import { page } from '../../../components/define-page.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { dollarPrice } from '../../../components/sections/dollar-price.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Sieve } from '../../../components/sections/sieve.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { routeHour } from '../../../config/route-hour.ts';
import { samples } from './code.ts';
import { CountryCard } from './country-card.tsx';
import { Counter } from './counter.tsx';
import * as words from './words.yaml';

/**
 * Who decides: an engineer who sends codes to several countries. What they doubt: what a message costs, and whether it is let in there.
 * What removes the doubt: a message to type, counted by segment and priced by country.
 */
export default page({
  theme: { paper: 'ledger', night: 'forest' },
  head: () => ({ ogImage: { art: <CountryCard /> } }),

  Body({ site }) {
    return (
      <>
        <Opening
          layout="full"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              second={{ href: `${site.docs}/sms`, text: words.opening.second.text, icon: 'book-open' }}
            />
          }
          art={
            <Container>
              <Counter />
            </Container>
          }
        />

        <Section head="centred" title={words.countries.title} lead={words.countries.lead}>
          <Facts facts={words.places} />
        </Section>

        <Section ground="night" title={words.pumping.title} lead={words.pumping.lead}>
          <Sieve
            label={words.pumping.label}
            whole={words.pumping.whole}
            rest={words.pumping.rest}
            gates={words.gates}
          />
        </Section>

        <Section>
          <Split
            wideArt
            art={
              <Chart
                size="half"
                label={words.routes.label}
                x={{ ticks: [0, 15, 30, 45, 60].map((at) => ({ at, text: at < 60 ? `14:${at || '00'}` : '15:00' })) }}
                y={{ ticks: [0, 25, 50, 75, 100], to: 116, name: words.routes.y }}
                marks={[
                  { kind: 'line', name: words.routes.receipts, tone: 'third', points: routeHour.receipts },
                  { kind: 'line', name: words.routes.share, points: routeHour.share, filled: true },
                  { kind: 'limit', x: 25, name: words.routes.away, tone: 'muted' },
                  { kind: 'limit', x: 50, name: words.routes.back, tone: 'muted' },
                ]}
              />
            }
          >
            <Title>{words.routes.title}</Title>
            <p>{words.routes.text}</p>
            <p>{words.routes.probe}</p>
          </Split>
        </Section>

        <Section ground="raised" title={words.late.title} lead={words.late.lead}>
          <Timeline layout="stairs" events={words.steps} />
        </Section>

        <Start
          first="code"
          title={words.start.title}
          code={{ name: 'text-messages-sample', label: words.start.code.label, samples }}
          price={dollarPrice({ usage: words.start.usage, quantities: { texts: 100_000 } })}
          limits={{ cases: words.cases }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            ground: 'paper',
            actions: <Actions zone="closing" second={{ href: '/en/price', text: words.start.second.text }} />,
          }}
        />
      </>
    );
  },
});
