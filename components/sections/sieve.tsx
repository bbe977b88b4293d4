import { Drawing } from '../art/kit/drawing.tsx';
import { Text } from '../art/kit/text.tsx';
import styles from './sieve.module.css';

type Gate = {
  name: string;
  /** By what it turns away; in wide windows only. */
  text?: string;
  /** How many it turns away, as it is read. */
  stopped: string;
  /** Share of the whole that is left behind it, 0 to 1. */
  left: number;
};
type Total = { value: string; text: string };

export type SieveProps = {
  /** The statement of the drawing, in one sentence. */
  label: string;
  /** The quantity that enters, and the quantity that remains. */
  whole: Total;
  rest: Total;
  /** Two to four. */
  gates: readonly Gate[];
};

/** A stream as high as its amount, and the gates that thin it: what is turned away fades behind its gate. */
export function Sieve({ label, ...props }: SieveProps) {
  return (
    <Drawing
      title={label}
      wide={{ size: [1140, 330], art: <Across {...props} /> }}
      narrow={{ size: [358, 100 + props.gates.length * 130], art: <Down {...props} /> }}
      className={styles.sieve}
    />
  );
}

type StreamProps = { gates: readonly Gate[]; thick: number; at: readonly number[]; end: number; down?: boolean };

function Stream({ gates, thick, at, end, down = false }: StreamProps) {
  const width = (index: number) => Math.max(3, Math.round((index < 0 ? 1 : gates[index]!.left) * thick));
  const box = (from: number, to: number, edge: number, other: number) =>
    down ? `M${edge} ${from}H${other}V${to}H${edge}Z` : `M${from} ${edge}V${other}H${to}V${edge}Z`;
  const id = down ? 'sieve-down' : 'sieve-across';
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2={down ? 0 : 1} y2={down ? 1 : 0}>
        <stop stopColor="var(--third)" />
        <stop offset="1" stopColor="var(--third)" stopOpacity="0" />
      </linearGradient>
      {at.map((gate, index) => (
        <g key={gate}>
          <path d={box(index ? at[index - 1]! : 0, gate, 0, width(index - 1))} fill="var(--stream)" />
          <path d={box(gate, gate + (down ? 64 : 150), width(index), width(index - 1))} fill={`url(#${id})`} />
        </g>
      ))}
      <path d={box(at.at(-1)!, end, 0, width(gates.length - 1))} fill="var(--second)" />
      {at.map((gate) => (
        <path
          key={gate}
          d={down ? `M-4 ${gate}H${thick + 20}` : `M${gate} -12V${thick + 20}`}
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
    </>
  );
}

type Placed = Omit<SieveProps, 'label'>;

function Across({ whole, rest, gates }: Placed) {
  const at = gates.map((_, index) => Math.round(300 + (index * 810) / gates.length));
  /** Below what remains where that is thin, on it where it is thick. */
  const left = gates.at(-1)!.left;
  const value = left < 0.2 ? Math.round(126 + left * 170) : 132;
  return (
    <>
      <g transform="translate(0 96)">
        <Stream gates={gates} thick={170} at={at} end={1140} />
      </g>
      {gates.map(({ name, text, stopped }, index) => (
        <g key={name}>
          <Text x={at[index]!} y={18} size={21} weight={650} fill="currentColor">
            {name}
          </Text>
          {text ? (
            <Text x={at[index]!} y={50} size={16} fill="var(--muted)">
              {text}
            </Text>
          ) : null}
          <Text x={at[index]!} y={312} size={24} weight={650} fill="var(--third-ink)">
            {`−${stopped}`}
          </Text>
        </g>
      ))}
      <Text x={24} y={164} size={38} weight={650} fill="#ffffff">
        {whole.value}
      </Text>
      <Text x={24} y={204} size={17} fill="#ffffff">
        {whole.text}
      </Text>
      <Text x={1140} y={value} size={38} weight={650} anchor="end" fill="var(--second-ink)">
        {rest.value}
      </Text>
      <Text x={1140} y={value + 36} size={17} anchor="end" fill="var(--muted)">
        {rest.text}
      </Text>
    </>
  );
}

function Down({ whole, rest, gates }: Placed) {
  const at = gates.map((_, index) => 120 + index * 130);
  const end = at.at(-1)! + 90;
  return (
    <>
      <g transform="translate(4 4)">
        <Stream gates={gates} thick={132} at={at} end={end} down />
      </g>
      <Text x={70} y={44} size={21} weight={650} anchor="middle" fill="#ffffff">
        {whole.value}
      </Text>
      <Text x={70} y={72} size={13} anchor="middle" fill="#ffffff">
        {whole.text}
      </Text>
      {gates.map(({ name, stopped }, index) => (
        <g key={name}>
          <Text x={172} y={at[index]! + 4} size={17} weight={650} fill="currentColor">
            {name}
          </Text>
          <Text x={172} y={at[index]! + 32} size={17} weight={650} fill="var(--third-ink)">
            {`−${stopped}`}
          </Text>
        </g>
      ))}
      <Text x={24} y={end - 18} size={24} weight={650} fill="var(--second-ink)">
        {rest.value}
      </Text>
      <Text x={24} y={end + 8} size={13} fill="var(--muted)">
        {rest.text}
      </Text>
    </>
  );
}
