import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { type Reach, reachOf } from '../reach.ts';

type PanelProps = Reach & { width: number; size: number };

/** A city's measured latency to the others: a bar for our network, and behind it one for the public internet. */
function Panel({ from, to, width, size }: PanelProps) {
  const pitch = size * 2.2;
  const left = size * 6.2;
  const scale = (width - left - size * 3.2) / 400;
  return (
    <>
      <Text x={0} y={size * 0.8} size={size * 1.15} weight={650} fill="var(--ink)">
        {`From ${from}`}
      </Text>
      {to.map(({ city, ours, open }, row) => {
        const y = size * 3.4 + row * pitch;
        return (
          <g key={city}>
            <Text x={0} y={y} size={size} fill="var(--muted)">
              {city}
            </Text>
            <rect x={left} y={y - size * 0.5} width={open * scale} height={size} rx="3" fill="var(--rule)" />
            <rect x={left} y={y - size * 0.5} width={ours * scale} height={size} rx="3" fill="var(--tint)" />
            <Text x={left + open * scale + size * 0.5} y={y} size={size} weight={600} fill="var(--ink)">
              {String(ours)}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** What is measured from three cities to the others. */
export function ReachArt({ cities }: { cities: readonly string[] }) {
  const reaches = cities.map(reachOf);
  const place = (index: number, dx: number, dy: number) => `translate(${index * dx} ${index * dy})`;
  return (
    <Drawing
      title={`Median voice latency in milliseconds from ${cities.join(', ')} to seven other cities; the longer bar behind is the public internet`}
      wide={{
        size: [1200, 310],
        art: reaches.map((reach, index) => (
          <g key={reach.from} transform={place(index, 412, 0)}>
            <Panel {...reach} width={376} size={17} />
          </g>
        )),
      }}
      narrow={{
        size: [358, 840],
        art: reaches.map((reach, index) => (
          <g key={reach.from} transform={place(index, 0, 288)}>
            <Panel {...reach} width={358} size={14.5} />
          </g>
        )),
      }}
    />
  );
}
