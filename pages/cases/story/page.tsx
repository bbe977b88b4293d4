import { caseAddress } from '../../../components/case/addresses.ts';
import { CaseChart } from '../../../components/case/case-chart.tsx';
import { CaseLine, CaseLines } from '../../../components/case/case-line.tsx';
import { relatedCases, typeAnchor, typeOf } from '../../../components/case/case-type.ts';
import { leadMetric, measureOf } from '../../../components/case/measure.ts';
import { Metric } from '../../../components/case/metric.tsx';
import { Portrait } from '../../../components/case/portrait.tsx';
import { productRows } from '../../../components/case/product-page.ts';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { Prose } from '../../../components/prose/prose.tsx';
import { CustomerQuote } from '../../../components/sections/customer-quote.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { DraftMark } from '../../../components/ui/draft-mark.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Neighbours } from '../../../components/ui/neighbours.tsx';
import { Wordmark } from '../../../components/ui/wordmark.tsx';
import { TitleWords } from '../../../components/ui/title-words.tsx';
import type { Case } from '../../../config/calls/cases.ts';
import { ask } from '../../../config/calls/ask.ts';
import { CaseCard } from './case-card.tsx';
import { caseJsonLd } from './case-json-ld.ts';
import styles from './story.module.css';
import { StoryAside } from './story-aside.tsx';
import * as words from './words.yaml';

const needs = ({ params }: PageRoute) => ({
  story: ask('casePrevOrNext', { id: params.id ?? '' }),
  cases: ask('caseList', { page: 1, pageSize: 100 }),
  types: ask('caseType'),
});

type Props = PageProps<ReturnType<typeof needs>>;

const stepsTo = ({ data: { story } }: Props) => [
  words.stepsTo.text,
  words.stepsTo.text2,
  ...(story ? [{ name: story.current.title, address: caseAddress(story.current.id) }] : []),
];

const wayTo = (story: { id: string; title: string; customer: string } | null) =>
  story && { href: caseAddress(story.id), title: words.wayTo.title({ customer: story.customer, title: story.title }) };

/** One customer case. */
export default page({
  needs,
  rows: () => productRows,

  head(props: Props) {
    const { data, route, site } = props;
    const brand = site.brand[route.edition].name;
    const breadcrumb = stepsTo(props);
    if (!data.story) return { title: words.head.title({ value: route.params.id ?? '', brand }), breadcrumb };
    const { current } = data.story;
    const type = typeOf({ types: data.types, id: current.type });
    return {
      title: words.head.title2({ customer: current.customer, title: current.title, brand }),
      description: current.summary,
      type: 'article',
      breadcrumb,
      modified: current.updateTime,
      jsonLd: [caseJsonLd({ item: current, section: type.name, route, site })],
      ogImage: { art: <CaseCard item={current} type={type} /> },
    };
  },

  Body(props: Props) {
    const { story, cases, types } = props.data;
    if (!story) return <Missing />;
    const { current, prev, next } = story;
    const type = typeOf({ types, id: current.type });
    const related = relatedCases({ cases: cases.list, of: current });
    return (
      <>
        <Container className={styles.way}>
          <Breadcrumb steps={stepsTo(props)} />
          <DraftMark record={current} now={props.now} />
        </Container>
        <article>
          <Opening
            layout="full"
            eyebrow={<Wordmark name={current.customer} />}
            title={<TitleWords text={current.title} />}
            lead={current.summary}
            note={type.name ? <Link href={`/case#${typeAnchor(type.id)}`}>{type.name}</Link> : undefined}
            art={<Results of={current} />}
          />
          <Container className={styles.columns}>
            <Prose html={current.content} />
            <StoryAside of={current} />
          </Container>
        </article>
        <Container className={styles.around}>
          <Neighbours
            label={words.container.label}
            words={words.container.words}
            prev={wayTo(prev)}
            next={wayTo(next)}
          />
        </Container>

        {related.length > 0 ? (
          <Section ground="raised" title={words.caseLines.title}>
            <CaseLines row>
              {related.map((item) => (
                <CaseLine key={item.id} item={item} type={typeOf({ types, id: item.type })} level={3} />
              ))}
            </CaseLines>
          </Section>
        ) : null}

        <Act
          title={words.act.title}
          lead={words.act.lead}
          actions={<Actions zone="closing" night first={words.act.first} />}
        />
      </>
    );
  },
});

/** What came of it: its number before and after, what the customer says beside it, the other numbers in a row below. */
function Results({ of: { metrics, quote } }: { of: Case }) {
  const lead = leadMetric(metrics);
  return (
    <Container className={styles.results}>
      <div className={styles.proof}>
        <CaseChart metric={lead} />
        {quote ? <CustomerQuote {...quote} portrait={<Portrait seed={quote.by} />} /> : null}
      </div>
      <SpecStrip
        specs={metrics
          .filter((metric) => metric !== lead)
          .map((metric) => {
            const measure = measureOf(metric);
            return {
              value: <Metric value={metric.value} />,
              name: measure.name,
              ...(measure.kind === 'change' && { condition: words.results.condition({ before: measure.before.text }) }),
            };
          })}
      />
    </Container>
  );
}

function Missing() {
  return (
    <Section>
      <EmptyState title={<h1>{words.missing.text}</h1>} text={words.missing.emptyStateText}>
        <Button href="/case" event={{ zone: 'empty' }}>
          {words.missing.button}
        </Button>{' '}
        <Button href="/" event={{ zone: 'empty' }} variant="secondary">
          {words.missing.buttonButton}
        </Button>
      </EmptyState>
    </Section>
  );
}
