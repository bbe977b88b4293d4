import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';

type Props = {
  x: number;
  y: number;
  width: number;
  height: number;
  ground: string;
  name: string;
  /** Strength of the line, three bars at most, and what it comes to. */
  bars: 1 | 2 | 3;
  line: string;
  speaking?: boolean;
  muted?: boolean;
};

const strength = { 1: 'var(--warm)', 2: '#d9a400', 3: 'var(--accent-ink)' } as const;

/** A participant as the call kit shows one: the face, who it is, how good the line is. */
export function CallTile({ x, y, width, height, ground, name, bars, line, speaking = false, muted = false }: Props) {
  const pill = [...name].length * 13 + (speaking ? 52 : 34);
  const right = x + width;
  /** Left end of the chip that tells the line: a figure is 8 wide, a character 13. */
  const chip = right - 58 - [...line].reduce((sum, char) => sum + (char > '\u00ff' ? 13 : 8), 0);
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="12" fill={ground} />
      <Person x={x + width / 2 + 22} y={y + height} size={height * 0.86} seed={name} />
      <rect x={x + 10} y={y + height - 36} width={pill} height="26" rx="13" fill="#ffffff" />
      {speaking ? (
        <Waveform x={x + 24} y={y + height - 23} bars={5} gap={4.4} height={16} color="var(--accent-ink)" live />
      ) : (
        <g stroke={muted ? 'var(--danger)' : 'var(--ink-muted)'} strokeWidth="1.7" strokeLinecap="round">
          <path d={`M${x + 22} ${y + height - 27}v3a3 3 0 0 0 6 0v-3a3 3 0 0 0-6 0zM${x + 25} ${y + height - 19}v3`} />
          {muted ? <path d={`M${x + 19} ${y + height - 30}l12 13`} /> : null}
        </g>
      )}
      <Text x={x + (speaking ? 52 : 36)} y={y + height - 23} size={13}>
        {name}
      </Text>
      <rect x={chip} y={y + 10} width={right - 10 - chip} height="26" rx="13" fill="#ffffff" />
      {[0, 1, 2].map((bar) => (
        <rect
          key={bar}
          x={chip + 12 + bar * 6}
          y={y + 25 - bar * 4}
          width="4"
          height={4 + bar * 4}
          rx="1"
          fill={bar < bars ? strength[bars] : '#d3dbe9'}
        />
      ))}
      <Text x={right - 21} y={y + 23} size={13} anchor="end" fill="var(--ink-muted)">
        {line}
      </Text>
      {speaking ? (
        <rect
          x={x + 1.5}
          y={y + 1.5}
          width={width - 3}
          height={height - 3}
          rx="11"
          stroke="var(--accent)"
          strokeWidth="3"
        />
      ) : null}
    </g>
  );
}
