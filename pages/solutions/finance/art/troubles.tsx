import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { wrap } from '../../../../components/art/kit/measure.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';
import { troubles } from '../words.yaml';

/** Six sentences of which one was left out; a long question and a short answer; six files of which two lie elsewhere. */
const pictures = [
  <g key="said" strokeWidth="8" strokeLinecap="round">
    <path d="M44 22h190M44 44h230M44 66h170M44 110h210M44 132h150" stroke="var(--tint)" opacity=".5" />
    <path d="M44 88h220" stroke="var(--third)" strokeWidth="2" strokeDasharray="5 7" />
    <path d="M12 22l5 5 8-10M12 44l5 5 8-10M12 66l5 5 8-10" stroke="var(--second-ink)" strokeWidth="3" />
    <path d="M13 82l12 12m0-12l-12 12" stroke="var(--third-ink)" strokeWidth="3" />
  </g>,
  <g key="answered">
    <Waveform x={12} y={44} bars={38} gap={7} height={52} color="var(--tint)" />
    <path d="M12 112H290" stroke="var(--rule)" strokeWidth="2" strokeDasharray="3 6" />
    <Waveform x={200} y={112} bars={5} gap={7} height={18} color="var(--third)" from={2} />
    <circle cx="215" cy="112" r="30" stroke="var(--third-ink)" strokeWidth="2.5" />
  </g>,
  <g key="found" strokeWidth="2.5">
    <path d="M150 77L60 34M150 77V30M150 77L240 34M150 77L60 122" stroke="var(--tint)" />
    <path
      d="M40 20h40v28h-40zM130 16h40v28h-40zM220 20h40v28h-40zM40 108h40v28h-40z"
      fill="var(--tint-soft)"
      stroke="var(--tint)"
    />
    <path d="M196 104h40v28h-40zM256 116h40v28h-40z" stroke="var(--third)" strokeDasharray="5 5" />
    <circle cx="150" cy="77" r="15" fill="var(--tint)" />
  </g>,
];

function view(width: number, columns: number, font: number): View {
  const pitch = (width + 48) / columns;
  const art = troubles.map(({ title, text }, index) => (
    <g key={title} transform={`translate(${(index % columns) * pitch} ${Math.floor(index / columns) * 292})`}>
      <path d={`M0 0H${pitch - 48}V154H0Z`} fill="var(--card)" stroke="var(--rule)" />
      {pictures[index]}
      <Text x={0} y={184} size={font + 4} weight={650}>
        {title}
      </Text>
      {wrap(text, { width: pitch - 48, size: font }).map((line, down) => (
        <Text key={line} x={0} y={214 + down * (font + 9)} size={font} fill="var(--muted)">
          {line}
        </Text>
      ))}
    </g>
  ));
  return { size: [width, Math.ceil(troubles.length / columns) * 292 - 20], art };
}

export const Troubles = () => (
  <Drawing
    title={troubles.map(({ title, text }) => `${title}：${text}`).join('')}
    wide={view(1152, 3, 16)}
    narrow={view(350, 1, 13)}
  />
);
