import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { layers, minutes } from '../words.ts';

/** Four layers cut open from the top down, and the way of one release through all of them. */
export function CrossSection() {
  return (
    <Drawing
      title={`交付、治理、中间件、集群四层的剖面，一次发布在 ${minutes} 分钟里穿过全部四层`}
      wide={{ size: [1392, 542], art: <Wide /> }}
      narrow={{ size: [358, 760], art: <Narrow /> }}
    />
  );
}

/** From the middle of one part to the next: gray release, routing by version, database, cluster. */
const way = [1258, 1038, 1038, 598] as const;

function Wide() {
  return (
    <>
      {layers.map(({ name, parts, trace }, index) => {
        const y = index * 140;
        return (
          <g key={name}>
            <rect
              x="1"
              y={y + 1}
              width="1390"
              height="118"
              rx="12"
              fill="var(--card)"
              stroke="var(--rule)"
              strokeWidth="2"
            />
            <path d={`M2 ${y + 16}v88`} stroke={colors[index]} strokeWidth="6" />
            <Text x={36} y={y + 44} size={30} weight={650} fill="currentColor">
              {name}
            </Text>
            <Text x={36} y={y + 86} size={19} fill="var(--muted)">
              {trace}
            </Text>
            {parts.map((part, at) => (
              <g key={part}>
                <rect
                  x={500 + at * 220}
                  y={y + 32}
                  width="196"
                  height="56"
                  rx="8"
                  stroke={colors[index]}
                  strokeWidth="2"
                  fill="var(--ground)"
                />
                <Text x={598 + at * 220} y={y + 60} size={20} weight={600} anchor="middle" fill="currentColor">
                  {part}
                </Text>
              </g>
            ))}
          </g>
        );
      })}
      {way.slice(1).map((to, index) => {
        const [from, y] = [way[index]!, index * 140];
        return (
          <g key={y}>
            <path
              d={`M${from} ${y + 88}C${from} ${y + 150} ${to} ${y + 110} ${to} ${y + 172}`}
              stroke="var(--third-ink)"
              strokeWidth="4"
            />
            <circle cx={from} cy={y + 88} r="6" fill="var(--third-ink)" />
            <circle cx={to} cy={y + 172} r="6" fill="var(--third-ink)" />
          </g>
        );
      })}
    </>
  );
}

function Narrow() {
  return layers.map(({ name, parts, trace }, index) => {
    const y = index * 190;
    return (
      <g key={name}>
        <rect
          x="1"
          y={y + 1}
          width="356"
          height="172"
          rx="10"
          fill="var(--card)"
          stroke="var(--rule)"
          strokeWidth="2"
        />
        <Text x={18} y={y + 28} size={20} weight={650} fill="currentColor">
          {name}
        </Text>
        <Text x={18} y={y + 54} size={13} fill="var(--muted)">
          {trace}
        </Text>
        {parts.map((part, at) => (
          <g key={part}>
            <rect
              x={18 + (at % 2) * 166}
              y={y + 74 + Math.floor(at / 2) * 46}
              width="156"
              height="38"
              rx="6"
              stroke={colors[index]}
              strokeWidth="2"
            />
            <Text
              x={96 + (at % 2) * 166}
              y={y + 93 + Math.floor(at / 2) * 46}
              size={14}
              weight={600}
              anchor="middle"
              fill="currentColor"
            >
              {part}
            </Text>
          </g>
        ))}
        {index < 3 ? <path d={`M180 ${y + 173}v18`} stroke="var(--third-ink)" strokeWidth="4" /> : null}
      </g>
    );
  });
}

const colors = ['var(--tint)', 'var(--second)', 'var(--third-ink)', 'var(--muted)'];
