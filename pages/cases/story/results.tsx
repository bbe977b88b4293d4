import { measureOf } from '../../../components/case/measure.ts';
import { Metric } from '../../../components/case/metric.tsx';
import { Phrases } from '../../../components/ui/phrases.tsx';
import type { Case } from '../../../config/calls/cases.ts';
import * as words from './words.yaml';

type ResultsProps = { of: Case; className: string | undefined };

/** All numbers of a case, each with what it measures and what it was before. */
export function Results({ of: { metrics }, className }: ResultsProps) {
  return (
    <dl className={className}>
      {metrics.map((metric) => {
        const measure = measureOf(metric);
        return (
          <div key={metric.label}>
            <dt>
              <Phrases text={measure.name} />
              {measure.kind === 'change' ? (
                <span> {words.results.condition({ before: measure.before.text })}</span>
              ) : null}
            </dt>
            <dd>
              <Metric value={metric.value} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
