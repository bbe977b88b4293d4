import { type Choice, choices, type Question } from '../../config/choices.ts';
import { type AdvisedProduct, chooser } from '../../config/chooser.ts';
import type { Edition } from '../../config/editions.ts';
import type { PageConfig } from '../../config/page-config.ts';
import type { RowFact, RowKey, RowReader } from '#generator';
import { useRows, useSite } from '../site-context.ts';
import { Apart } from '../ui/apart.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { ChooserArt } from './chooser-art.tsx';
import styles from './chooser.module.css';

/** Answers that are chosen at the start, so that there is an advice from the start. */
const first: Record<Question, Choice> = { who: 'people', size: 'one', time: 'later' };

type AnswersProps = { name: Question };

function Answers({ name }: AnswersProps) {
  const { text, answers } = chooser[useSite().edition].questions[name];
  return (
    <fieldset className={styles.question}>
      <legend className={styles.text}>{text}</legend>
      <div className={styles.answers}>
        {choices[name].map((value) => (
          <label key={value} id={`choose-${value}`} className={styles.choice}>
            <input type="radio" name={`choose-${name}`} value={value} defaultChecked={value === first[name]} />
            <span>{(answers as Record<Choice, string>)[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ProductLinkProps = { product: AdvisedProduct };

function ProductLink({ product }: ProductLinkProps) {
  const { site } = useSite();
  const address = addressOf({ product, site, rows: useRows() });
  return (
    <Link href={address} className={styles.product} event={{ zone: 'chooser' }}>
      {product.name}
      <Icon name="arrow-right" size={20} />
    </Link>
  );
}

/** A page that is not built yet would lead to an error: until then its documents answer. */
function addressOf({ product, site, rows }: AddressOfOptions): string {
  const { page, docs = '' } = product;
  return page === undefined || rows.isPlanned(keyOf(page)) ? site.docs + docs : page;
}

type AddressOfOptions = { product: AdvisedProduct; site: PageConfig; rows: RowReader };

const keyOf = (page: string): RowKey => `${page.startsWith('/en/') ? 'en' : 'zh'} ${page as `/${string}`}`;

/** What a page with a chooser declares in `rows`. */
export function chooserRows({ edition }: { edition: Edition }): readonly RowFact[] {
  const products = chooser[edition].advice.flatMap((advice) => advice.products);
  return products.flatMap(({ page }) => (page === undefined ? [] : [`isPlanned ${keyOf(page)}` as const]));
}

/**
 * Three questions that lead to one or two products and the reason. Plain radio buttons: the style sheet shows the advice that
 * fits, without a script. The script chooses what the address names (`#choose-agent`) and reads the advice out.
 */
export function Chooser({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const { edition } = useSite();
  const { title, lead, advice } = chooser[edition];
  return (
    <div id="choose" className={styles.chooser} data-try="chooser">
      <div className={styles.questions}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.lead}>{lead}</p>
        {(Object.keys(choices) as Question[]).map((name) => (
          <Answers key={name} name={name} />
        ))}
      </div>
      <div className={styles.advice}>
        <ChooserArt />
        <ul className={styles.list}>
          {advice.map(({ who, size, time, products, reason }) => (
            <li key={[...who, ...size, ...time].join(' ')} data-for={[...who, ...size, ...time].join(' ')}>
              <p className={styles.products}>
                <Apart>
                  {products.map((product) => (
                    <ProductLink key={product.name} product={product} />
                  ))}
                </Apart>
              </p>
              <p className={styles.reason}>{reason}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
