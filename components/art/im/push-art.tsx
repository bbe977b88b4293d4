import { Text } from '../kit/text.tsx';
import styles from './push-art.module.css';

/** A message every three seconds, a hundred of them; the seconds at which the phone rings, as the merging windows make them. */
const MESSAGES = Array.from({ length: 100 }, (_, index) => index * 3);
const RINGS = [0, 6, 12, 24, 48, 96, 156, 216, 276, 336] as const;

/** Whole numbers, and the same ones again for every ring of a full minute: the drawing packs well. */
const at = (second: number) => 40 + second * 3;
const TOP = 54;
const BASE = 250;

const rings = RINGS.map((second, index) => {
  const since = RINGS[index - 1] ?? -1;
  const merged = MESSAGES.filter((message) => message > since && message <= second);
  return { second, merged, height: 10 + merged.length * 3 };
});

const falls = rings.flatMap(({ second, merged, height }) => {
  const depth = BASE - height - TOP;
  return merged.map((message) => {
    const aside = at(second) - at(message);
    return `M${at(message)} ${TOP}c0 80 ${aside} ${depth - 70} ${aside} ${depth}`;
  });
});

/** A hundred messages that run together into ten rings. */
export function PushArt() {
  return (
    <div className={styles.frame} role="region" aria-label="一百条消息合并成十次推送的时间图" tabIndex={0}>
      <svg viewBox="34 0 1072 316" fill="none" role="img" aria-label="群里每三秒一条，共一百条；手机在第 0、6、12、24、48、96、156、216、276、336 秒各响一次，后面几次各合并二十条" className={styles.chart}>
        <Text x={34} y={22} size={14} fill="var(--on-night-muted)">
          群里的消息，每 3 秒一条
        </Text>
        <path d={falls.join('')} stroke="var(--on-night-primary)" opacity=".42" />
        <path d={`M40 ${TOP}H932`} stroke="#ffffff" strokeWidth="6" strokeLinecap="round" strokeDasharray="0 9" />
        <path d={`M34 ${BASE}H1106`} stroke="var(--night-line)" strokeWidth="1.5" />
        {rings.map(({ second, merged, height }, index) => (
          <g key={second}>
            <rect x={at(second) - 6} y={BASE - height} width="12" height={height} rx="4" fill="var(--accent)" />
            {index > 3 ? (
              <Text x={at(second) + 14} y={BASE - height + 8} size={13} weight={600} fill="var(--on-night-accent)">
                {`${merged.length} 条`}
              </Text>
            ) : null}
            {index === 0 || index > 2 ? (
              <Text x={at(second)} y={BASE + 20} size={13} anchor="middle" fill="var(--on-night-muted)">
                {second === 0 ? '0' : `${second} 秒`}
              </Text>
            ) : null}
          </g>
        ))}
        <Text x={34} y={302} size={14} fill="var(--on-night-muted)">
          手机响的时刻，柱高是这一次合并了多少条
        </Text>
      </svg>
    </div>
  );
}
