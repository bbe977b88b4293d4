import { Card } from '../kit/frames.tsx';
import { Glyph } from '../kit/glyph.tsx';
import { Text } from '../kit/text.tsx';

/** Heights of the bars, one for each ten seconds of the call; from the twelfth on the line went over to the phone network. */
const levels = [38, 40, 39, 41, 40, 38, 40, 41, 39, 40, 38, 22, 10, 12, 34, 39, 40, 39, 40, 41, 39, 40, 40, 38];

const found = [
  { at: '14:03:22', what: '被叫 WLAN 断开，转蜂窝网络', who: '网络' },
  { at: '14:03:24', what: '上行丢包 31%，停画面保声音', who: '策略' },
  { at: '14:03:51', what: '丢包回到 2%，画面恢复', who: '恢复' },
] as const;

/** One call laid open: how good each ten seconds were, what happened in the bad ones. */
export function Diagnosis() {
  return (
    <svg viewBox="10 10 600 440" fill="none" overflow="visible" role="img" aria-label="一通电话的诊断：第二分钟质量下降，原因是被叫从 WLAN 转到蜂窝网络，29 秒后恢复">
      <Card x={10} y={10} width={600} height={440}>
        <Text x={36} y={44} size={17} weight={650}>
          通话 8f21c0 · 4 分 02 秒
        </Text>
        <Text x={36} y={70} size={13} fill="var(--ink-muted)">
          许知遥（网页）呼叫 周远（手机）
        </Text>
        <rect x="478" y="32" width="106" height="30" rx="15" fill="#fff0e4" />
        <Text x={531} y={47} size={13.5} weight={600} anchor="middle" fill="var(--warm-ink)">
          问题在被叫侧
        </Text>
        <path d="M36 206h548" stroke="var(--line)" />
        {levels.map((level, index) => (
          <rect key={index} x={36 + index * 23} y={206 - level * 2.4} width="15" height={level * 2.4} rx="3" fill={level < 30 ? 'var(--warm)' : '#9fc3ff'} />
        ))}
        <path d="M284 92V214H362V92Z" fill="var(--warm)" fillOpacity=".1" stroke="var(--warm)" strokeDasharray="4 4" />
        <Text x={323} y={230} size={13} anchor="middle" fill="var(--warm-ink)">
          29 秒
        </Text>
        <Text x={36} y={230} size={13} fill="var(--ink-muted)">
          14:01:30
        </Text>
        <Text x={584} y={230} size={13} anchor="end" fill="var(--ink-muted)">
          14:05:32
        </Text>
        {found.map(({ at, what, who }, index) => (
          <g key={at}>
            <rect x="36" y={258 + index * 58} width="548" height="48" rx="10" fill="var(--surface-raised)" />
            <Glyph x={62} y={282 + index * 58} r={12} name={['wifi-off', 'sliders-horizontal', 'check'][index]!} ground={index === 2 ? 'var(--accent-ink)' : index === 0 ? 'var(--warm-ink)' : 'var(--primary)'} />
            <Text x={86} y={282 + index * 58} size={13.5} fill="var(--ink-muted)">
              {at}
            </Text>
            <Text x={164} y={282 + index * 58} size={14.5} weight={550}>
              {what}
            </Text>
            <Text x={568} y={282 + index * 58} size={13} anchor="end" fill="var(--ink-muted)">
              {who}
            </Text>
          </g>
        ))}
      </Card>
    </svg>
  );
}
