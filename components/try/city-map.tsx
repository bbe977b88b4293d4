import { World } from '../art/kit/map/world.tsx';
import { type City, cities, cityPlaces } from '../../config/network.ts';
import { Choice } from './controls.tsx';
import { MapPoint } from './map-point.tsx';

/** Cities whose name has room at their left only. */
const left: readonly City[] = ['杭州', '新加坡', '利雅得', '法兰克福', '弗吉尼亚'];
const options = cities.map((city) => [city, city] as const);

type CityMapProps = {
  /** SVG of the path between the two cities. */
  picture: string;
  /** Lower edge of the map, in its own units; 560 leaves room for a scale below it. */
  bottom?: number;
  /** Colour of the land. */
  land?: string;
};

/** The measured cities on the map of the world: `map` makes buttons of them. */
export const CityMap = ({ picture, bottom = 470, land }: CityMapProps) => (
  <svg viewBox={`0 24 1200 ${bottom - 24}`} fill="none" role="group" aria-label="九座城市的地图">
    <World {...(land && { color: land })} />
    <g data-picture="" dangerouslySetInnerHTML={{ __html: picture }} />
    {cities.map((city) => (
      <MapPoint key={city} id={city} place={cityPlaces[city]} side={left.includes(city) ? 'end' : 'start'} />
    ))}
  </svg>
);

/** From which city to which. */
export const CityChoices = ({ from, to }: { from: City; to: City }) => (
  <>
    <Choice label="从" name="from" selected={from} options={options} />
    <Choice label="到" name="to" selected={to} options={options} />
  </>
);
