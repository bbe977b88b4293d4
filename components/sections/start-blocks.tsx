import { Apart } from '../ui/apart.tsx';
import type { ReactNode } from 'react';
import type { CallData } from '../../config/calls/request.ts';
import type { DocumentGroup } from '../../config/calls/page-data.ts';
import { demoAttributes, demoIcon } from '../sdk/demo-link.ts';
import { useSite } from '../site-context.ts';
import { ContentLink } from '../ui/content-link.tsx';
import { Copy } from '../ui/copy.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { spaced } from '../ui/spaced.ts';
import { CodeSample, type CodeSampleProps } from './code-sample.tsx';
import { Receipt, type ReceiptRow } from './receipt.tsx';
import styles from './start.module.css';
import { startBlocks as words } from './words.yaml';

export type StartStep = { title: string; text: ReactNode };

/** A price and a month worked out; `listedPrice` makes it from the price list. */
export type StartPrice = {
  value: string;
  unit: string;
  /** The unit that is billed. */
  name: string;
  /** Whose month it is: `一万二千名师生的班级群`. */
  usage: string;
  rows: readonly ReceiptRow[];
  total: string;
  /** What the total is of, where that is no month: `这一通合计`. */
  totalName?: string;
  /** Where all prices are. */
  href: string;
};

export type StartQuestion = { question: string; answer: ReactNode };
export type StartNeighbour = { href: string; name: string; text: string };

export const useStartWords = () => words[useSite().edition];

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.block}>
      <h3 className={styles.name}>{title}</h3>
      {children}
    </div>
  );
}

export function StepsBlock({ steps, takes }: { steps: readonly StartStep[]; takes?: string | undefined }) {
  const text = useStartWords();
  return (
    <Block title={takes ? spaced(text.stepsIn, takes) : text.steps}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <strong>{title}</strong> <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </Block>
  );
}

export function CodeBlock(sample: CodeSampleProps) {
  return (
    <div className={styles.block}>
      <h3 className={styles.name}>{sample.label}</h3>
      <CodeSample {...sample} />
    </div>
  );
}

/** The first documents of the groups in turn, as many as there is room for. */
function fewDocuments(groups: readonly DocumentGroup[], most: number) {
  const longest = Math.max(0, ...groups.map(({ children }) => children.length));
  return Array.from({ length: longest }, (_, place) => groups.flatMap(({ children }) => children[place] ?? []))
    .flat()
    .slice(0, most);
}

/** Four documents, all of them by group behind them, and the demos. */
export function ReadingBlock({ data }: { data: CallData<'pageData'> }) {
  const text = useStartWords();
  const documents = fewDocuments(data.document, 4);
  const tries = data.demo;
  const all = data.document.reduce((count, { children }) => count + children.length, 0);
  if (documents.length + tries.length === 0) return null;
  return (
    <Block title={tries.length > 0 ? text.reading : text.documents}>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.link + document.title}>
            <ContentLink link={document.link} className={styles.document} event={{ zone: 'start' }}>
              <span className={styles.title}>{document.title}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
      {all > documents.length ? (
        <details className={styles.all}>
          <summary>{text.all({ count: all })}</summary>
          {data.document.map(({ title, children }) => (
            <div key={title}>
              <h4>{title}</h4>
              <ul>
                {children.map((document) => (
                  <li key={document.link + document.title}>
                    <ContentLink link={document.link}>{document.title}</ContentLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      ) : null}
      {tries.length > 0 ? (
        <ul className={styles.tries}>
          {tries.map((demo) => (
            <li key={demo.link + demo.title}>
              <ContentLink link={demo.link} className={styles.try} {...demoAttributes(demo, 'start')}>
                <Icon name={demoIcon(demo)} size={18} />
                {demo.title}
              </ContentLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Block>
  );
}

/** The unit price and a link to all prices; as a receipt where the price is the reader's main doubt. */
export function PriceBlock({ price, large }: { price: StartPrice; large: boolean }) {
  const text = useStartWords();
  const { totalName = text.total } = price;
  return (
    <Block title={text.price}>
      <p className={styles.price}>
        <strong className={styles.value}>{price.value}</strong> {price.unit}{' '}
        <span className={styles.text}>{price.name}</span>
      </p>
      {large ? (
        <Receipt small title={price.usage} rows={price.rows} total={{ name: totalName, amount: price.total }} />
      ) : (
        <p className={styles.example}>
          <Apart>
            <span className={styles.text}>{price.usage}</span>
            {price.rows.map(({ name, how, amount }) => (
              <span key={name} className={styles.reckoning}>
                {how ?? name} = {amount}
              </span>
            ))}
            {price.rows.length > 1 ? (
              <strong className={styles.reckoning}>
                {totalName} = {price.total}
              </strong>
            ) : null}
          </Apart>
        </p>
      )}
      <p className={styles.way}>
        <Link href={price.href}>
          {text.prices} <Icon name="arrow-right" size={16} />
        </Link>
      </p>
    </Block>
  );
}

type QuestionsBlockProps = {
  questions: readonly StartQuestion[];
  /** The first answer is open. */
  open: boolean;
};

export function QuestionsBlock({ questions, open }: QuestionsBlockProps) {
  return (
    <Block title={useStartWords().questions}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }, index) => (
          <details key={question} className={styles.question} open={open && index === 0}>
            <summary>
              {question}
              <Icon name="plus" size={18} />
            </summary>
            <div className={styles.answer}>
              {typeof answer === 'string' ? (
                <p>
                  <Copy text={answer} />
                </p>
              ) : (
                answer
              )}
            </div>
          </details>
        ))}
      </div>
    </Block>
  );
}

export function NeighboursBlock({ neighbours }: { neighbours: readonly StartNeighbour[] }) {
  return (
    <Block title={useStartWords().neighbours}>
      <ul className={styles.neighbours}>
        {neighbours.map(({ href, name, text }) => (
          <li key={href}>
            <Link href={href} className={styles.neighbour}>
              <span className={styles.title}>{name}</span> <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
