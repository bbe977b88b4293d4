import type { ReactNode } from 'react';
import type { CallData } from '../../config/calls/request.ts';
import type { CaseHead } from '../../config/calls/cases.ts';
import { Arc, Point } from '../art/kit/arc.tsx';
import { Breaks } from '../ui/breaks.tsx';
import { classes } from '../ui/classes.ts';
import { Container } from '../ui/container.tsx';
import type { CodeSampleProps } from './code-sample.tsx';
import { type Ground, groundClass } from './ground.ts';
import {
  CodeBlock,
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
import { PriceStrip } from './start-receipt.tsx';
import { BoundsBlock, MisfitsBlock, type StartLimits } from './start-limits.tsx';
import styles from './start.module.css';

type Look = 'columns' | 'terminal' | 'receipt' | 'quiet';

type First = 'code' | 'price' | 'questions';

type StartProps = {
  /**
   * By what the reader doubts. `columns`: several things, on a pale ground, with the call to act on a band of its own. `terminal`: how much
   * code it takes, on the page's night. `receipt`: what it costs, on the page's paper; needs a price. `quiet`: how it goes, one row below
   * the other.
   */
  look?: Look;
  /** In `columns`, the block that comes first and largest. */
  first?: First | undefined;
  title: ReactNode;
  /** Of `columns` and `quiet`. */
  ground?: Exclude<Ground, 'night'>;
  /** The page data; a page without it leaves the documents and demos out. */
  data?: CallData<'pageData'>;
  /** Customer cases; the first two show. */
  cases?: readonly CaseHead[];
  /** Three. */
  steps?: readonly StartStep[];
  /** How long the steps take all in all: `三周`. */
  takes?: string;
  /** A few lines, in place of steps. */
  code?: CodeSampleProps;
  price?: StartPrice;
  /** Limits, and whom it does not fit, where the page has no section of them. */
  limits?: StartLimits;
  /** Four, the most asked first. */
  questions: readonly StartQuestion[];
  /** Three, each with what the two do together. */
  neighbours: readonly StartNeighbour[];
  /** The last row: one sentence and one or two buttons; in `columns`, on the page's night or its paper. */
  act: { title: ReactNode; lead?: ReactNode; actions: ReactNode; ground?: 'night' | 'paper' };
};

/** The end of a product or solution page: price, questions, documents and the call to act in one section. */
export function Start({ look = 'columns', first = 'questions', title, ground = 'plain', act, ...parts }: StartProps) {
  const blocks = blocksOf({ ...parts, first: look === 'columns' ? first : undefined, look });
  const heading = (
    <h2 className={styles.heading}>
      <Breaks text={title} />
    </h2>
  );
  if (look === 'columns') {
    const [left, right] = columns[first](blocks);
    return (
      <>
        <section className={classes(groundClass(ground), styles.start)}>
          <Container>
            {heading}
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
  return (
    <section className={classes(groundClass(grounds[look] ?? ground), styles.start, styles[look])}>
      <Container>
        {heading}
        {bodies[look](blocks, linesOf(parts.code) <= shortCode)}
        <div className={styles.last}>
          <Call {...act} />
        </div>
      </Container>
    </section>
  );
}

/** Lines of code with room for the limits below them. */
const shortCode = 9;

const linesOf = (code: CodeSampleProps | undefined) =>
  Math.max(0, ...(code?.samples ?? []).map((sample) => sample.code.trimEnd().split('\n').length));

const grounds: Partial<Record<Look, Ground>> = { terminal: 'night', receipt: 'paper' };

type Blocks = Record<
  'steps' | 'code' | 'reading' | 'price' | 'bounds' | 'misfits' | 'questions' | 'neighbours' | 'cases',
  ReactNode
>;
type Parts = Omit<StartProps, 'title' | 'ground' | 'act'>;

function blocksOf(parts: Parts): Blocks {
  const { look, first, data, cases = [], steps, takes, code, price, limits, questions, neighbours } = parts;
  return {
    steps: steps && steps.length > 0 ? <StepsBlock steps={steps} takes={takes} /> : null,
    code: code ? <CodeBlock {...code} /> : null,
    reading: data ? <ReadingBlock data={data} /> : null,
    price: !price ? null : look === 'receipt' ? (
      <PriceStrip price={price} limits={limits} />
    ) : (
      <PriceBlock price={price} large={first === 'price'} />
    ),
    bounds: limits?.specs && look !== 'receipt' ? <BoundsBlock {...limits} specs={limits.specs} /> : null,
    misfits: limits?.cases ? <MisfitsBlock cases={limits.cases} /> : null,
    cases: cases.length > 0 ? <CasesBlock cases={cases.slice(0, 2)} /> : null,
    questions: questions.length > 0 ? <QuestionsBlock questions={questions} open={look === 'columns'} /> : null,
    neighbours: neighbours.length > 0 ? <NeighboursBlock neighbours={neighbours} /> : null,
  };
}

/** `isShort`: the lines of code leave room below them. */
const bodies: Record<Exclude<Look, 'columns'>, (blocks: Blocks, isShort: boolean) => ReactNode> = {
  terminal: (b, isShort) => {
    const filled = Boolean(b.bounds);
    /** Limits stand below a few lines of code where something else is beside them. */
    const below = isShort && Boolean(b.price ?? b.misfits);
    const apart = filled || !b.reading;
    return (
      <>
        <div className={styles.window}>
          {b.code}
          {below ? b.bounds : null}
          <div className={styles.column}>
            {b.price}
            {below ? null : b.bounds}
            {filled ? b.misfits : b.questions}
          </div>
        </div>
        <div className={styles.thirds}>
          <div className={styles.column}>
            {b.steps}
            {filled ? b.questions : apart ? null : b.neighbours}
          </div>
          <div className={styles.column}>{b.reading}</div>
          <div className={styles.column}>
            {apart ? b.neighbours : null}
            {filled ? null : b.misfits}
            {b.cases}
          </div>
        </div>
      </>
    );
  },
  receipt: (b) => (
    <div className={styles.counter}>
      <div className={styles.column}>
        {b.steps}
        {b.code}
        {b.reading}
      </div>
      {b.price}
      <div className={styles.column}>
        {b.questions}
        {b.misfits}
        {b.cases}
        {b.neighbours}
      </div>
    </div>
  ),
  quiet: (b) => (
    <>
      {b.price}
      {b.bounds}
      {b.misfits}
      {b.steps}
      {b.code}
      {b.questions}
      {b.reading}
      {b.cases}
      {b.neighbours}
    </>
  ),
};

/** The blocks of the left column (seven of twelve) and of the right one. */
const columns: Record<First, (blocks: Blocks) => [left: ReactNode, right: ReactNode]> = {
  code: (b) => [
    <>
      {b.code}
      {b.steps}
      {b.bounds}
      {b.misfits}
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
      {b.bounds}
      {b.misfits}
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
      {b.bounds}
      {b.misfits}
      {b.neighbours}
    </>,
    <>
      {b.steps}
      {b.price}
      {b.cases}
      {b.reading}
    </>,
  ],
};

function Call({ title, lead, actions }: StartProps['act']) {
  return (
    <>
      <div>
        <h2 className={styles.heading}>
          <Breaks text={title} />
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <div className={styles.actions}>{actions}</div>
    </>
  );
}

/** The last row. Its arcs come in from the right and end where the text begins. */
export function Act({ ground = 'night', ...call }: StartProps['act']) {
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
        <Call {...call} />
      </Container>
    </section>
  );
}
