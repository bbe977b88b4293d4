import { World } from '../../../components/art/kit/map/world.tsx';
import { Choice, Controls } from '../../../components/try/controls.tsx';
import { MapPoint } from '../../../components/try/map-point.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Figure } from '../../../components/ui/figure.tsx';
import { measuredCities } from '../../../config/latency.ts';
import { type City, cities, cityPlaces, wayBetween } from '../../../config/network.ts';
import { wayPicture } from './picture.ts';
import styles from './route-map.module.css';
import globalTry from './try.ts';
import { wordsOf } from './way-words.ts';

/** On which side of a city its name has room. */
const sides: Readonly<Partial<Record<City, 'start' | 'end'>>> = {
  杭州: 'end',
  新加坡: 'end',
  利雅得: 'end',
  法兰克福: 'end',
  弗吉尼亚: 'end',
};

const first = wayBetween('杭州', '圣保罗');
const options = cities.map((city) => [city, city] as const);

/** The map of measured cities, with the way between two of them; all figures are in the table below it. */
export function RouteMap() {
  const { texts, status } = wordsOf(first);
  return (
    <Try of={globalTry} title="选两座城市" hint="点地图上的城市，或从列表里选" status={status}>
      <Controls label="两座城市" strip>
        <Choice label="从" name="from" selected={first.stops[0]!} options={options} />
        <Choice label="到" name="to" selected={first.stops.at(-1)!} options={options} />
      </Controls>
      <div className={styles.map}>
        <Figure label="九座城市的地图">
          <svg viewBox="0 22 1200 538" fill="none" role="group" aria-label="城市">
            <World />
            <g data-picture="" dangerouslySetInnerHTML={{ __html: wayPicture(first) }} />
            {cities.map((city) => (
              <MapPoint key={city} id={city} place={cityPlaces[city]} side={sides[city]} />
            ))}
          </svg>
        </Figure>
        <dl className={styles.reading}>
          <dt data-text="pair">{texts.pair}</dt>
          <dd className={styles.ours}>
            <span data-text="ours">{texts.ours}</span> 毫秒
          </dd>
          <dd>
            公网直连 <b data-text="open">{texts.open}</b> 毫秒
          </dd>
          <dd data-text="through">{texts.through}</dd>
        </dl>
      </div>
      <details className={styles.all}>
        <summary>九座城市两两之间的全部数字</summary>
        <Table />
      </details>
    </Try>
  );
}

function Table() {
  return (
    <Figure label="城市之间的端到端时延" className={styles.frame}>
      <table>
        <caption>每格前一个数是我们的网络，后一个是公网直连，端到端时延中位数，毫秒</caption>
        <thead>
          <tr>
            <td />
            {cities.slice(0, -1).map((city) => (
              <th key={city} scope="col">
                {city}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measuredCities.slice(1).map(([city, ...latencies]) => (
            <tr key={city}>
              <th scope="row">{city}</th>
              {latencies.map(([ours, open], column) => (
                <td key={column}>
                  {ours} <span>{open}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
