import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { answering, pupils } from './pupils.ts';

/** A classroom whose lead teacher is on the wall: she sees them too, and the assistant stands beside. */
export function Dual() {
  return (
    <svg viewBox="0 0 520 330" fill="none" role="img" aria-label="县城主讲，村里举手，助教在旁">
      <rect x="10" y="10" width="500" height="300" rx="20" fill="#e3f3ec" />
      <rect x="132" y="26" width="292" height="168" rx="12" fill="#14213d" />
      <rect x="140" y="34" width="276" height="152" rx="6" fill="#fff8ee" />
      <Text x={154} y={64} size={18} weight={600} fill="var(--primary-strong)">
        How is the
      </Text>
      <Text x={154} y={90} size={18} weight={600} fill="var(--primary-strong)">
        weather there?
      </Text>
      <circle cx="186" cy="146" r="15" fill="#ffc46b" />
      <path d="M204 162h34q10-2 9-12t-13-9q-4-14-18-11t-12 14q-10 0-10 9t10 9z" fill="#a9c6f5" />
      <path d="M296 34h114q6 0 6 6v140q0 6-6 6H296z" fill="#ffe3d3" />
      <Person x={356} y={160} size={92} seed="岑老师" />
      <path d="M296 158h120v22q0 6-6 6H296z" fill="#071126" />
      <Text x={356} y={172} size={17} anchor="middle" fill="#fff">
        主讲 县一小
      </Text>
      <Person x={462} y={310} size={92} seed="周远" />
      <rect x="416" y="186" width="90" height="28" rx="14" fill="#fff" />
      <Text x={461} y={200} size={17} anchor="middle">
        本班助教
      </Text>
      {[pupils[2]!, answering, pupils[1]!, pupils[0]!].map(([seed, of], index) => (
        <Person key={seed} x={80 + index * 96} y={310} size={96} seed={seed} of={of} />
      ))}
    </svg>
  );
}
