import { type AgentRate, agentRates } from '../../../config/agent-rates.ts';
import { unitPrice, yuan } from '../../../config/rules/price.ts';
import styles from './receipt.module.css';

/** A call of ten minutes: both talk for half of it, in twenty turns, and each of the two is in the call for ten. */
const used: Record<AgentRate['id'], number> = { hear: 5, think: 20, say: 5, call: 20 };

const lines = agentRates.map((rate) => ({
  ...rate,
  used: used[rate.id],
  cost: Math.round((rate.fen * used[rate.id]) / rate.per),
}));

/** The example's bill, line by line. */
export function Receipt() {
  return (
    <div className={styles.slip}>
      <div className={styles.receipt}>
        <h3 className={styles.title}>一通十分钟的改约电话</h3>
        <p className={styles.text}>双方各说一半，来回二十轮，查了一次号。</p>
        <dl className={styles.lines}>
          {lines.map((line) => (
            <div key={line.id} className={styles.line}>
              <dt>
                {line.name}
                <span>
                  {line.used} {line.unit} × {unitPrice(line)}
                </span>
              </dt>
              <dd>{yuan(line.cost)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>合计</dt>
            <dd>{yuan(lines.reduce((sum, { cost }) => sum + cost, 0))}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
