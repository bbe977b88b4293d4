import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { answering, pupils } from './pupils.ts';

/** A classroom whose lead teacher is on the wall: she sees them too, and the assistant stands beside. */
export function Dual() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="县城主讲，村里举手，助教在旁">
      <rect x="10" y="10" width="500" height="300" rx="20" fill="#e3f3ec" />
      <rect x="152" y="26" width="272" height="168" rx="12" fill="#14213d" />
      <rect x="160" y="34" width="256" height="152" rx="6" fill="#fff8ee" />
      <Text x={180} y={62} size={15.5} weight={600} fill="var(--primary-strong)">
        How is the
      </Text>
      <Text x={180} y={84} size={15.5} weight={600} fill="var(--primary-strong)">
        weather there?
      </Text>
      <circle cx="206" cy="144" r="15" fill="#ffc46b" />
      <path d="M224 160h34q10-2 9-12t-13-9q-4-14-18-11t-12 14q-10 0-10 9t10 9z" fill="#a9c6f5" />
      <g transform="translate(296 34)">
        <path d="M0 0h114q6 0 6 6v140q0 6-6 6H0z" fill="#ffe3d3" />
        <Person x={60} y={128} size={92} seed="岑老师" />
        <path d="M0 128h120v18q0 6-6 6H0z" fill="#071126" />
        <Text x={60} y={140} size={13} anchor="middle" fill="#fff">
          主讲 县一小
        </Text>
      </g>
      <Person x={462} y={310} size={92} seed="周远" />
      <rect x="428" y="188" width="68" height="24" rx="12" fill="#fff" />
      <Text x={462} y={200} size={13} anchor="middle">
        本班助教
      </Text>
      {[pupils[2]!, answering, pupils[1]!, pupils[0]!].map(([seed, of], index) => (
        <Person key={seed} x={80 + index * 96} y={310} size={96} seed={seed} of={of} />
      ))}
    </svg>
  );
}
