import type { ReactNode } from 'react';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';

export type Stage = 'invite' | 'ring' | 'answer' | 'talk' | 'end' | 'record';

const near = 12;
const far = 118;

/** A phone with its screen lit, or asleep. */
function Handset({ x, lit, tilt = 0, children }: { x: number; lit?: string; tilt?: number; children?: ReactNode }) {
  return (
    <g transform={tilt ? `rotate(${tilt} ${x + 25} 66)` : undefined}>
      <rect x={x} y="18" width="50" height="96" rx="10" fill={lit ?? '#eef2f9'} stroke="#16264a" strokeWidth="2" />
      <path d={`M${x + 20} 25h10`} stroke="#16264a" strokeWidth="2.5" />
      {children}
    </g>
  );
}

const caller = <Person x={near + 25} y={113} size={44} seed="许知遥" />;
const dots = <path d="M68 66h44" stroke="#9fb0d0" strokeWidth="2.5" strokeDasharray="1 7" />;

const stages: Record<Stage, ReactNode> = {
  invite: (
    <>
      <Handset x={near} lit="#dfe8ff">
        {caller}
        <Glyph x={near + 25} y={42} r={11} name="phone" />
      </Handset>
      <Handset x={far} />
      {dots}
      <circle cx="90" cy="66" r="9" fill="var(--primary)" />
      <path d="M86 66h8M91 62.5l3.5 3.5-3.5 3.5" stroke="#fff" strokeWidth="1.8" />
    </>
  ),
  ring: (
    <>
      <Handset x={near} lit="#dfe8ff">
        {caller}
      </Handset>
      {dots}
      <path d="M106 34q-6 8-6 18M99 28q-9 12-9 27M180 34q6 8 6 18" stroke="var(--warm)" strokeWidth="2.5" />
      <Handset x={far} lit="#fff0e4" tilt={6}>
        <Glyph x={far + 25} y={58} r={14} name="bell-ring" ground="var(--warm-ink)" />
        <path d={`M${far + 12} 90h26M${far + 17} 98h16`} stroke="#d9b79f" strokeWidth="4" />
      </Handset>
    </>
  ),
  answer: (
    <>
      <Handset x={near} lit="#dfe8ff">
        {caller}
      </Handset>
      <path d="M68 66h44" stroke="var(--accent)" strokeWidth="3" />
      <Handset x={far} lit="#dcf4ef">
        <Glyph x={far + 25} y={66} r={15} name="phone" ground="var(--accent-ink)" />
      </Handset>
      <circle cx="90" cy="66" r="10" fill="var(--accent-ink)" />
      <path d="M85.5 66l3 3.5 6-7" stroke="#fff" strokeWidth="2" />
    </>
  ),
  talk: (
    <>
      <Handset x={near} lit="#dcf4ef">
        <Person x={near + 25} y={113} size={44} seed="周远" />
      </Handset>
      <Waveform x={72} y={52} bars={7} gap={6} height={24} color="var(--primary)" live />
      <Waveform x={72} y={82} bars={7} gap={6} height={24} color="var(--accent)" from={7} live />
      <Handset x={far} lit="#dfe8ff">
        <Person x={far + 25} y={113} size={44} seed="许知遥" />
      </Handset>
    </>
  ),
  end: (
    <>
      <Handset x={near} lit="#dfe8ff">
        {caller}
      </Handset>
      <path d="M68 66h12M100 66h12" stroke="#9fb0d0" strokeWidth="3" />
      <path d="M85 60l10 12M95 60l-10 12" stroke="var(--danger)" strokeWidth="2.5" />
      <Handset x={far} lit="#fdeceb">
        <Glyph x={far + 25} y={66} r={15} name="phone-off" ground="var(--danger)" />
      </Handset>
    </>
  ),
  record: (
    <>
      <rect x="20" y="26" width="140" height="84" rx="12" fill="#ffffff" stroke="#16264a" strokeWidth="2" />
      <path d="M20 52h140" stroke="#16264a" strokeWidth="2" />
      <circle cx="36" cy="39" r="5" fill="var(--danger)" />
      <path d="M48 39h46" stroke="#16264a" strokeWidth="4" />
      <Waveform x={34} y={70} bars={20} gap={6} height={20} color="var(--primary)" />
      <path d="M34 94h40M84 94h26M120 94h26" stroke="#c3cee0" strokeWidth="5" />
    </>
  ),
};

/** One moment in the life of a call: the caller on the left, the called on the right. */
export function LifeFrame({ stage }: { stage: Stage }) {
  return (
    <svg viewBox="0 0 190 130" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      {stages[stage]}
    </svg>
  );
}
