import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { moveDays, shares } from '../data.ts';
import { upgradeArt } from '../words.yaml';

/** Months since July 2026, when its maintenance began: the axis, its end, and the two weeks of an upgrade as an example. */
const ticks = ['2026.7', '2027.1', '2027.7', '2028.1'];
const [months, over, begins] = [24, 18, 7];
const days = 14;
const [first, second, low, foot] = [58, 104, 206, 362];

function Calendar({ width, font }: { width: number; font: number }) {
  const x = (month: number) => tenth((month / months) * width);
  const day = (at: number) => tenth(((at - 1) / days) * width);
  const y = (share: number) => tenth(foot - share * 1.3);
  const steps = shares.map((share, at) => `V${y(share)}H${day(moveDays[at + 1] ?? days + 1)}`).join('');
  const two = `M${x(begins)} ${first - 16}H${x(begins + days / 30.4)}`;
  return (
    <>
      {ticks.map((tick, index) => (
        <g key={tick}>
          <path d={`M${x(index * 6) + 0.5} 26V120`} stroke="var(--rule)" strokeWidth="1.5" />
          <Text x={x(index * 6)} y={12} size={font} fill="var(--muted)">
            {tick}
          </Text>
        </g>
      ))}
      <path d={`M0 ${first}H${x(over)}`} stroke="var(--muted)" strokeWidth="26" strokeOpacity=".35" />
      <path d={`M${x(over)} ${first}H${width}`} stroke="var(--muted)" strokeWidth="2.5" strokeDasharray="5 6" />
      <path d={`M0 ${second}H${width}`} stroke="var(--tint)" strokeWidth="26" />
      <path d={`${two}L${width} ${low - 14}V${foot}H0V${low - 14}z`} fill="var(--second)" fillOpacity=".12" />
      <path d={`${two}V${second + 16}H${x(begins)}z`} fill="var(--second)" />
      <path d={`M0 ${foot}${steps}V${foot}z`} fill="var(--tint)" fillOpacity=".82" />
      <Text x={10} y={first} size={font} weight={650}>
        {upgradeArt.maintained}
      </Text>
      <Text x={x(over) + 8} y={first - 16} size={font} fill="var(--third-ink)">
        {upgradeArt.over}
      </Text>
      <Text x={10} y={second} size={font} weight={650} fill="var(--ground)">
        {upgradeArt.successor}
      </Text>
      <Text x={10} y={low} size={font} weight={650}>
        {upgradeArt.weeks}
      </Text>
      {shares.map((share, at) => (
        <Text key={share} x={day(moveDays[at]!) + 8} y={y(share) - 14} size={font} weight={650}>
          {share ? upgradeArt.share({ day: moveDays[at]!, share }) : upgradeArt.start({ day: moveDays[at]! })}
        </Text>
      ))}
    </>
  );
}

/** Both versions on a calendar, and the two weeks in which an app changes from one to the other. */
export function Upgrade() {
  return (
    <Drawing
      title={upgradeArt.title({ day: moveDays[3]! })}
      wide={{ size: [1200, 388], art: <Calendar width={1200} font={16} /> }}
      narrow={{ size: [358, 388], art: <Calendar width={358} font={12.5} /> }}
    />
  );
}
