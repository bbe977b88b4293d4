import { Glyph } from '../kit/glyph.tsx';
import { Person } from '../kit/person.tsx';
import { Text } from '../kit/text.tsx';
import { Pupil } from './pupil.tsx';

/** A classroom whose lead teacher is on the wall: she sees them too, and the assistant stands beside. */
export function Dual() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="双师课堂：大屏上是县城的主讲老师，乡村教室里孩子们举手，助教站在一旁">
      <rect x="10" y="10" width="500" height="300" rx="20" fill="#e3f3ec" />
      <rect x="34" y="44" width="92" height="104" rx="6" fill="#f4fbff" stroke="#7fb6a5" strokeWidth="5" />
      <path d="M37 146v-26l26-34 20 24 16-26 24 32v30z" fill="#7cc3a9" />
      <rect x="152" y="26" width="272" height="168" rx="12" fill="#14213d" />
      <rect x="160" y="34" width="256" height="152" rx="6" fill="#fff8ee" />
      <Text x={180} y={62} size={15.5} weight={600} fill="var(--primary-strong)">
        How is the
      </Text>
      <Text x={180} y={84} size={15.5} weight={600} fill="var(--primary-strong)">
        weather there?
      </Text>
      <path d="M180 108h84" stroke="var(--warm)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="206" cy="144" r="15" fill="#ffc46b" />
      <path d="M224 160h34q10-2 9-12t-13-9q-4-14-18-11t-12 14q-10 0-10 9t10 9z" fill="#a9c6f5" />
      <g transform="translate(296 34)">
        <path d="M0 0h114q6 0 6 6v140q0 6-6 6H0z" fill="#ffe3d3" />
        <Person x={60} y={152} width={104} look={2} long />
        <rect x="8" y="124" width="82" height="22" rx="11" fill="#071126" fillOpacity=".78" />
        <Text x={18} y={135} size={12.5} fill="#fff">
          主讲 县一小
        </Text>
      </g>
      <Person x={462} y={292} width={92} look={1} />
      <rect x="428" y="288" width="68" height="24" rx="12" fill="#fff" />
      <Text x={462} y={300} size={13} anchor="middle">
        本班助教
      </Text>
      <Pupil x={80} y={310} width={96} look={3} hair="tail" />
      <Pupil x={184} y={310} width={96} look={0} hair="short" raised />
      <Pupil x={290} y={310} width={96} look={5} hair="buns" />
      <Pupil x={384} y={310} width={84} look={2} hair="cap" />
      <Glyph x={260} y={196} r={15} name="hand" ground="var(--warm)" />
    </svg>
  );
}
