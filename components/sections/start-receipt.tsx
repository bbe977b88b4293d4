import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Unit } from '../ui/unit.tsx';
import { Receipt } from './receipt.tsx';
import { type StartPrice, useStartWords } from './start-blocks.tsx';
import type { StartLimits } from './start-limits.tsx';
import styles from './start.module.css';

type PriceStripProps = { price: StartPrice; limits?: StartLimits | undefined };

/** The price and a month worked out, on a strip of paper; limits follow the total, as terms do. */
export function PriceStrip({ price, limits }: PriceStripProps) {
  const text = useStartWords();
  return (
    <div className={styles.strip}>
      <h3 className={styles.price}>
        <span className={styles.name}>{text.price}</span> <strong className={styles.value}>{price.value}</strong>{' '}
        {price.unit} <span className={styles.text}>{price.name}</span>
      </h3>
      <Receipt
        title={price.usage}
        rows={price.rows}
        total={{ name: price.totalName ?? text.total, amount: price.total }}
        {...(limits?.specs && {
          terms: limits.specs.map(({ name, value, unit, condition }) => ({
            name,
            ...(condition && { how: condition }),
            amount: (
              <>
                {value}
                {unit ? <Unit of={unit} className={undefined} /> : null}
              </>
            ),
          })),
        })}
        note={limits?.source}
      />
      <p className={styles.way}>
        <Link href={price.href}>
          {text.prices} <Icon name="arrow-right" size={16} />
        </Link>
      </p>
    </div>
  );
}
