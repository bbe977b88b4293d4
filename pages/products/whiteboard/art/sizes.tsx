import { Text } from '../../../../components/art/kit/text.tsx';
import styles from './motion.module.css';

/** What an hour of a lesson weighs, in megabytes. */
const sizes = [
  { name: '1080p 录屏', text: '2.5 Mbps', megabytes: 1125, color: '#b9c6df' },
  { name: '720p 录屏', text: '1.2 Mbps', megabytes: 540, color: '#b9c6df' },
  { name: '笔迹与课件事件加声音', text: '48 kbps 语音', megabytes: 23.4, color: 'var(--accent)' },
  { name: '只有笔迹与课件事件', text: '8,300 笔', megabytes: 1.8, color: 'var(--primary)' },
];

/** Bars to one scale: two recordings of the screen, two of what was done on it; below, the replay that the last of them gives. */
export function Sizes() {
  return (
    <svg
      viewBox="0 0 660 470"
      fill="none"
      role="img"
      aria-label="一小时课的大小：1080p 录屏 1,125 MB，720p 录屏 540 MB，事件加声音 23.4 MB，只有事件 1.8 MB"
    >
      {sizes.map(({ name, text, megabytes, color }, index) => {
        const y = 14 + index * 76;
        const width = Math.max(4, Math.round((megabytes / 1125) * 560));
        return (
          <g key={name}>
            <Text x={0} y={y} size={15} weight={600}>
              {name}
            </Text>
            <Text x={560} y={y} size={13} anchor="end" fill="var(--ink-muted)">
              {text}
            </Text>
            <rect x="0" y={y + 14} width={width} height="24" rx="4" fill={color} />
            <Text x={width + 10} y={y + 26} size={15} weight={650}>
              {`${megabytes.toLocaleString('en-US')} MB`}
            </Text>
          </g>
        );
      })}
      <rect x="0" y="326" width="650" height="136" rx="14" fill="#ffffff" stroke="var(--line)" />
      <Text x={24} y={354} size={15} weight={600}>
        回放：跳到任何一笔
      </Text>
      <Text x={626} y={354} size={13} anchor="end" fill="var(--ink-muted)">
        18:42 / 45:00 · 1.5 倍速
      </Text>
      <path
        d="M24 392c18-34 30 30 46 0s22-24 34-2M150 398l34-28 34 28zM272 380h44M294 366v30M362 396c-6-30 34-30 28 0M452 372l30 24M482 372l-30 24M540 372h44v24h-44z"
        stroke="var(--primary)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M24 430H626" stroke="#d3dceb" strokeWidth="6" strokeLinecap="round" />
      <path d="M24 430H274" stroke="var(--primary)" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M66 430h0M184 430h0M294 430h0M376 430h0M467 430h0M562 430h0"
        stroke="var(--warm)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <g className={styles.replay}>
        <path d="M40 364V438" stroke="var(--ink)" strokeWidth="2" />
      </g>
      <circle cx="274" cy="430" r="9" fill="#ffffff" stroke="var(--primary)" strokeWidth="3" />
    </svg>
  );
}
