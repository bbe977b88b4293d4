import { Glyph } from '../../../../../components/art/kit/glyph.tsx';
import { Avatar } from '../../../../../components/art/kit/people/avatar.tsx';
import { Person } from '../../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../../components/art/kit/text.tsx';

/** Grandmother before the television, the child at school with a watch. */
export function Family() {
  return (
    <svg
      viewBox="0 0 600 420"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label="家庭看护：孩子用手表呼叫，奶奶在电视上一按就接"
    >
      <rect x="36" y="56" width="384" height="240" rx="14" fill="#050d1f" />
      <rect x="46" y="66" width="364" height="220" rx="8" fill="#fff0e4" />
      <Person x={228} y={286} size={186} seed="豆豆" />
      <path d="M168 296l-18 34M288 296l18 34M130 330h196" stroke="#16264a" strokeWidth="4" />
      <rect x="62" y="82" width="120" height="34" rx="17" fill="#ffffff" />
      <circle cx="80" cy="99" r="5" fill="var(--accent)" />
      <Text x={94} y={99} size={14} weight={600}>
        豆豆 · 手表
      </Text>
      <rect x="312" y="190" width="84" height="84" rx="10" fill="#dcf4ef" stroke="#ffffff" strokeWidth="3" />
      <Person x={354} y={274} size={70} seed="奶奶" />
      <path d="M452 150V92q0-12 12-12h60q12 0 12 12v58M452 292v58q0 12 12 12h60q12 0 12-12v-58" fill="#2b4379" />
      <rect x="432" y="142" width="124" height="158" rx="34" fill="#050d1f" />
      <rect x="441" y="151" width="106" height="140" rx="27" fill="#142c63" />
      <Text x={494} y={180} size={14} weight={600} anchor="middle" fill="#ffffff">
        奶奶
      </Text>
      <Avatar x={494} y={216} r={24} seed="奶奶" ground="#dcf4ef" />
      <Glyph x={494} y={266} r={15} name="phone-off" ground="var(--danger)" />
      <rect x="60" y="346" width="300" height="48" rx="24" fill="#ffffff" />
      <Glyph x={86} y={370} r={14} name="hand" ground="var(--warm-ink)" />
      <Text x={110} y={370} size={14}>
        遥控器任意键接听，10 秒后自动接通
      </Text>
    </svg>
  );
}
