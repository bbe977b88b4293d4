import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import styles from './im-journey-art.module.css';
import * as words from '../words.yaml';

const lanes = [
  { x: 48, name: words.journeyArt.lanes.sender, icon: 'smartphone' },
  { x: 164, name: words.journeyArt.lanes.shard, icon: 'database' },
  { x: 280, name: words.journeyArt.lanes.online, icon: 'monitor' },
  { x: 396, name: words.journeyArt.lanes.asleep, icon: 'moon' },
] as const;

type Line = { step: number; y: number; from: number; to: number; label: string; isReceipt?: boolean };

/** What goes from lane to lane; each has the number of its step in the text, and its time from the first. */
const lines: readonly Line[] = [
  { step: 2, y: 176, from: 0, to: 1, label: words.journeyArt.sent },
  { step: 4, y: 282, from: 1, to: 0, label: words.journeyArt.receipt, isReceipt: true },
  { step: 5, y: 344, from: 1, to: 2, label: words.journeyArt.delivered },
  { step: 6, y: 406, from: 1, to: 3, label: words.journeyArt.pushed },
];

/** Something that a lane does by itself. */
function Own({ step, x, y, label }: { step: number; x: number; y: number; label: string }) {
  return (
    <g data-step={step}>
      <rect x={x} y={y - 18} width="136" height="36" rx="18" fill={step === 3 ? 'var(--primary)' : 'var(--part)'} />
      <Mark x={x + 18} y={y} step={step} />
      <Text x={x + 36} y={y} size={15} fill="#ffffff">
        {label}
      </Text>
    </g>
  );
}

function Mark({ x, y, step }: { x: number; y: number; step: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="12" fill="#ffffff" />
      <Text x={x} y={y} size={15} weight={680} anchor="middle" fill="#0b1b34">
        {step}
      </Text>
    </>
  );
}

/** Who sends what, and when, until one message is on every device: the numbers are those of the text beside it. */
export function JourneyArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 444 456"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={words.journeyArt.label}
    >
      <rect width="444" height="456" rx="18" fill="var(--ground)" />
      {lanes.map(({ x, name, icon }, index) => (
        <g key={name}>
          <path d={`M${x} 92V436`} stroke="var(--lane)" strokeWidth="1.5" strokeDasharray="2 7" />
          <Glyph x={x} y={38} r={18} name={icon} ground={index === 1 ? 'var(--primary)' : 'var(--part)'} />
          <Text x={x} y={74} size={15} weight={600} anchor="middle" fill="var(--name)">
            {name}
          </Text>
        </g>
      ))}
      <Own step={1} x={14} y={124} label={words.journeyArt.stored} />
      <Own step={3} x={130} y={226} label={words.journeyArt.numbered} />
      {lines.map(({ step, y, from, to, label, isReceipt }) => {
        const [start, end] = [lanes[from]!.x, lanes[to]!.x];
        const way = start < end ? 1 : -1;
        return (
          <g key={step} data-step={step}>
            <path
              d={`M${start} ${y}H${end - way * 2}m${-way * 8}-6l${way * 8} 6l${-way * 8} 6`}
              stroke={isReceipt ? 'var(--on-night-accent)' : 'var(--on-night-primary)'}
              strokeWidth="2.25"
            />
            <Text x={(start + end) / 2} y={y - 16} size={15} anchor="middle" fill="var(--name)">
              {label}
            </Text>
            <Mark x={start} y={y} step={step} />
          </g>
        );
      })}
    </svg>
  );
}
