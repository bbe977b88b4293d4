import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';
import * as words from '../words.yaml';

const rows = [
  { ...words.chorusDrawing.lead, late: 0, color: 'var(--tint)' },
  { ...words.chorusDrawing.music, late: 30, color: 'var(--second)' },
  { ...words.chorusDrawing.second, late: 60, color: 'var(--tint)' },
  { ...words.chorusDrawing.audience, late: 400, color: 'var(--third)' },
];

function Beats({
  left,
  scale,
  font,
  bars,
  below = false,
}: Record<'left' | 'scale' | 'font' | 'bars', number> & { below?: boolean }) {
  return (
    <>
      {rows.map(({ name, late, note, color }, row) => {
        const y = 44 + row * 88;
        const x = left + late * scale;
        return (
          <g key={name}>
            <path d={`M${left} ${y - 32}V${y + 32}`} stroke="var(--rule)" strokeWidth="2" />
            {late > 0 ? <path d={`M${left} ${y}H${x - 4}`} stroke={color} strokeWidth="3" /> : null}
            <Waveform x={x + 4} y={y} bars={bars} gap={7} height={44} color={color} from={3} />
            <Text x={0} y={y - (below ? 26 : 0)} size={font} weight={600} fill="currentColor">
              {name}
            </Text>
            <Text x={below ? 358 : 640} y={y + 36} size={font} anchor="end" fill="var(--muted)">
              {note}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** One beat in four places: how late each hears it. */
export function Chorus() {
  return (
    <Drawing
      title={words.chorusDrawing.title}
      wide={{ size: [640, 352], art: <Beats left={110} scale={0.8} font={17} bars={24} /> }}
      narrow={{ size: [358, 352], art: <Beats left={2} scale={0.5} font={13} bars={18} below /> }}
    />
  );
}
