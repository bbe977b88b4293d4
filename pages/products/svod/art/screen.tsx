import { Text } from '../../../../components/art/kit/text.tsx';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { shown, type Theft } from '../model.ts';
import * as words from '../words.yaml';

const dots = Array.from({ length: 96 }, (_, at) =>
  ((at * 7919) % 13) % 3 === 0 ? '' : `M${452 + (at % 12) * 11} ${70 + Math.floor(at / 12) * 11}h4`,
).join('');
const noise = Array.from(
  { length: 204 },
  (_, at) => `M${20 + (at % 17) * 35} ${36 + Math.floor(at / 17) * 27}h${6 + ((at * 131) % 26)}`,
).join('');

function State({ of, children }: { of: Theft; children: React.ReactNode }) {
  return (
    <g data-state={of} aria-current={shown.state === of ? 'step' : undefined}>
      {children}
    </g>
  );
}

function Veil({ title, text }: { title: string; text: string }) {
  return (
    <>
      <rect x="8" y="8" width="604" height="354" rx="12" fill="#0f1115" fillOpacity=".94" />
      <Text x={310} y={168} size={44} weight={700} anchor="middle" fill="#ffffff">
        {title}
      </Text>
      <Text x={310} y={222} size={23} anchor="middle" fill="#bac1cc">
        {text}
      </Text>
    </>
  );
}

/** A lesson on a screen, and what is left of it after each of the four thefts. */
export function Screen() {
  return (
    <svg viewBox="0 0 620 370" fill="none" role="img" aria-label={words.screen.label}>
      <rect width="620" height="370" rx="16" fill="#0f1115" />
      <rect x="8" y="8" width="604" height="354" rx="12" fill="#f3f6fc" />
      <path d="M48 250C110 60 190 60 250 250" stroke="#2f5bff" strokeWidth="5" />
      <path d="M40 250H300M60 280V70" stroke="#51607a" strokeWidth="2" />
      <Text x={150} y={52} size={23} weight={600} fill="#0b1b34">
        y = 4 − (x − 2)²
      </Text>
      <Person x={500} y={362} size={170} seed="沈老师" of={{ trade: 'teacher', view: 'left' }} />
      <Text x={64} y={318} size={23} fill="#8a97ad">
        U-20741
      </Text>
      <State of="recorded">
        <rect x="10" y="10" width="600" height="350" rx="11" stroke="#ff5a4d" strokeWidth="4" />
        <circle cx="34" cy="34" r="9" fill="#d92d20" />
        <path d="M440 160L330 190" stroke="#0b1b34" strokeWidth="2" />
        <circle cx="322" cy="192" r="9" stroke="#0b1b34" strokeWidth="2" />
        <rect x="440" y="24" width="156" height="166" rx="10" fill="#0f1115" />
        <path d={dots} stroke="#a5e37b" strokeWidth="4" />
        <Text x={518} y={48} size={23} anchor="middle" fill="#ffffff">
          {words.screen.mark}
        </Text>
        <Text x={518} y={172} size={24} weight={650} anchor="middle" fill="#a5e37b">
          U-20741
        </Text>
      </State>
      <State of="copied">
        <Veil title="403" text={words.screen.text} />
      </State>
      <State of="saved">
        <rect x="8" y="8" width="604" height="354" rx="12" fill="#0f1115" />
        <path d={noise} stroke="#a3b8ff" strokeWidth="9" opacity=".5" />
        <rect x="150" y="146" width="320" height="84" rx="12" fill="#0f1115" />
        <Text x={310} y={188} size={30} weight={700} anchor="middle" fill="#ffffff">
          {words.screen.closed}
        </Text>
      </State>
      <State of="lent">
        <Veil title={words.screen.devices.title} text={words.screen.devices.text} />
      </State>
    </svg>
  );
}
