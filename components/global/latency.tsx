import { classes } from '../ui/classes.ts';
import styles from './latency.module.css';

export type Latency = readonly [ours: number, open: number];

type Props = {
  /** Row by row: a city, and its latency to each city before it; the first has none. */
  cities: readonly (readonly [name: string, ...latencies: Latency[]])[];
};

/** Upper bounds in ms of the steps that cells are coloured by. */
const steps = [110, 140, 170, 210, 260] as const;
const stepOf = (latency: number) => styles[`step${steps.filter((bound) => latency > bound).length}`];

/** Each city to each other, on our network or on the open one: half a square, as both directions are measured together. */
export function LatencyMatrix({ cities }: Props) {
  const all = cities.flatMap(([, ...latencies]) => latencies);
  const count = all.length;
  const middle = (network: 0 | 1) => {
    const sorted = all.map((latency) => latency[network]).sort((a, b) => a - b);
    return Math.round((sorted[Math.floor((count - 1) / 2)]! + sorted[Math.floor(count / 2)]!) / 2);
  };
  return (
    <fieldset className={styles.matrix}>
      <legend className={styles.legend}>看哪一张网</legend>
      <div className={styles.choices}>
        {[['ours', 'WE-CAN'], ['open', '公网直连']].map(([id, name]) => (
          <label key={id} className={styles.choice}>
            <input type="radio" name="latency-network" defaultChecked={id === 'ours'} className={classes(styles.radio, styles[`show-${id}`])} />
            {name}
          </label>
        ))}
        <p className={styles.scale} aria-hidden="true">
          <span>快</span>
          {[...steps.keys(), steps.length].map((step) => (
            <i key={step} className={styles[`step${step}`]} />
          ))}
          <span>慢</span>
        </p>
      </div>
      <dl className={styles.middle}>
        <div className={styles.ours}>
          <dt>{count} 对城市的中位数</dt>
          <dd>{middle(0)} 毫秒</dd>
        </div>
        <div className={styles.open}>
          <dt>{count} 对城市的中位数</dt>
          <dd>{middle(1)} 毫秒</dd>
        </div>
      </dl>
      <div className={styles.frame} role="region" aria-label="城市之间的端到端时延" tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>九座城市两两之间的端到端时延中位数，毫秒</caption>
          <tbody>
            {cities.slice(1).map(([name, ...latencies]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {latencies.map(([ours, open], column) => (
                  <td key={column}>
                    <span className={classes(styles.ours, stepOf(ours))}>{ours}</span>
                    <span className={classes(styles.open, stepOf(open))}>{open}</span>
                  </td>
                ))}
                {latencies.length < cities.length - 1 ? <td colSpan={cities.length - 1 - latencies.length} className={styles.blank} /> : null}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td className={styles.blank} />
              {cities.slice(0, -1).map(([name]) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </fieldset>
  );
}
