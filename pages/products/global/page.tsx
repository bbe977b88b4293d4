import { Globe } from '../../../components/sections/globe/globe.tsx';
import { CaseQuotation } from '../../../components/case/case-quotation.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Bento } from '../../../components/sections/bento.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { LogPane } from '../../../components/sections/log-pane.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { Title } from '../../../components/ui/title.tsx';
import { request } from '../../../config/calls/request.ts';
import { measuredIn } from '../../../config/latency.ts';
import { archipelago, liveShop, majlis, squad } from './art/postcards.tsx';
import { RouteMap } from './route-map.tsx';
import * as words from './words.yaml';
import { price } from './data.ts';
import styles from './global.module.css';
import { Copy } from '../../../components/ui/copy.tsx';

/**
 * Who decides: whoever takes a product abroad. What they doubt: whether it is as quick and as lawful there. What removes the doubt: two
 * cities to choose, and the way between them. Instrument; navy.
 */
export default page({
  needs: (route) => ({ cases: request('caseList', { page: 1, pageSize: 100, type: 'overseas' }), ...pageData(route) }),

  Body({ data }) {
    const told = data.cases.list.find(({ quote }) => quote);
    return (
      <>
        <Opening
          layout="over"
          ground="night"
          title={words.opening.title}
          lead={words.opening.lead}
          actions={<Actions zone="hero" night second={words.opening.second} />}
          art={<Globe />}
        />

        <Section title={words.routeMap.title} lead={words.routeMap.lead({ measuredIn: measuredIn.zh })}>
          <RouteMap />
        </Section>

        <Section ground="night">
          <Split
            wideArt
            flipped
            art={
              <>
                <SpanBars {...words.candidates} />
                <div className={styles.below}>
                  <LogPane title={words.spanBars.title} meta={words.spanBars.meta} lines={words.events} />
                </div>
              </>
            }
          >
            <Title>{words.spanBars.titleTitle}</Title>
            <p>
              <Copy text={words.spanBars.text} />
            </p>
          </Split>
        </Section>

        <Section title={words.bento.title}>
          <Bento
            cells={[
              {
                title: words.bento.cells.title,
                text: words.bento.cells.text,
                href: '/voicechat',
                size: 'half',
                art: majlis,
              },
              {
                title: words.bento.cells.jakartaTitle,
                text: words.bento.cells.jakartaText,
                href: '/social-1v1',
                size: 'half',
                art: archipelago,
              },
              {
                title: words.bento.cells.saoPauloTitle,
                text: words.bento.cells.saoPauloText,
                href: '/game-voice',
                size: 'half',
                art: squad,
              },
              {
                title: words.bento.cells.tokyoTitle,
                text: words.bento.cells.tokyoText,
                href: '/live',
                size: 'half',
                art: liveShop,
              },
            ]}
          />
        </Section>

        <Section ground="raised" title={words.comparisonTable.title} lead={words.comparisonTable.lead}>
          <ComparisonTable
            caption={words.comparisonTable.caption}
            columns={words.comparisonTable.columns}
            rows={words.laws}
          />
        </Section>

        <Section title={words.timeline.title}>
          <Timeline
            events={words.weeks.map(([when, title, yours, ours]) => ({
              when,
              title,
              text: (
                <>
                  <b>{words.timeline.you}</b> {yours}
                  <br />
                  <b>{words.timeline.us}</b> {ours}
                </>
              ),
            }))}
          />
        </Section>

        {told ? (
          <Section ground="night" label={words.customerQuote.label}>
            <CaseQuotation of={told} action={words.customerQuote.story.action} />
            <dl className={classes(styles.below, styles.results)}>
              {told.metrics.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Section>
        ) : null}

        <Start
          look="receipt"
          title={words.start.title}
          data={data.pageData}
          price={price}
          questions={words.questions}
          neighbours={words.start.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" first={words.start.first} />,
          }}
        />
      </>
    );
  },
});
