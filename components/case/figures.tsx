import type { CaseHead } from '../../config/calls/cases.ts';
import { Phrases } from '../ui/phrases.tsx';
import { Figure } from './figure.tsx';

type Props = {
  metrics: CaseHead['metrics'];
  /** Class of the list, and of each figure in it. */
  className: string | undefined;
  each: string | undefined;
};

/** What came of a case: each figure with what it measures. */
export function Figures({ metrics, className, each }: Props) {
  return (
    <dl className={className}>
      {metrics.map(({ value, label }) => (
        <div key={label} className={each}>
          <dt>
            <Phrases text={label} />
          </dt>
          <dd>
            <Figure value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
