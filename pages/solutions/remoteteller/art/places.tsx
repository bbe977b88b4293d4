import type { ReactNode } from 'react';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import * as words from '../words.yaml';

const Place = ({ title, children }: { title: string; children: ReactNode }) => (
  <Drawing title={title} wide={{ size: [520, 360], art: children }} />
);

type Part = { x: number; y: number; name: string; to: readonly [x: number, y: number] };

/** A name with a line to the thing it names. */
function Named({ x, y, name, to: [toX, toY] }: Part) {
  return (
    <g>
      <path d={`M${x} ${y}L${toX} ${toY}`} stroke="var(--rule)" strokeWidth="1.5" />
      <circle cx={toX} cy={toY} r="4" fill="var(--third)" />
      <Text x={x} y={y - 14} size={18} weight={600} anchor="middle" fill="currentColor">
        {name}
      </Text>
    </g>
  );
}

const line = { stroke: 'var(--tint)', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;

/** The machine of a branch, with its devices named. */
export function Kiosk() {
  const parts: Part[] = [
    { x: 90, y: 70, name: words.placesDrawing.devices.receiver, to: [176, 120] },
    { x: 430, y: 60, name: words.placesDrawing.devices.camera, to: [330, 100] },
    { x: 440, y: 190, name: words.placesDrawing.devices.reader, to: [310, 232] },
    { x: 80, y: 230, name: words.placesDrawing.devices.pad, to: [220, 240] },
    { x: 430, y: 300, name: words.placesDrawing.devices.receipt, to: [300, 290] },
  ];
  return (
    <Place title={words.placesDrawing.machine}>
      <path d="M190 60h140v150l24 30v100h-188v-100l24-30z" fill="var(--tint-soft)" {...line} />
      <rect x="204" y="76" width="112" height="120" rx="6" fill="var(--card)" {...line} />
      <Person x={260} y={195} size={92} seed="总行坐席" />
      <path d="M176 104v56M196 240h60M286 240h44M276 290h44M330 92l26-20" {...line} strokeLinecap="round" />
      {parts.map((part) => (
        <Named key={part.name} {...part} />
      ))}
    </Place>
  );
}

/** What the customer sees on a phone: the same form that the teller fills in. */
export function Phone() {
  return (
    <Place title={words.placesDrawing.form}>
      <rect x="90" y="30" width="340" height="300" rx="14" fill="var(--card)" {...line} />
      {words.placesDrawing.fields.map((text, index) => (
        <g key={text}>
          <path
            d={`M114 ${56 + index * 50}h292v40h-292z`}
            fill={index === 2 ? 'var(--tint-soft)' : 'none'}
            stroke={`var(${index === 2 ? '--third' : '--rule'})`}
            strokeWidth="2"
          />
          <Text x={130} y={76 + index * 50} size={18} fill="currentColor">
            {text}
          </Text>
        </g>
      ))}
      <rect x="114" y="266" width="292" height="44" rx="8" fill="var(--tint)" />
      <Text x={260} y={288} size={18} weight={650} anchor="middle" fill="var(--ground)">
        {words.placesDrawing.confirm}
      </Text>
    </Place>
  );
}

/** A bank officer's tablet in a village: recorded here, checked at the head office. */
export function Tablet() {
  return (
    <Place title={words.placesDrawing.offline}>
      <path d="M60 250L150 190L230 236L340 160L460 250" stroke="var(--rule)" strokeWidth="3" />
      <path d="M60 280H460" stroke="var(--tint)" strokeWidth="4" strokeDasharray="2 10" strokeLinecap="round" />
      {words.placesDrawing.stations.map((text, index) => (
        <g key={text}>
          <circle cx={90 + index * 170} cy="280" r="11" fill="var(--card)" {...line} />
          <Text x={90 + index * 170} y={314} size={18} weight={600} anchor="middle" fill="currentColor">
            {text}
          </Text>
        </g>
      ))}
      <rect x="70" y="70" width="120" height="84" rx="10" fill="var(--card)" {...line} />
      <Person x={130} y={153} size={70} seed="村里的客户" />
      <rect x="330" y="70" width="120" height="84" rx="10" fill="var(--card)" {...line} />
      <Person x={390} y={153} size={70} seed="总行坐席" />
      <path d="M206 112H314" stroke="var(--tint)" strokeWidth="2.5" strokeDasharray="8 8" />
      <Text x={260} y={94} size={18} anchor="middle" fill="var(--muted)">
        {words.placesDrawing.encrypted}
      </Text>
    </Place>
  );
}
