import { Bubble } from '../../../../../components/art/kit/bubble.tsx';
import { Card } from '../../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../../components/art/kit/text.tsx';

/** A hotline: the agent takes the call, and hands it on with everything it has heard. */
export function Hotline() {
  return (
    <svg viewBox="0 0 600 420" fill="none" role="img" aria-label="智能客服：智能体先接，听懂来意后带着摘要转给人工坐席">
      <Glyph x={76} y={76} r={24} name="bot" ground="var(--accent-ink)" />
      <Bubble x={114} y={40} width={220} size={16} lines={['您说的是昨天那单退款吗？', '商家已同意，差一步确认。']} />
      <Bubble x={356} y={124} width={186} own size={16} lines={['对，但我想找人工问问']} />
      <path
        d="M76 110v118q0 30 30 30h22"
        stroke="var(--primary)"
        strokeWidth="2.5"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <Text x={92} y={212} size={15} weight={600} fill="var(--primary-strong)">
        2 秒转接，不用重说
      </Text>
      <Card x={140} y={238} width={400} height={154}>
        <Glyph x={172} y={270} r={16} name="headset" ground="var(--primary)" />
        <Text x={200} y={270} size={16} weight={650}>
          转给坐席 017
        </Text>
        <Text x={516} y={270} size={14} anchor="end" fill="var(--ink-muted)">
          通话 1 分 12 秒
        </Text>
        {(
          [
            ['来意', '退款进度，订单 20418', 306],
            ['已做', '核过身份，查过状态', 334],
            ['情绪', '平静，想听人工确认', 362],
          ] as const
        ).map(([name, text, y]) => (
          <g key={name}>
            <Text x={164} y={y} size={15} weight={600}>
              {name}
            </Text>
            <Text x={210} y={y} size={15} fill="var(--ink-muted)">
              {text}
            </Text>
          </g>
        ))}
      </Card>
    </svg>
  );
}
