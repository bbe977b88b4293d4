import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Phone } from '../../../../components/art/kit/frames.tsx';
import { Pulse } from '../../../../components/art/kit/moving.tsx';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { numbers } from '../model.ts';
import * as words from '../words.yaml';

const ends = [
  { ...words.switchboard.customer, own: numbers.customer, of: { hair: 'long' } },
  { ...words.switchboard.rider, own: numbers.rider, of: { trade: 'courier', cloth: '#f2b632' } },
] as const;

/** Both ends: who holds the phone, the number on its display, and below it the one that nobody sees. */
const phones = ({ right, width, font }: Record<'right' | 'width' | 'font', number>) =>
  ends.map(({ who, says, own, of }, index) => {
    const middle = (index ? right : 0) + width / 2;
    return (
      <g key={who}>
        <Person x={middle} y={112} size={104} seed={who} of={of} />
        <Phone x={middle - width / 2} y={110} width={width} height={232} />
        <Text x={middle} y={166} size={font} anchor="middle" fill="#51607a">
          {says}
        </Text>
        <Text x={middle} y={198} size={font * 1.25} weight={650} anchor="middle" fill="#0b1b34">
          {numbers.middle}
        </Text>
        <circle cx={middle - (index ? 0 : 32)} cy={290} r="20" fill="#d9483b" />
        {index ? null : <circle cx={middle + 32} cy={290} r="20" fill="#12977f" />}
        <Text x={middle} y={368} size={font} weight={600} anchor="middle" fill="currentColor">
          {words.switchboard.own({ who })}
        </Text>
        <Text x={middle} y={394} size={font} anchor="middle" fill="var(--muted)">
          {own}
        </Text>
        <path d={`M${middle - font * 3.8} 394h${font * 7.6}`} stroke="var(--third)" strokeWidth="2.5" />
      </g>
    );
  });

/** Numbers of the board by their last digits, with a socket for each end; some are taken by other orders. */
const board = Array.from({ length: 6 }, (_, index) => {
  const [y, isOurs] = [186 + index * 36, index === 2];
  const color = isOurs ? 'var(--third)' : index % 3 === 1 ? 'var(--muted)' : 'var(--ground)';
  return (
    <g key={index}>
      {[246, 394].map((x) => (
        <circle key={x} cx={x} cy={y} r="11" fill={color} stroke="var(--rule)" strokeWidth="3" />
      ))}
      {isOurs ? <path d={`M258 ${y}H286M354 ${y}H382`} stroke={color} strokeWidth="3" /> : null}
      <Text
        x={320}
        y={y}
        size={18}
        weight={isOurs ? 700 : 500}
        anchor="middle"
        fill={isOurs ? 'var(--third-ink)' : 'var(--muted)'}
      >
        {`0${315 + index}`}
      </Text>
    </g>
  );
});

const cord = (d: string) => (
  <>
    <path d={d} stroke="var(--third)" strokeWidth="5" strokeLinecap="round" />
    <Pulse d={d} color="#ffffff" width={2.5} />
  </>
);

/** Both phones are plugged into one number of the board and show it; neither shows the other's own. */
export function Switchboard() {
  const wide = (
    <>
      {phones({ right: 452, width: 188, font: 16 })}
      <rect x="222" y="122" width="196" height="278" rx="14" fill="var(--card)" stroke="var(--rule)" strokeWidth="2" />
      <Text x={320} y={148} size={16} weight={600} anchor="middle" fill="var(--tint-strong)">
        0571 0000 ····
      </Text>
      {board}
      {cord('M246 258C216 258 220 230 188 230')}
      {cord('M452 230C420 230 424 258 394 258')}
    </>
  );
  const narrow = [phones({ right: 190, width: 152, font: 12 }), cord('M152 230H190')];
  return (
    <Drawing
      title={words.switchboard.title}
      loops
      wide={{ size: [640, 412], art: wide }}
      narrow={{ size: [342, 410], art: narrow }}
    />
  );
}
