import { CityChoices, CityMap } from '../../../components/try/city-map.tsx';
import { Controls } from '../../../components/try/controls.tsx';
import { LatencyTable } from '../../../components/try/latency-table.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Copy } from '../../../components/ui/copy.tsx';
import { wayBetween } from '../../../config/network.ts';
import { wayPicture, wordsOf } from './picture.ts';
import styles from './global.module.css';
import globalTry from './try.ts';
import { routeTry as words } from './words.yaml';

const first = wayBetween('杭州', '圣保罗');
const { texts, status } = wordsOf(first);

/** The map of measured cities, with the way between two of them; all figures are in the table below it. */
export const RouteMap = () => (
  <Try of={globalTry} title={words.title} hint={words.hint} status={status}>
    <Controls label={words.label} strip>
      <CityChoices from="杭州" to="圣保罗" />
    </Controls>
    <div className={styles.map}>
      <CityMap picture={wayPicture(first)} bottom={560} />
      <dl className={styles.reading}>
        <dt data-text="pair">{texts.pair}</dt>
        <dd className={styles.ours}>
          <Copy text={words.ours} values={{ milliseconds: <span data-text="ours">{texts.ours}</span> }} />
        </dd>
        <dd>
          <Copy text={words.open} values={{ milliseconds: <b data-text="open">{texts.open}</b> }} />
        </dd>
        <dd data-text="through">{texts.through}</dd>
      </dl>
    </div>
    <LatencyTable />
  </Try>
);
