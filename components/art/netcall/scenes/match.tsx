import { Card, Phone } from '../../kit/frames.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { Text } from '../../kit/text.tsx';
import { LinePerson } from '../line-person.tsx';

/** Two strangers, a minute at a time. */
export function Match() {
  return (
    <svg viewBox="0 0 600 420" fill="none" strokeLinecap="round" strokeLinejoin="round" role="img" aria-label="一对一社交：两人视频，每分钟结算一次，画面每五秒抽检一帧">
      <Phone x={70} y={36} width={206} height={420}>
        <rect x="76" y="42" width="194" height="408" rx="22" fill="#ece6ff" />
        <rect x="147" y="48" width="52" height="12" rx="6" fill="#050d1f" />
        <LinePerson x={173} y={420} width={186} look="bob" />
        <rect x="94" y="76" width="74" height="26" rx="13" fill="#22194d" />
        <Text x={131} y={89} size={13} anchor="middle" fill="#ffffff">
          03:00
        </Text>
      </Phone>
      <Phone x={324} y={36} width={206} height={420}>
        <rect x="330" y="42" width="194" height="408" rx="22" fill="#dfe8ff" />
        <rect x="401" y="48" width="52" height="12" rx="6" fill="#050d1f" />
        <LinePerson x={427} y={420} width={186} look="curls" />
        <Glyph x={496} y={92} r={15} name="sparkles" ground="#ffffff" color="#5a3fe0" />
      </Phone>
      <path d="M252 316C270 276 330 276 348 316" stroke="var(--primary)" strokeWidth="2.5" strokeDasharray="2 8" />
      <circle cx="300" cy="286" r="18" fill="var(--primary)" />
      <path d="M300 294c-12-7-8-16-3-16 2 0 3 2 3 3 0-1 1-3 3-3 5 0 9 9-3 16Z" fill="#ffffff" />
      <Card x={30} y={116} width={204} height={92}>
        <Text x={50} y={142} size={14} weight={650}>
          每 60 秒结算一次
        </Text>
        <path d="M50 176h164" stroke="#e3e8f1" strokeWidth="6" />
        <path d="M50 176h123" stroke="var(--primary)" strokeWidth="6" />
        {[50, 91, 132, 173].map((x) => (
          <circle key={x} cx={x} cy="176" r="6" fill="#ffffff" stroke="var(--primary)" strokeWidth="3" />
        ))}
      </Card>
      <Card x={374} y={126} width={200} height={72}>
        <Glyph x={402} y={162} r={15} name="shield-check" ground="var(--accent-ink)" />
        <Text x={428} y={151} size={14} weight={650}>
          画面抽检
        </Text>
        <Text x={428} y={173} size={13} fill="var(--ink-muted)">
          每 5 秒 1 帧，可断流
        </Text>
      </Card>
    </svg>
  );
}
