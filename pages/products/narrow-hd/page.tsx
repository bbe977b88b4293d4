import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Linen } from './art/linen.tsx';
import { Shares } from './art/shares.tsx';
import { Compare } from './compare.tsx';
import { breakEven } from './model.ts';
import * as words from './words.yaml';
import { encoding, gigabytes, limits, samples, saved, traffic } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

const even = breakEven({ encoding, traffic, gigabytes, saved });

/** Yuan an hour of a 720p channel, by how many watch. */
const plainHour = (viewers: number) => (viewers * gigabytes * traffic) / 100;
const narrowHour = (viewers: number) => plainHour(viewers) * (1 - saved) + (encoding * 60) / 100_000;

/**
 * Who decides: who pays for the traffic and answers for the picture. What they doubt: that half of the bits can look the same. What
 * removes the doubt: one frame, a handle, and every block's share of the bits, which add up to the two counters.
 */
export default page({
  needs: pageData,
  theme: { paper: 'mint' },

  Body({ data }) {
    return (
      <Cast people={[]}>
        <Opening
          layout="centred"
          ground="raised"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              second={{
                href: 'https://console.yunqiao.example/narrow-hd/try',
                text: words.opening.second.text,
                icon: 'upload',
              }}
            />
          }
          art={<Compare />}
          foot={<SpecStrip specs={limits} source={words.specStrip.source} small />}
        />

        <Section title={words.shares.title} lead={words.shares.lead}>
          <Shares />
        </Section>

        <Section title={words.facts.title} head="column" ground="paper">
          <Facts facts={words.ways} columns={3} mark="number" />
        </Section>

        <Statement
          figure={{ value: '46', unit: '%' }}
          title={words.statement.title}
          text={words.statement.text}
          source={<Copy text={words.body.text} values={{ caseAddress: caseAddress('zhixiang-live-shop') }} />}
          art={<Linen />}
        />

        <Section title={words.chart.title({ even })} lead={words.chart.lead}>
          <Chart
            label={words.chart.label({ even })}
            x={words.chart.x}
            y={words.chart.y}
            marks={[
              {
                kind: 'line',
                points: [
                  [0, plainHour(0)],
                  [100, plainHour(100)],
                ],
                name: words.chart.marks.name,
                tone: 'muted',
              },
              {
                kind: 'line',
                points: [
                  [0, narrowHour(0)],
                  [100, narrowHour(100)],
                ],
                name: words.chart.marks.name2,
                tone: 'second',
              },
              { kind: 'point', at: [even, narrowHour(even)], name: words.chart.marks.name3({ even }), side: 'above' },
            ]}
          />
        </Section>

        <Section head="centred" title={words.timeline.title} ground="paper">
          <Timeline events={words.trial} />
        </Section>

        <Section title={words.notForYou.title}>
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title={words.start.title}
          ground="raised"
          data={data.pageData}
          code={{ name: 'narrow-hd-start', label: words.start.code.label, samples: samples }}
          price={listedPrice({
            product: 'live',
            quantities: { narrow: 3_600, traffic: 20_250 },
            usage: words.start.usage,
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
