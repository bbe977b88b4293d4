import type { ReactNode } from 'react';
import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';
import { halfDay, morning } from '../words.yaml';

const [wide, high] = [104, 176];

/** Lines of lettering, each from where, at which height and how long. */
const lines = (...rows: readonly (readonly [x: number, y: number, length: number])[]) =>
  rows.map(([x, y, length]) => `M${x} ${y}h${length}`).join('');

/** What is on the screen at each of the five times. */
const screens: readonly ReactNode[] = [
  <g key="key" stroke="var(--tint)" strokeWidth="5">
    <circle cx="36" cy="74" r="13" />
    <path d="M49 74H82V86M70 74V83" />
    <path d={lines([24, 116, 56], [34, 130, 36])} stroke="var(--rule)" strokeWidth="6" />
  </g>,
  <g key="first">
    <rect x="14" y="52" width="54" height="26" rx="9" fill="var(--tint-soft)" />
    <rect x="34" y="92" width="56" height="26" rx="9" fill="var(--tint)" />
    <path d={lines([24, 65, 32])} stroke="var(--tint)" strokeWidth="5" />
    <path d={lines([44, 105, 34])} stroke="var(--card)" strokeWidth="5" />
  </g>,
  <g key="list">
    <path d="M2 16a14 14 0 0 1 14-14H88a14 14 0 0 1 14 14V36H2Z" fill="var(--tint)" />
    <path d={lines([36, 22, 32])} stroke="var(--card)" strokeWidth="5" />
    {[58, 90, 122].map((y) => (
      <g key={y}>
        <circle cx="24" cy={y} r="10" fill="var(--tint-soft)" />
        <path d={lines([42, y - 4, 30], [42, y + 6, 46])} stroke="var(--rule)" strokeWidth="5" />
      </g>
    ))}
    <circle cx="90" cy="54" r="5" fill="var(--third)" />
    <path d={lines([18, 160, 14], [45, 160, 14], [72, 160, 14])} stroke="var(--tint)" strokeWidth="6" />
  </g>,
  <g key="locked">
    <path
      d="M2 16a14 14 0 0 1 14-14H88a14 14 0 0 1 14 14V160a14 14 0 0 1-14 14H16a14 14 0 0 1-14-14Z"
      fill="var(--ink)"
    />
    <path d={lines([30, 48, 44])} stroke="var(--card)" strokeWidth="10" />
    <rect x="10" y="92" width="84" height="38" rx="9" fill="var(--card)" />
    <circle cx="25" cy="111" r="8" fill="var(--tint)" />
    <path d={lines([40, 105, 26], [40, 117, 44])} stroke="var(--rule)" strokeWidth="5" />
  </g>,
  <g key="whole">
    <rect x="14" y="20" width="54" height="22" rx="8" fill="var(--tint-soft)" />
    <rect x="36" y="52" width="56" height="44" rx="8" fill="var(--tint-soft)" />
    <path d="M40 92l16-22 12 14 8-8 12 16Z" fill="var(--second)" />
    <rect x="14" y="106" width="62" height="24" rx="8" fill="var(--tint-soft)" />
    <Waveform x={24} y={118} bars={7} gap={6} height={14} color="var(--tint)" />
    <rect x="42" y="140" width="50" height="22" rx="8" fill="var(--tint)" />
    <path d="M64 151l4 4 8-9M72 155l8-9" stroke="var(--card)" strokeWidth="2.5" />
    <path d={lines([24, 31, 32])} stroke="var(--tint)" strokeWidth="5" />
  </g>,
];

function view(width: number, scale: number, font: number): View {
  const pitch = (width - wide * scale) / (screens.length - 1);
  const art = screens.map((screen, index) => (
    <g key={index} transform={`translate(${index * pitch} 0)`}>
      <g transform={`scale(${scale})`} strokeLinecap="round" strokeLinejoin="round">
        <rect
          x="1"
          y="1"
          width={wide - 2}
          height={high - 2}
          rx="15"
          fill="var(--card)"
          stroke="currentColor"
          strokeWidth="2"
        />
        {screen}
      </g>
      <Text x={(wide * scale) / 2} y={high * scale + font} size={font} anchor="middle" fill="var(--muted)">
        {halfDay[index]!.when}
      </Text>
    </g>
  ));
  return { size: [width, high * scale + font * 3], art };
}

/** The screen of the app at the five times of the morning. */
export const Morning = () => (
  <Drawing
    title={morning.title({ moments: halfDay.map(({ when, title }) => `${when} ${title}`).join('，') })}
    wide={view(640, 1, 17)}
    narrow={view(350, 0.58, 12)}
  />
);
