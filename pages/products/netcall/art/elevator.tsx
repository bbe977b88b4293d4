import { Figure } from '../../../../components/ui/figure.tsx';
import { Fragment } from 'react';
import { Text } from '../../../../components/art/kit/text.tsx';
import styles from './elevator.module.css';

/** Every five seconds: packets lost in percent, jitter in milliseconds. */
const line = [
  [0.5, 12],
  [1, 14],
  [4, 30],
  [12, 66],
  [26, 104],
  [32, 132],
  [33, 140],
  [28, 118],
  [13, 62],
  [4, 28],
  [1, 16],
  [0.5, 12],
  [0.5, 12],
] as const;

const left = 96;
const second = 16.6;
const floor = 190;
const at = (seconds: number) => Math.round(left + seconds * second);
const lossAt = (percent: number) => floor - percent * 3.6;
const jitterAt = (milliseconds: number) => floor - milliseconds * 0.56;
const points = (toY: (pair: readonly [number, number]) => number) =>
  line.map((pair, index) => `${at(index * 5).toFixed(0)} ${toY(pair).toFixed(0)}`).join('L');

const events = [
  { second: 13, name: '走进电梯' },
  { second: 19, name: '门关上' },
  { second: 38, name: '走出电梯' },
] as const;

const picture = [
  { from: 0, to: 13, text: '720p · 25 帧', fill: '#2f5bff', ink: '#ffffff' },
  { from: 13, to: 19, text: '360p', fill: '#bccaff', ink: '#0b1b34' },
  { from: 19, to: 40, text: '停画面，用头像代替', fill: '#eef2f9', ink: '#51607a' },
  { from: 40, to: 46, text: '360p', fill: '#bccaff', ink: '#0b1b34' },
  { from: 46, to: 60, text: '720p · 25 帧', fill: '#2f5bff', ink: '#ffffff' },
] as const;

const sound = [
  { from: 0, to: 12, text: '32 kbps' },
  { from: 12, to: 19, text: '加冗余' },
  { from: 19, to: 40, text: '84 kbps · 重传 + 前向纠错' },
  { from: 40, to: 46, text: '加冗余' },
  { from: 46, to: 60, text: '32 kbps' },
] as const;

const score = [
  { second: 6, text: '4.3' },
  { second: 15.5, text: '4.0' },
  { second: 29.5, text: '3.6' },
  { second: 43, text: '4.1' },
  { second: 53, text: '4.3' },
] as const;

/** Sixty seconds of a call on its way through a lift: what the line loses, and what the call gives up for it. */
export function Elevator({ label }: { label: string }) {
  return (
    <Figure label={label}>
      <svg viewBox="44 10 1094 390" fill="none" aria-hidden="true" className={styles.chart}>
        {[0, 10, 20, 30].map((percent) => (
          <Fragment key={percent}>
            <path d={`M${left} ${lossAt(percent)}H1092`} stroke="var(--line)" />
            <Text x={left - 12} y={lossAt(percent)} size={13} anchor="end" fill="var(--warm-ink)">
              {`${percent}%`}
            </Text>
          </Fragment>
        ))}
        {[0, 100, 200].map((milliseconds) => (
          <Text key={milliseconds} x={1104} y={jitterAt(milliseconds)} size={13} fill="var(--primary-strong)">
            {milliseconds}
          </Text>
        ))}
        <path
          d={`M${at(0)} ${floor}L${points(([loss]) => lossAt(loss))}L${at(60)} ${floor}Z`}
          fill="var(--warm)"
          fillOpacity=".14"
        />
        <path d={`M${points(([loss]) => lossAt(loss))}`} stroke="var(--warm)" strokeWidth="3" strokeLinejoin="round" />
        <path
          d={`M${points(([, jitter]) => jitterAt(jitter))}`}
          stroke="var(--primary)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeDasharray="1 6"
          strokeLinecap="round"
        />
        <Text x={at(29.5)} y={56} size={14} weight={600} anchor="middle" fill="var(--warm-ink)">
          丢包率，最高 33%
        </Text>
        <Text x={at(29.5)} y={134} size={14} weight={600} anchor="middle" fill="var(--primary-strong)">
          抖动，最高 140 毫秒
        </Text>
        <Text x={1104} y={56} size={13} fill="var(--primary-strong)">
          毫秒
        </Text>
        {events.map(({ second: when, name }) => (
          <Fragment key={name}>
            <path d={`M${at(when)} 40V352`} stroke="#9fb0d0" strokeDasharray="3 5" />
            <Text x={at(when)} y={26} size={14} weight={600} anchor="middle">
              {name}
            </Text>
          </Fragment>
        ))}
        <Text x={left - 16} y={238} size={15} weight={650} anchor="end">
          画面
        </Text>
        {picture.map(({ from, to, text, fill, ink }) => (
          <Fragment key={from}>
            <rect x={at(from) + 2} y="218" width={at(to) - at(from) - 3} height="40" rx="8" fill={fill} />
            <Text x={at((from + to) / 2)} y={238} size={14} weight={550} anchor="middle" fill={ink}>
              {text}
            </Text>
          </Fragment>
        ))}
        <Text x={left - 16} y={288} size={15} weight={650} anchor="end">
          声音
        </Text>
        <rect x={left + 2} y="268" width={at(60) - left - 3} height="40" rx="8" fill="#0a7d6b" />
        {sound.map(({ from, to, text }) => (
          <Fragment key={from}>
            {from > 0 ? <path d={`M${at(from)} 276v24`} stroke="#5cc5b3" /> : null}
            <Text x={at((from + to) / 2)} y={288} size={14} weight={550} anchor="middle" fill="#ffffff">
              {text}
            </Text>
          </Fragment>
        ))}
        <Text x={left - 16} y={334} size={15} weight={650} anchor="end">
          听感
        </Text>
        {score.map(({ second: when, text }) => (
          <Text key={when} x={at(when)} y={334} size={15} weight={600} anchor="middle" fill="var(--accent-ink)">
            {`${text} 分`}
          </Text>
        ))}
        <path d={`M${left} 362H1092`} stroke="#9fb0d0" />
        {[0, 10, 20, 30, 40, 50, 60].map((when) => (
          <Fragment key={when}>
            <path d={`M${at(when)} 362v7`} stroke="#9fb0d0" />
            <Text x={at(when)} y={386} size={13} anchor="middle" fill="var(--ink-muted)">
              {`${when} 秒`}
            </Text>
          </Fragment>
        ))}
      </svg>
    </Figure>
  );
}
