import { Card, Phone } from '../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import styles from './motion.module.css';

const digits = ['4', '8', '2', '9', '1', '3'];

/** What the server wrote down about one code: the moment, the word for it, what came of it. */
const log = [
  { at: '09:41:00.012', word: 'POST', text: '/v2/sms/codes' },
  { at: '09:41:00.034', word: '200', text: 'msgId 7f3a…c02' },
  { at: '09:41:00.108', word: '甲网', text: '网关已收下' },
  { at: '09:41:03.192', word: '送达', text: '手机回了报告' },
  { at: '09:41:03.474', word: '回执', text: '推到您的服务端' },
];

/** A code on the screen of a phone, being filled in; beside it what the server saw of its way. Stands with its foot on the ruler of the opening. */
export function Arrival() {
  return (
    <svg
      viewBox="0 0 700 500"
      fill="none"
      role="img"
      aria-label="手机收到验证码 482 913 并自动填入；旁边是服务端的五行记录，从请求到回执共 3.46 秒"
    >
      <circle cx="262" cy="286" r="238" fill="#e3ebff" />
      <circle cx="262" cy="286" r="180" fill="#d3dfff" />
      <Phone x={134} y={36} width={256} height={520}>
        <Text x={262} y={100} size={40} weight={600} anchor="middle">
          9:41
        </Text>
        <Text x={262} y={132} size={13.6} anchor="middle" fill="var(--ink-muted)">
          11 月 20 日 星期五
        </Text>

        <g className={styles.arrive}>
          <rect x="150" y="160" width="224" height="104" rx="16" fill="#ffffff" />
          <Glyph x={176} y={184} r={13} name="message-square-text" ground="var(--accent-ink)" />
          <Text x={197} y={184} size={13.6} weight={600}>
            短信
          </Text>
          <Text x={360} y={184} size={13.6} anchor="end" fill="var(--ink-muted)">
            现在
          </Text>
          <Text x={164} y={213} size={13.6}>
            【云桥出行】验证码 482913，
          </Text>
          <Text x={164} y={235} size={13.6}>
            5 分钟内有效，请勿转告他人。
          </Text>
        </g>

        <rect x="150" y="290" width="224" height="172" rx="16" fill="#ffffff" />
        <Text x={168} y={316} size={14} weight={600}>
          输入验证码
        </Text>
        <Text x={168} y={338} size={13.6} fill="var(--ink-muted)">
          已发送至 138****0021
        </Text>
        <path d="M164 375H362" stroke="#e9eefa" strokeWidth="38" strokeDasharray="28 6" />
        {digits.map((digit, index) => (
          <g key={index} className={styles[`digit${index}`]}>
            <Text x={178 + index * 34} y={375} size={19} weight={650} anchor="middle">
              {digit}
            </Text>
          </g>
        ))}
        <rect x="164" y="410" width="196" height="36" rx="18" fill="var(--primary)" />
        <Text x={262} y={428} size={13.6} weight={600} fill="#ffffff" anchor="middle">
          登录
        </Text>
      </Phone>

      <Card x={380} y={204} width={316} height={206} dark>
        <Text x={402} y={230} size={13.6} weight={600} fill="var(--on-night)">
          一条验证码的服务端记录
        </Text>
        <path d="M381 250h314" stroke="#2d4a8f" />
        {log.map(({ at, word, text }, index) => (
          <g key={at} className={index === 3 ? styles.delivered : index === 4 ? styles.receipt : undefined}>
            <Text x={402} y={274 + index * 28} size={13.6} fill="var(--on-night-muted)">
              {at}
            </Text>
            <Text
              x={496}
              y={274 + index * 28}
              size={14}
              weight={600}
              fill={index > 2 ? 'var(--on-night-accent)' : 'var(--on-night-primary)'}
            >
              {word}
            </Text>
            <Text x={544} y={274 + index * 28} size={14} fill="var(--on-night)">
              {text}
            </Text>
          </g>
        ))}
      </Card>
    </svg>
  );
}
