import { Card, Phone } from '../../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../../components/art/kit/glyph.tsx';
import { Person } from '../../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../../components/art/kit/text.tsx';

/** A customer shows what is broken; the agent marks it on the picture. */
export function SupportDesk() {
  return (
    <svg
      viewBox="0 0 600 420"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label="视频客服：客户对着路由器拍，坐席在画面上圈出要按的键"
    >
      <Phone x={54} y={28} width={216} height={420}>
        <rect x="60" y="34" width="204" height="408" rx="22" fill="#e9eefb" />
        <rect x="136" y="40" width="52" height="12" rx="6" fill="#050d1f" />
        <path
          d="M96 232h132v44a10 10 0 0 1-10 10H106a10 10 0 0 1-10-10z"
          fill="#ffffff"
          stroke="#16264a"
          strokeWidth="2"
        />
        <path d="M118 232V150M206 232V150" stroke="#16264a" strokeWidth="5" />
        <path d="M140 206c12-12 32-12 44 0M150 218c6-7 18-7 24 0" stroke="var(--primary)" strokeWidth="3" />
        <circle cx="120" cy="260" r="4" fill="var(--accent)" />
        <circle cx="136" cy="260" r="4" fill="var(--danger)" />
        <rect x="184" y="252" width="24" height="16" rx="4" fill="#dbe3f3" stroke="#16264a" strokeWidth="1.5" />
        <path d="M172 262c-6-26 46-32 52-6s-44 36-52 6z" stroke="var(--warm)" strokeWidth="4" />
        <path d="M252 196q-8 24-26 38l14-2m-14 2l2-14" stroke="var(--warm)" strokeWidth="4" />
        <Text x={162} y={322} size={14} weight={600} anchor="middle">
          按住这里五秒
        </Text>
        <Glyph x={110} y={372} r={20} name="switch-camera" ground="#ffffff" color="var(--ink)" />
        <Glyph x={162} y={372} r={20} name="phone-off" ground="var(--danger)" />
        <Glyph x={214} y={372} r={20} name="flashlight" ground="#ffffff" color="var(--ink)" />
      </Phone>
      <Card x={300} y={52} width={250} height={196}>
        <path d="M301 66A13 13 0 0 1 314 53H536A13 13 0 0 1 549 66V196H301Z" fill="#dfe8ff" />
        <Person x={425} y={196} size={118} seed="坐席" />
        <Text x={322} y={222} size={14} weight={600}>
          坐席 017 · 网络组
        </Text>
        <Text x={530} y={222} size={13} anchor="end" fill="var(--ink-muted)">
          02:36
        </Text>
      </Card>
      <Card x={300} y={270} width={250} height={106}>
        {(
          [
            ['排队', '前面 2 位，约 40 秒', 296],
            ['转接', '可带着画面转给二线', 322],
            ['留痕', '全程录像，结束即评价', 348],
          ] as const
        ).map(([name, text, y]) => (
          <g key={name}>
            <Text x={322} y={y} size={14} weight={600}>
              {name}
            </Text>
            <Text x={366} y={y} size={14} fill="var(--ink-muted)">
              {text}
            </Text>
          </g>
        ))}
      </Card>
    </svg>
  );
}
