import { Point } from '../../../../../components/art/kit/arc.tsx';
import lettering from './english-home-lettering.module.css';
import { Text } from '../../../../../components/art/kit/text.tsx';
import { Drawing } from '../../../../../components/art/kit/drawing.tsx';
import { Pulse } from '../../../../../components/art/kit/moving.tsx';

const around = 'M60 210C90 140 130 96 196 84S310 58 380 70S480 84 536 104S620 150 640 210';

/** A lossy stretch and the way around it. */
export function Reroute() {
  return (
    <Drawing
      title="A longer route that loses 0.2% is chosen over a direct cable that loses 18%"
      wide={{ size: [700, 320], art: <Routes /> }}
      className={lettering.larger}
    />
  );
}

function Routes() {
  return (
    <>
      <path
        d="M60 210C220 290 480 290 640 210"
        stroke="#c6d0e1"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path d="M330 254l40 32M370 254l-40 32" stroke="var(--danger)" strokeWidth="3" strokeLinecap="round" />
      <Text x={392} y={294} size={19} fill="var(--ink-muted)">
        direct cable, 18% loss
      </Text>
      <path d={around} stroke="var(--primary)" strokeWidth="3" strokeLinecap="round" />
      <Pulse d={around} color="var(--on-night-accent)" width={5} />
      {(
        [
          [196, 84, 'Dubai', 0],
          [380, 70, 'Mumbai', 0],
          [536, 104, 'Singapore', 40],
        ] as const
      ).map(([x, y, name, aside]) => (
        <g key={name}>
          <Point at={[x, y]} color="var(--primary)" r={5} />
          <Text x={x + aside} y={y - 25} size={19} weight={550} anchor="middle">
            {name}
          </Text>
        </g>
      ))}
      <Text x={372} y={116} size={19} anchor="middle" fill="var(--accent-ink)">
        chosen route, 0.2% loss
      </Text>
      <Point at={[60, 210]} color="var(--ink)" r={8} />
      <Point at={[640, 210]} color="var(--ink)" r={8} />
      <Text x={60} y={248} size={19} weight={600} anchor="middle">
        Nairobi
      </Text>
      <Text x={640} y={248} size={19} weight={600} anchor="middle">
        Sydney
      </Text>
    </>
  );
}
