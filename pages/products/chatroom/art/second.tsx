import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Drawn } from '../../../../components/art/kit/moving.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

/** Moments of the two notices, in thousandths of a second: neither waits for a packet. */
const notices = [310, 740];
/** Lines of a packet: twenty, of which four are gifts; two packets leave one line to a notice. */
const packets = [0, 1, 2, 3, 4].map((place) => ({
  at: (place + 1) * 200,
  bullets: place === 1 || place === 3 ? 15 : 16,
}));

function Second({ left, width, font }: { left: number; width: number; font: number }) {
  const x = (milliseconds: number) => tenth(left + (milliseconds / 1000) * width);
  const cell = width / 5 / 6;
  return (
    <>
      <path d={`M${left} 76H${left + width}M${left} 250H${left + width}`} stroke="var(--rule)" strokeWidth="2" />
      <Text x={left} y={20} size={font} weight={600}>
        {words.second.received}
      </Text>
      <path
        d={Array.from({ length: 100 }, (_, n) => `M${x(n * 10 + 5)} ${74 - 14 - ((n * 37) % 23)}V74`).join('')}
        stroke="var(--muted)"
        strokeWidth={width / 260}
        opacity=".5"
      />
      {notices.map((at) => (
        <g key={at}>
          <Drawn d={`M${x(at)} 44V312`} color="var(--third)" width={3} />
          <circle cx={x(at)} cy="44" r="6" fill="var(--third)" />
          <path d={`M${x(at) - 7} 302l7 12 7-12z`} fill="var(--third)" />
          <Text x={x(at)} y={336} size={font} anchor="middle" fill="var(--third-ink)" weight={600}>
            {words.second.text({ at })}
          </Text>
        </g>
      ))}
      {packets.map(({ at, bullets }) => (
        <g key={at}>
          {Array.from({ length: 4 + bullets }, (_, n) => (
            <rect
              key={n}
              x={x(at) - (1 + (n % 4)) * cell}
              y={102 + Math.floor(n / 4) * 26}
              width={cell - 3}
              height="20"
              rx="3"
              fill={n < 4 ? 'var(--second)' : 'var(--tint)'}
              opacity={n < 4 ? 1 : 0.78}
            />
          ))}
          <path d={`M${x(at) - 1.5} 96V258`} stroke="var(--tint)" strokeWidth="2" strokeDasharray="3 5" />
          <Text x={x(at)} y={274} size={font} anchor="end" fill="var(--muted)">
            {String(at)}
          </Text>
        </g>
      ))}
    </>
  );
}

/** One second at two thousand messages: five packets of twenty lines, and two notices that do not wait for them. */
export function OneSecond() {
  return (
    <Drawing
      title={words.second.title}
      wide={{ size: [1200, 356], art: <Second left={0} width={1196} font={16} /> }}
      narrow={{ size: [380, 356], art: <Second left={0} width={378} font={13} /> }}
    />
  );
}
