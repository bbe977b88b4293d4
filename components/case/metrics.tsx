import type { CaseHead } from '../../config/calls/cases.ts';
import { Phrases } from '../ui/phrases.tsx';
import { Metric } from './metric.tsx';

type Props = {
  metrics: CaseHead['metrics'];
  /** Class of the list, and of each number in it. */
  className: string | undefined;
  each: string | undefined;
};

/** Results of a case: each number with the quantity it measures. */
export function Metrics({ metrics, className, each }: Props) {
  return (
    <dl className={className}>
      {metrics.map(({ value, label }) => (
        <div key={label} className={each}>
          <dt>
            <Phrases text={label} />
          </dt>
          <dd>
            <Metric value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
