import { useProductPage } from '../../../components/case/product-page.ts';
import { DayTime } from '../../../components/ui/day-time.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import type { Case } from '../../../config/calls/cases.ts';
import styles from './story.module.css';

type StoryAsideProps = { of: Case; className?: string | undefined };

/** The products of a case, its technical story, its dates: beside the text or below it. */
export function StoryAside({
  of: { products, desc_link, publishTime, updateTime },
  className = styles.aside,
}: StoryAsideProps) {
  const pages = products.map(useProductPage()).filter((page) => page !== null);
  return (
    <aside aria-label="关于这个案例" className={className}>
      <h2 className={styles.label}>用到的产品</h2>
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
              读技术侧的经过
              <Icon name="file-code-corner" size={18} />
            </Link>
          </li>
        ) : null}
      </ul>
      <p className={styles.dates}>
        发布于 <DayTime moment={publishTime} />
        <br />
        数据更新于 <DayTime moment={updateTime} />
      </p>
    </aside>
  );
}
