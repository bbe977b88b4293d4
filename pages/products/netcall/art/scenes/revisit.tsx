import { Card, Window } from '../../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../../components/art/kit/glyph.tsx';
import { Person } from '../../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../../components/art/kit/text.tsx';

/** Doctor, patient and the record between them. */
export function Revisit() {
  return (
    <svg
      viewBox="0 0 600 420"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label="视频复诊：医生与患者通话，旁边是血压曲线和待签的处方"
    >
      <Window x={40} y={40} width={520} height={420} title="复诊 · 心内科">
        <rect x="56" y="90" width="268" height="214" rx="12" fill="#dcf4ef" />
        <Person x={190} y={304} size={178} seed="沈医生" />
        <rect x="236" y="102" width="76" height="92" rx="10" fill="#ffffff" stroke="#ffffff" strokeWidth="3" />
        <rect x="239" y="105" width="70" height="86" rx="8" fill="#fff0e4" />
        <Person x={274} y={191} size={62} seed="奶奶" />
        <Text x={70} y={328} size={14} weight={600}>
          沈医生
        </Text>
        <Text x={324} y={328} size={13} anchor="end" fill="var(--ink-muted)">
          16:20 · 画面清晰
        </Text>
        <Text x={344} y={110} size={14} weight={650}>
          近七日血压
        </Text>
        <path d="M344 206h196" stroke="var(--line)" />
        <path d="M348 152l30 8 30-12 30 18 30 2 30 10 30-2" stroke="var(--primary)" strokeWidth="2.5" />
        <path d="M348 186l30 4 30-6 30 8 30 1 30 4 30-1" stroke="var(--accent)" strokeWidth="2.5" />
        <Text x={344} y={230} size={13} fill="var(--ink-muted)">
          高压 152 → 128
        </Text>
      </Window>
      <Card x={352} y={258} width={228} height={138}>
        <Text x={374} y={286} size={15} weight={650}>
          电子处方
        </Text>
        <path d="M374 310h120M374 328h84" stroke="#d3dceb" strokeWidth="7" />
        <path
          d="M374 366c8-22 14-26 12-8s10-18 14-10-2 18 8 5 11 0 17 2 13-4 21-8"
          stroke="var(--primary)"
          strokeWidth="2.4"
        />
        <Glyph x={534} y={352} r={22} name="check" ground="var(--accent-ink)" />
      </Card>
    </svg>
  );
}
