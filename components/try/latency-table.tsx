import { measuredCities } from '../../config/latency.ts';
import { cities } from '../../config/network.ts';
import { Figure } from '../ui/figure.tsx';
import styles from './latency-table.module.css';
import * as words from './words.yaml';

/** A folded table of all measured pairs of cities; the map beside it shows one pair at a time. */
export const LatencyTable = () => (
  <details className={styles.all}>
    <summary className={styles.summary}>{words.latencyTable.all}</summary>
    <Figure label={words.latencyTable.label} className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>{words.latencyTable.caption}</caption>
        <thead>
          <tr>
            <td />
            {cities.slice(0, -1).map((city) => (
              <th key={city} scope="col" className={styles.cell}>
                {city}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measuredCities.slice(1).map(([city, ...latencies]) => (
            <tr key={city}>
              <th scope="row" className={styles.cell}>
                {city}
              </th>
              {latencies.map(([ours, open], column) => (
                <td key={column} className={styles.cell}>
                  {ours} <span>{open}</span>
                </td>
              ))}
              {latencies.length < cities.length - 1 && <td colSpan={cities.length - 1 - latencies.length} />}
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  </details>
);
