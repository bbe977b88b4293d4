import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { voicePath } from './voice.ts';

const stations = [
  { y: 40, icon: 'mic', name: '您说的话', text: '边识别边送审', ground: '#2b4379' },
  { y: 132, icon: 'shield-check', name: '第一道：听', text: '与判停并行，不占首响', ground: 'var(--accent-ink)' },
  { y: 224, icon: 'bot', name: '模型', text: '话题、时段与人设的边界', ground: 'var(--primary)' },
  { y: 316, icon: 'shield-check', name: '第二道：说', text: '按短句审，过一句播一句', ground: 'var(--accent-ink)' },
  { y: 408, icon: 'volume-2', name: '播给您听', text: '命中时换一种说法，或转人工', ground: '#2b4379' },
] as const;

/** What is said passes two gates: one before the model hears it, one before anybody hears the model. */
export function Gates() {
  return (
    <svg
      viewBox="0 -12 480 472"
      fill="none"
      role="img"
      aria-label="双向审核：用户的话经第一道审核到模型，模型的话经第二道审核才播出"
    >
      <rect y="-12" width="480" height="472" rx="20" fill="#f1f5fd" />
      <path d="M76 40V408" stroke="#b9c6df" strokeWidth="2.5" />
      {stations.map(({ y, icon, name, text, ground }) => (
        <g key={name}>
          <Glyph x={76} y={y} r={24} name={icon} ground={ground} />
          <Text x={124} y={y - 11} size={17} weight={650}>
            {name}
          </Text>
          <Text x={124} y={y + 14} size={15} fill="var(--ink-muted)">
            {text}
          </Text>
        </g>
      ))}
      <path
        d={voicePath({ x: 356, y: 40, gap: 8, height: 18, bars: 11 })}
        stroke="#8fa9ff"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d={voicePath({ x: 356, y: 398, gap: 8, height: 18, bars: 11, from: 5 })}
        stroke="var(--accent)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
