import type { ReactNode } from 'react';
import type { CallData } from '../../config/calls/ask.ts';
import type { CaseHead } from '../../config/calls/cases.ts';
import { Arc, Point } from '../art/kit/arc.tsx';
import { Breaks } from '../ui/breaks.tsx';
import { classes } from '../ui/classes.ts';
import { Container } from '../ui/container.tsx';
import type { CodeSampleProps } from './code-sample.tsx';
import { type Ground, groundClass } from './ground.ts';
import {
  CodeBlock,
  DemoCard,
  NeighboursBlock,
  PriceBlock,
  QuestionsBlock,
  ReadingBlock,
  type StartNeighbour,
  type StartPrice,
  type StartQuestion,
  type StartStep,
  StepsBlock,
} from './start-blocks.tsx';
import { CasesBlock } from './start-cases.tsx';
import styles from './start.module.css';

export type { StartPrice } from './start-blocks.tsx';

type StartProps = {
  /** The block that answers the reader's main doubt comes first and largest: code, demo, price or questions. */
  first: 'code' | 'demo' | 'price' | 'questions';
  title: ReactNode;
  ground?: Exclude<Ground, 'night'>;
  /** The page data; a page without it leaves the documents and demos out. */
  data?: CallData<'pageData'>;
  /** Customer cases; the first two show. */
  cases?: readonly CaseHead[];
  /** Three. */
  steps?: readonly StartStep[];
  /** How long the steps take all in all: `三周`. */
  takes?: string;
  /** A few lines: with `first: 'code'`, in place of steps. */
  code?: CodeSampleProps;
  price?: StartPrice;
  /** Four, the most asked first. */
  questions: readonly StartQuestion[];
  /** Three, each with what the two do together. */
  neighbours: readonly StartNeighbour[];
  /** The last row: one sentence and one or two buttons, on the page's night or its paper. */
  act: { title: ReactNode; lead?: ReactNode; actions: ReactNode; ground?: 'night' | 'paper' };
};

/** The end of a product or solution page: price, questions, documents and the call to act in one section. */
export function Start({ first, title, ground = 'plain', act, ...parts }: StartProps) {
  const [left, right] = columns[first](blocksOf(first, parts));
  return (
    <>
      <section className={classes(groundClass(ground), styles.start)}>
        <Container>
          <h2 className={styles.heading}>
            <Breaks text={title} />
          </h2>
          <div className={styles.columns}>
            <div className={classes(styles.column, styles.left)}>{left}</div>
            <div className={styles.column}>{right}</div>
          </div>
        </Container>
      </section>
      <Act {...act} />
    </>
  );
}

type Blocks = Record<
  'steps' | 'code' | 'demos' | 'reading' | 'price' | 'questions' | 'neighbours' | 'cases',
  ReactNode
>;
type Parts = Omit<StartProps, 'first' | 'title' | 'ground' | 'act'>;

function blocksOf(
  first: StartProps['first'],
  { data, cases = [], steps, takes, code, price, questions, neighbours }: Parts,
): Blocks {
  const demos = first === 'demo' ? (data?.demo ?? []) : [];
  return {
    steps: steps && steps.length > 0 ? <StepsBlock steps={steps} takes={takes} /> : null,
    code: code ? <CodeBlock {...code} /> : null,
    demos: demos.length > 0 ? <DemoCard demos={demos} /> : null,
    reading: data ? <ReadingBlock data={data} demos={demos.length === 0} /> : null,
    price: price ? <PriceBlock price={price} large={first === 'price'} /> : null,
    cases: cases.length > 0 ? <CasesBlock cases={cases.slice(0, 2)} /> : null,
    questions: questions.length > 0 ? <QuestionsBlock questions={questions} /> : null,
    neighbours: neighbours.length > 0 ? <NeighboursBlock neighbours={neighbours} /> : null,
  };
}

/** The blocks of the left column (seven of twelve) and of the right one. */
const columns: Record<StartProps['first'], (blocks: Blocks) => [left: ReactNode, right: ReactNode]> = {
  code: (b) => [
    <>
      {b.code}
      {b.steps}
      {b.reading}
      {b.cases}
    </>,
    <>
      {b.price}
      {b.questions}
      {b.neighbours}
    </>,
  ],
  demo: (b) => [
    <>
      {b.demos}
      {b.steps}
      {b.reading}
      {b.cases}
    </>,
    <>
      {b.price}
      {b.questions}
      {b.neighbours}
    </>,
  ],
  price: (b) => [
    <>
      {b.price}
      {b.reading}
      {b.cases}
    </>,
    <>
      {b.questions}
      {b.steps}
      {b.neighbours}
    </>,
  ],
  questions: (b) => [
    <>
      {b.questions}
      {b.neighbours}
      {b.cases}
    </>,
    <>
      {b.steps}
      {b.price}
      {b.reading}
    </>,
  ],
};

/** The last row. Its arcs come in from the right and end where the text begins. */
export function Act({ title, lead, actions, ground = 'night' }: StartProps['act']) {
  return (
    <section className={classes(groundClass(ground), styles.act)}>
      <svg viewBox="0 0 660 150" preserveAspectRatio="xMaxYMax meet" fill="none" aria-hidden="true">
        <path d="M-2000 128H680" stroke="var(--rule)" strokeWidth="2" />
        <Arc from={[60, 128]} to={[760, 128]} lift={150} color="var(--tint)" />
        <Arc from={[220, 128]} to={[740, 128]} lift={96} color="var(--second)" width={1.5} />
        <Point at={[60, 128]} color="var(--tint)" r={4} />
        <Point at={[220, 128]} color="var(--second)" r={3} />
      </svg>
      <Container className={styles.row}>
        <div>
          <h2 className={styles.heading}>
            <Breaks text={title} />
          </h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        <div className={styles.actions}>{actions}</div>
      </Container>
    </section>
  );
}
