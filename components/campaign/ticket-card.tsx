import { widthOf } from '../art/kit/measure.ts';
import { Text } from '../art/kit/text.tsx';
import { groundClass } from '../sections/ground.ts';
import type { TicketProps } from './ticket.tsx';

const [width, height, pitch, stub] = [440, 112, 126, 312];
const tones = { first: 'var(--tint-strong)', second: 'var(--second-ink)', third: 'var(--third-ink)' };
/** A ticket with a notch above and below where its stub is torn off. */
const outline = `M14 0H${stub - 12}a12 12 0 0 0 24 0H426a14 14 0 0 1 14 14V98a14 14 0 0 1-14 14H${stub + 12}a12 12 0 0 0-24 0H14a14 14 0 0 1-14-14V14a14 14 0 0 1 14-14z`;

/** Tickets one below the other, for shared links: subject, value, and the last term of each stub. */
export function TicketCard({ tickets }: { tickets: readonly TicketProps[] }) {
  return (
    <svg viewBox={`-1 -1 ${width + 2} ${tickets.length * pitch - pitch + height + 2}`} fill="none" aria-hidden="true">
      <g className={groundClass('plain')}>
        {tickets.map(({ kind, value, unit, stub: terms, tone = 'first' }, index) => {
          const term = terms.at(-1);
          return (
            <g key={kind} transform={`translate(0 ${index * pitch})`}>
              <path d={outline} fill="var(--card)" stroke="var(--rule)" />
              <path d="M0 14a14 14 0 0 1 10-13.4V111.4a14 14 0 0 1-10-13.4z" fill={tones[tone]} />
              <path d={`M${stub} 18V94`} stroke="var(--rule)" strokeWidth="2" strokeDasharray="5 5" />
              <Text x={32} y={30} size={18} weight={650} fill={tones[tone]}>
                {kind}
              </Text>
              <Text x={32} y={74} size={46} weight={700}>
                {value}
              </Text>
              {unit ? (
                <Text x={44 + widthOf(String(value), 46) * 1.05} y={82} size={20} weight={600}>
                  {unit}
                </Text>
              ) : null}
              {term ? (
                <>
                  <Text x={stub + 64} y={40} size={15} anchor="middle" fill="var(--muted)">
                    {term.name}
                  </Text>
                  <Text x={stub + 64} y={72} size={sizeOf(term.value)} weight={650} anchor="middle">
                    {term.value}
                  </Text>
                </>
              ) : null}
            </g>
          );
        })}
      </g>
    </svg>
  );
}

/** The size at which a term fits on the stub. */
const sizeOf = (term: string) => Math.min(22, Math.floor(112 / widthOf(term, 1)));
