import { useProductPage } from '../../../components/case/product-page.ts';
import { Copy } from '../../../components/ui/copy.tsx';
import { DayTime } from '../../../components/ui/day-time.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import type { Case } from '../../../config/calls/cases.ts';
import styles from './story.module.css';
import * as words from './words.yaml';

type StoryAsideProps = { of: Case; className?: string | undefined };

/** The products of a case, its technical story, its dates: beside the text or below it. */
export function StoryAside({
  of: { products, desc_link, publishTime, updateTime },
  className = styles.aside,
}: StoryAsideProps) {
  const pages = products.map(useProductPage()).filter((page) => page !== null);
  return (
    <aside aria-label={words.aside.label} className={className}>
      <h2 className={styles.label}>{words.aside.products}</h2>
      <ul>
        {pages.map(({ name, address }) => (
          <li key={address}>
            <Link href={address} className={styles.link}>
              {name}
              <Icon name="arrow-right" size={16} />
            </Link>
          </li>
        ))}
        {desc_link ? (
          <li>
            <Link href={desc_link} className={styles.link}>
              {words.aside.technical}
              <Icon name="file-code-corner" size={18} />
            </Link>
          </li>
        ) : null}
      </ul>
      <p className={styles.dates}>
        <Copy text={words.aside.published} values={{ day: <DayTime moment={publishTime} /> }} />
        <br />
        <Copy text={words.aside.updated} values={{ day: <DayTime moment={updateTime} /> }} />
      </p>
    </aside>
  );
}
