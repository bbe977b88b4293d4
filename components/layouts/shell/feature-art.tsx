import type { FeatureArt as Name } from '../../../config/calls/navigation.ts';
import { measurements } from '../../../config/measurements.ts';
import { useSite } from '../../site-context.ts';

const { agent, call } = measurements;
const unit = { zh: '毫秒', en: 'ms' };

/** A question, the time until the agent answers, and the answer. */
function Reply() {
  const { edition } = useSite();
  return (
    <>
      <path d="M10 40q3-14 6 0t6 0q3-30 6 0t6 0 6 0q3-20 6 0t6 0q3-10 6 0t6 0" stroke="var(--on-night-primary)" />
      <path d="M80 20v58m52-58v58" stroke="var(--night-line)" />
      <path d="M82 54h48" stroke="var(--warm)" />
      <text x="106" y="42" fontSize="14" fontWeight="600" textAnchor="middle" fill="var(--on-night)">
        {agent.firstAnswer}
      </text>
      <text x="106" y="76" fontSize="13" textAnchor="middle" fill="var(--on-night-muted)">
        {unit[edition]}
      </text>
      <path d="M138 58q3-20 6 0t6 0q3-34 6 0t6 0 6 0q3-24 6 0t6 0q3-14 6 0t6 0" stroke="var(--on-night-accent)" />
    </>
  );
}

/** Packets of which some are lost, the same ones in every ten, and the speech that is put together from the others. */
function Loss() {
  const lost = call.lossUnderstood / 10;
  const pattern = Array.from({ length: 10 }, (_, index) => {
    const isLost = Math.floor(((index + 1) * lost) / 10) > Math.floor((index * lost) / 10);
    return isLost ? '0 6.3' : '4 2.3';
  });
  return (
    <>
      <path d="M12 31h188" stroke="var(--night-line)" strokeWidth="14" strokeDasharray="4 2.3" />
      <path d="M12 31h188" stroke="var(--on-night-primary)" strokeWidth="14" strokeDasharray={pattern.join(' ')} />
      <path
        d="M12 68q4-18 8 0t8 0q4-34 8 0t8 0 8 0q4-24 8 0t8 0 8 0q4-12 8 0t8 0q4-38 8 0t8 0 8 0 8 0q4-22 8 0t8 0q4-10 8 0t8 0q4-30 8 0t8 0q4-16 8 0t8 0"
        stroke="var(--on-night-accent)"
      />
    </>
  );
}

const arts = { reply: Reply, loss: Loss } satisfies Record<Name, () => React.ReactNode>;

/** The drawing of a menu panel's feature. */
export function FeatureArt({ name, className }: { name: Name; className?: string | undefined }) {
  const Art = arts[name];
  return (
    <svg viewBox="0 0 212 96" fill="none" strokeWidth="2.5" aria-hidden="true" className={className}>
      <Art />
    </svg>
  );
}
