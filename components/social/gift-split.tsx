import { Drawing } from '../art/kit/drawing.tsx';
import { Text } from '../art/kit/text.tsx';
import * as words from './words.yaml';

export type Channel = {
  name: string;
  about: string /** Share of the payment that the store or payment service keeps. */;
  percent: number;
};

type GiftSplitProps = {
  channels: readonly Channel[];
  /** Share of the rest that the host gets, 0 to 1. */
  hostShare: number;
};

type Part = { name: string; amount: number; fill: string; ink: string };

/** What becomes of 100 that somebody pays for coins. The parts add up to 100. */
export function splitOf({ percent }: Pick<Channel, 'percent'>, hostShare: number) {
  const rest = 100 - percent;
  const host = Math.round(rest * hostShare * 10) / 10;
  return { store: percent, app: Math.round((rest - host) * 10) / 10, host };
}

/** 100 paid for a gift, divided among store, app and host, a bar for each way of paying. */
export function GiftSplit({ channels, hostShare }: GiftSplitProps) {
  const bars = channels.map((channel) => {
    const { store, app, host } = splitOf(channel, hostShare);
    const parts: Part[] = [
      { name: words.giftSplit.store, amount: store, fill: 'var(--rule)', ink: 'var(--ink)' },
      { name: words.giftSplit.you, amount: app, fill: 'var(--tint-soft)', ink: 'var(--ink)' },
      { name: words.giftSplit.host, amount: host, fill: 'var(--ink)', ink: '#ffffff' },
    ];
    return { ...channel, parts };
  });
  return (
    <Drawing
      title={bars
        .map(({ name, parts }) =>
          words.giftSplit.title({ name, parts: parts.map((part) => `${part.name} ${part.amount}`).join('，') }),
        )
        .join('；')}
      wide={draw(bars, { width: 1196, size: 18, top: 28 })}
      narrow={draw(bars, { width: 354, size: 15, top: 50 })}
    />
  );
}

type Layout = {
  width: number;
  /** Size of letters. */
  size: number;
  /** Where a bar begins below the top of its row: after one line, or after two where name and note do not fit beside each other. */
  top: number;
};

/** Width that a number needs; that of a narrower part is below the bar. */
const leastWidth = 38;

function draw(bars: readonly (Channel & { parts: readonly Part[] })[], { width, size, top }: Layout) {
  const pitch = top + 72;
  const oneLine = top < 40;
  const isNarrow = ({ amount }: Part) => amount > 0 && (amount / 100) * width < leastWidth;
  const below = bars.at(-1)?.parts.some(isNarrow) ? 22 : 0;
  const art = bars.map(({ name, about, parts }, row) => {
    let from = 0;
    return (
      <g key={name} transform={`translate(2 ${row * pitch})`}>
        <Text x={0} y={14} size={size} weight={650} fill="currentColor">
          {name}
        </Text>
        <Text
          x={oneLine ? width : 0}
          y={oneLine ? 14 : 36}
          size={Math.min(size, 16)}
          anchor={oneLine ? 'end' : 'start'}
          fill="var(--muted)"
        >
          {about}
        </Text>
        {parts
          .filter(({ amount }) => amount > 0)
          .map((part) => {
            const x = (from / 100) * width;
            const across = (part.amount / 100) * width;
            from += part.amount;
            return (
              <g key={part.name}>
                <rect x={x} y={top} width={across} height="44" fill={part.fill} stroke="var(--ink)" strokeWidth="1.5" />
                {isNarrow(part) ? (
                  <Text x={x + across / 2} y={top + 58} size={size} weight={600} anchor="middle" fill="currentColor">
                    {String(part.amount)}
                  </Text>
                ) : (
                  <Text x={x + 12} y={top + 22} size={size} weight={600} fill={part.ink}>
                    {across < 60 ? String(part.amount) : `${part.name} ${part.amount}`}
                  </Text>
                )}
              </g>
            );
          })}
      </g>
    );
  });
  return { size: [width + 4, bars.length * pitch - 26 + below] as const, art };
}
