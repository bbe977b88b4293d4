import { caseAddress } from '../../../components/case/addresses.ts';
import { relatedCases, typeOf } from '../../../components/case/case-type.ts';
import { industryOf } from '../../../components/case/industry.ts';
import { productRows } from '../../../components/case/product-page.ts';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { DraftMark } from '../../../components/ui/draft-mark.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Neighbours } from '../../../components/ui/neighbours.tsx';
import { request } from '../../../config/calls/request.ts';
import { CaseCard } from './case-card.tsx';
import { caseJsonLd } from './case-json-ld.ts';
import styles from './story.module.css';
import { Related } from './related.tsx';
import { NightLayout } from './night-layout.tsx';
import { PosterLayout } from './poster-layout.tsx';
import { RecordLayout } from './record-layout.tsx';
import * as words from './words.yaml';

const needs = ({ params }: PageRoute) => ({
  story: request('casePrevOrNext', { id: params.id ?? '' }),
  cases: request('caseList', { page: 1, pageSize: 100 }),
  types: request('caseType'),
});

type Props = PageProps<ReturnType<typeof needs>>;

const stepsTo = ({ data: { story } }: Props) => [
  words.stepsTo.home,
  words.stepsTo.cases,
  ...(story ? [{ name: story.current.title, address: caseAddress(story.current.id) }] : []),
];

const wayTo = (story: { id: string; title: string; customer: string } | null) =>
  story && { href: caseAddress(story.id), title: words.wayTo.title({ customer: story.customer, title: story.title }) };

/** The industry of a case decides its layout. */
const layouts = { poster: PosterLayout, record: RecordLayout, night: NightLayout } as const;

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
      title: words.head.pageTitle({ customer: current.customer, title: current.title, brand }),
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
    const Layout = layouts[industryOf(type).layout];
    const related = relatedCases({ cases: cases.list, of: current });
    return (
      <>
        <Container className={styles.way}>
          <Breadcrumb steps={stepsTo(props)} />
          <DraftMark record={current} now={props.now} />
        </Container>
        <Layout of={current} type={type} />
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
            <Related cases={related} typeOf={(id) => typeOf({ types, id })} />
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
