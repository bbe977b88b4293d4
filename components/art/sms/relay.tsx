import { Card } from '../kit/frames.tsx';
import { Glyph } from '../kit/glyph.tsx';
import { Text } from '../kit/text.tsx';
import { Waveform } from '../kit/waveform.tsx';

const stations = [
  { x: 18, time: '0 秒', text: '短信已提交', color: 'var(--primary)' },
  { x: 400, time: '60 秒', text: '没等到回执', color: 'var(--warm)' },
  { x: 1046, time: '81 秒', text: '听完，填回', color: 'var(--accent)' },
];

/** A code that did not come as a message, and comes as a call: a minute of waiting, then the six digits read aloud twice. */
export function Relay() {
  return (
    <svg viewBox="0 0 1140 212" fill="none">
      <path d="M18 106H400" stroke="#b9c6df" strokeWidth="3" strokeDasharray="2 10" strokeLinecap="round" />
      <path d="M400 106H1046" stroke="var(--accent)" strokeWidth="3" />
      {stations.map(({ x, time, text, color }) => (
        <g key={time}>
          <circle cx={x} cy="106" r="16" fill="#ffffff" stroke={color} strokeWidth="3" />
          <circle cx={x} cy="106" r="6" fill={color} />
          <Text x={x - 16} y={146} size={18} weight={650}>
            {time}
          </Text>
          <Text x={x - 16} y={172} size={15} fill="var(--ink-muted)">
            {text}
          </Text>
        </g>
      ))}
      <Text x={172} y={84} size={14} fill="var(--ink-muted)">
        等 voiceAfter 秒
      </Text>
      <Card x={520} y={20} width={420} height={172} dark>
        <Glyph x={562} y={62} r={20} name="phone-call" ground="var(--accent-ink)" />
        <Text x={596} y={52} size={16} weight={600} fill="#ffffff">
          语音验证码来电
        </Text>
        <Text x={596} y={76} size={13.5} fill="var(--on-night-muted)">
          固定主叫号码，读两遍，按 1 再听
        </Text>
        {['四', '八', '二', '九', '一', '三'].map((digit, index) => (
          <Text key={digit} x={572 + index * 64} y={118} size={20} weight={600} anchor="middle" fill={index < 4 ? 'var(--on-night-accent)' : '#7f93bf'}>
            {digit}
          </Text>
        ))}
        <Waveform x={544} y={160} bars={58} gap={6.4} height={36} color="var(--on-night-accent)" live />
      </Card>
    </svg>
  );
}
