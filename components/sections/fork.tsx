import { Apart } from '../ui/apart.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './fork.module.css';
import type { NotForYouCase } from './not-for-you.tsx';

type ForkProps = {
  /** Two to four. */
  cases: readonly NotForYouCase[];
};

const WIDTH = 1200;

/** Ways that part from the page's product: where each leads, and when it is the one to take. */
export function Fork({ cases }: ForkProps) {
  const way = (index: number) => {
    const x = 10 + (index * WIDTH) / cases.length;
    return index === 0 ? 'M10 2V56' : `M10 2H${x - 70}C${x - 20} 2 ${x} 16 ${x} 56`;
  };
  return (
    <div className={styles.fork} data-ways={cases.length}>
      <svg
        viewBox={`0 0 ${WIDTH} 56`}
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        className={styles.roads}
      >
        {cases.map((_, index) => (
          <path key={index} d={way(index)} stroke="var(--tint)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <ul className={styles.ways}>
        {cases.map(({ when, why, instead }, index) => (
          <li key={index} className={styles.way}>
            <p className={styles.when}>{when}</p>
            <p className={styles.why}>{why}</p>
            <div className={styles.ends}>
              <Apart>
                {[instead ?? []].flat().map(({ href, name }) => (
                  <Link key={href} href={href} className={styles.end}>
                    {name}
                    <Icon name="arrow-right" size={20} />
                  </Link>
                ))}
              </Apart>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
