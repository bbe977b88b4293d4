import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

const { parts } = words.causes;
/** Where calls stall, in the order of their way: hundredths of the time in which they did, and who repairs it. */
const legs = [
  { ...parts.device, share: 15, isOurs: false },
  { ...parts.up, share: 41, isOurs: false },
  { ...parts.between, share: 11, isOurs: false },
  { ...parts.us, share: 6, isOurs: true },
  { ...parts.down, share: 27, isOurs: false },
];
const [top, perHundredth] = [72, 6.2];

function Way({ width, font }: { width: number; font: number }) {
  const leg = width / legs.length;
  return (
    <>
      {legs.map(({ name, share, repairs, isOurs }, index) => {
        const middle = tenth((index + 0.5) * leg);
        const [half, depth] = [tenth(leg * 0.46), tenth(share * perHundredth)];
        const side = `${tenth(half * 0.5)} 0 ${tenth(half * 0.42)} ${depth} ${half} ${depth}`;
        const back = `${tenth(half * 0.58)} 0 ${tenth(half * 0.5)} ${-depth} ${half} ${-depth}`;
        const pit = `M${tenth(middle - half)} ${top}c${side}c${back}`;
        const color = isOurs ? 'var(--second)' : 'var(--muted)';
        return (
          <g key={name}>
            <path d={`${pit}z`} fill={color} fillOpacity={isOurs ? 1 : 0.22} />
            <path d={pit} stroke={color} strokeWidth="3" />
            <path d={`M${tenth(index * leg)} ${top}H${tenth(middle - half)}`} stroke="var(--muted)" strokeWidth="3" />
            <path
              d={`M${tenth(middle + half)} ${top}H${tenth((index + 1) * leg)}`}
              stroke="var(--muted)"
              strokeWidth="3"
            />
            <Text x={middle} y={12} size={font} weight={650} anchor="middle" fill="currentColor">
              {name}
            </Text>
            <Text x={middle} y={40} size={font} anchor="middle" fill="var(--muted)">
              {repairs}
            </Text>
            <Text
              x={middle}
              y={top + depth + 26}
              size={font * 1.4}
              weight={650}
              anchor="middle"
              fill={isOurs ? 'var(--second-ink)' : 'currentColor'}
            >
              {`${share}%`}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** The way of a call, which sinks where calls stall: as deep as the share of the time. */
export function Causes() {
  return (
    <Drawing
      title={words.causes.title}
      wide={{ size: [580, 366], art: <Way width={580} font={17} /> }}
      narrow={{ size: [358, 366], art: <Way width={358} font={13} /> }}
    />
  );
}
