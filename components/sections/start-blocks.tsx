import { Apart } from '../ui/apart.tsx';
import { Breaks } from '../ui/breaks.tsx';
import type { ReactNode } from 'react';
import type { CallData } from '../../config/calls/ask.ts';
import type { DemoLink, DocumentGroup } from '../../config/calls/page-data.ts';
import { demoAttributes, demoIcon } from '../sdk/demo-link.ts';
import { Qr } from '../sdk/qr.tsx';
import { useSite } from '../site-context.ts';
import { ContentLink } from '../ui/content-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { spaced } from '../ui/spaced.ts';
import { CodeSample, type CodeSampleProps } from './code-sample.tsx';
import { groundClass } from './ground.ts';
import { Receipt, type ReceiptRow } from './receipt.tsx';
import styles from './start.module.css';

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

const words = {
  zh: {
    steps: '三步接入',
    stepsIn: (time: string) => spaced('三步接入，共', time),
    code: '代码',
    documents: '文档',
    all: (count: number) => `全部 ${count} 篇文档`,
    reading: '文档与演示',
    demos: '演示',
    scan: '手机扫码打开',
    price: '价格',
    total: '每月合计',
    prices: '全部价格与计算器',
    questions: '常见问题',
    neighbours: '相关产品',
  },
  en: {
    steps: 'Three steps',
    stepsIn: (time: string) => `Three steps, ${time}`,
    code: 'Code',
    documents: 'Documentation',
    all: (count: number) => `All ${count} documents`,
    reading: 'Docs and demos',
    demos: 'Demos',
    scan: 'Scan to open on a phone',
    price: 'Pricing',
    total: 'Per month',
    prices: 'All prices and the calculator',
    questions: 'Questions',
    neighbours: 'Related pages',
  },
} as const;

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
    <Block title={takes ? text.stepsIn(takes) : text.steps}>
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

type ReadingBlockProps = { data: CallData<'pageData'>; demos: boolean };

/** Four documents, all of them by group behind them, and the demos where they have no card of their own. */
export function ReadingBlock({ data, demos }: ReadingBlockProps) {
  const text = useStartWords();
  const documents = fewDocuments(data.document, 4);
  const tries = demos ? data.demo : [];
  const all = data.document.reduce((count, { children }) => count + children.length, 0);
  if (documents.length + tries.length === 0) return null;
  return (
    <Block title={tries.length > 0 ? text.reading : text.documents}>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.link + document.title}>
            <ContentLink link={document.link} className={styles.document} event={{ zone: 'start' }}>
              <span className={styles.title}>{document.title}</span>{' '}
              {document.desc ? <span className={styles.text}>{document.desc}</span> : null}
            </ContentLink>
          </li>
        ))}
      </ul>
      {all > documents.length ? (
        <details className={styles.all}>
          <summary>{text.all(all)}</summary>
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

/** The demos on a card of the page's night, the first with a code to scan. */
export function DemoCard({ demos }: { demos: readonly DemoLink[] }) {
  const text = useStartWords();
  const { site, edition } = useSite();
  const [first, ...others] = demos;
  if (!first) return null;
  return (
    <div className={`${groundClass('night')} ${styles.demos}`}>
      <div className={styles.demo}>
        <h3 className={styles.heading}>
          <Breaks text={first.title} />
        </h3>
        {first.desc ? <p className={styles.text}>{first.desc}</p> : null}
        <ul className={styles.more}>
          {[first, ...others].map((demo) => (
            <li key={demo.link + demo.title}>
              <ContentLink link={demo.link} className={styles.try} {...demoAttributes(demo, 'start')}>
                <Icon name={demoIcon(demo)} size={18} />
                {demo.title}
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
      <figure className={styles.scan}>
        <Qr address={new URL(first.link, site.origins[edition]).href} label={text.scan} />
        <figcaption>{text.scan}</figcaption>
      </figure>
    </div>
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

export function QuestionsBlock({ questions }: { questions: readonly StartQuestion[] }) {
  return (
    <Block title={useStartWords().questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>
            {question}
            <Icon name="plus" size={18} />
          </summary>
          <div className={styles.answer}>{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
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
