import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { Frame } from '../../../components/footage/frame.tsx';
import linen from '../../../components/footage/material/linen.webp';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Copy } from '../../../components/ui/copy.tsx';
import { Closer } from './closer.tsx';
import { Compare } from './compare.tsx';
import { curve, encoding, gigabytes, month, samples, saved, traffic } from './data.ts';
import { breakEven } from './model.ts';
import styles from './narrow-hd.module.css';
import * as words from './words.yaml';

const even = breakEven({ encoding, traffic, gigabytes, saved });

/** Yuan an hour of a 720p channel, by how many watch. */
const plainHour = (viewers: number) => (viewers * gigabytes * traffic) / 100;
const narrowHour = (viewers: number) => plainHour(viewers) * (1 - saved) + (encoding * 60) / 100_000;
const most = 200;

/**
 * Who decides: who pays for the traffic and answers for the picture. What they doubt: whether fewer bits can look the same. What removes
 * the doubt: one frame in two real encodings, how they were made, and what was measured.
 */
export default page({
  needs: pageData,
  theme: { paper: 'mint' },

  Body({ data }) {
    return (
      <>
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
        />

        <Section title={words.closerSection.title} lead={words.closerSection.lead}>
          <Closer />
        </Section>

        <Section title={words.curve.title} lead={words.curve.lead} ground="paper">
          <Chart {...curve} />
        </Section>

        <Passage
          title={words.measure.title}
          text={words.measure.text.map((each) => <p key={each}>{each}</p>)}
          source={<Copy text={words.measure.source} values={{ caseAddress: caseAddress('zhixiang-live-shop') }} />}
          art={
            <div className={styles.linen}>
              <Frame {...linen} text={words.measure.picture} />
            </div>
          }
        />

        <Section title={words.facts.title} head="column" ground="raised">
          <Facts facts={words.ways} columns={3} mark="number" />
        </Section>

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
                  [most, plainHour(most)],
                ],
                name: words.chart.marks.name,
                tone: 'muted',
              },
              {
                kind: 'line',
                points: [
                  [0, narrowHour(0)],
                  [most, narrowHour(most)],
                ],
                name: words.chart.marks.narrowName,
                tone: 'second',
              },
              {
                kind: 'point',
                at: [even, narrowHour(even)],
                name: words.chart.marks.peopleName({ even }),
                side: 'above',
              },
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
            quantities: month,
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
      </>
    );
  },
});
