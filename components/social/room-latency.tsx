import { type City, wayBetween } from '../../config/network.ts';
import { Drawing } from '../art/kit/drawing.tsx';
import { Text } from '../art/kit/text.tsx';
import * as words from './words.yaml';

export type Room = {
  from: City;
  to: City;
  /** The participants. */
  who: string;
};

const ticks = [0, 100, 200, 300];
/** Milliseconds that the scale ends at. */
const most = 360;

/** Rooms with people in two cities: milliseconds from mouth to ear on our network and, in grey, on the open one. */
export function RoomLatency({ rooms }: { rooms: readonly Room[] }) {
  const measured = rooms.map((room) => ({ ...room, latency: wayBetween(room.from, room.to).latency }));
  const across = (milliseconds: number) => 440 + (milliseconds / most) * 740;
  const along = (milliseconds: number) => 8 + (milliseconds / most) * 332;
  return (
    <Drawing
      title={measured
        .map(({ from, to, latency: [ours, open] }) => words.roomLatency.title({ from, to, ours, internet: open }))
        .join('；')}
      wide={{
        size: [1200, measured.length * 54 + 44],
        art: (
          <>
            {ticks.map((tick) => (
              <g key={tick}>
                <path d={`M${across(tick)} 0V${measured.length * 54}`} stroke="var(--rule)" strokeWidth="1.5" />
                <Text x={across(tick)} y={measured.length * 54 + 22} size={16} anchor="middle" fill="var(--muted)">
                  {tick === 0 ? words.roomLatency.zero : String(tick)}
                </Text>
              </g>
            ))}
            {measured.map(({ from, to, who, latency }, index) => (
              <g key={from + to}>
                <Text x={0} y={index * 54 + 16} size={18} weight={650} fill="currentColor">
                  {who}
                </Text>
                <Text x={0} y={index * 54 + 39} size={16} fill="var(--muted)">
                  {`${from}—${to}`}
                </Text>
                <Dots latency={latency} at={across} y={index * 54 + 34} />
              </g>
            ))}
          </>
        ),
      }}
      narrow={{
        size: [358, measured.length * 94 + 4],
        art: measured.map(({ from, to, who, latency }, index) => (
          <g key={from + to}>
            <Text x={0} y={index * 94 + 12} size={16} weight={650} fill="currentColor">
              {who}
            </Text>
            <Text x={0} y={index * 94 + 34} size={14} fill="var(--muted)">
              {`${from}—${to}`}
            </Text>
            <path d={`M8 ${index * 94 + 58}H350`} stroke="var(--rule)" strokeWidth="1.5" />
            <Dots latency={latency} at={along} y={index * 94 + 58} below />
          </g>
        )),
      }}
    />
  );
}

type DotsProps = {
  latency: readonly [ours: number, open: number];
  at: (milliseconds: number) => number;
  y: number;
  /** The numbers are below the line instead of above it. */
  below?: boolean;
};

function Dots({ latency: [ours, open], at, y, below = false }: DotsProps) {
  const label = y + (below ? 22 : -20);
  return (
    <>
      <path d={`M${at(ours)} ${y}H${at(open)}`} stroke="var(--rule)" strokeWidth="6" />
      <circle cx={at(open)} cy={y} r="7" fill="var(--muted)" />
      <circle cx={at(ours)} cy={y} r="9" fill="var(--tint)" />
      {/* No grid line runs through a number. */}
      <path d={`M${at(ours) - 17} ${label}h34M${at(open) - 17} ${label}h34`} stroke="var(--ground)" strokeWidth="18" />
      <Text x={at(ours)} y={label} size={16} weight={700} anchor="middle" fill="var(--tint-strong)">
        {String(ours)}
      </Text>
      <Text x={at(open)} y={label} size={16} anchor="middle" fill="var(--muted)">
        {String(open)}
      </Text>
    </>
  );
}
