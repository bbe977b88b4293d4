import { CaseChart } from '../../../components/case/case-chart.tsx';
import { hasMaterial, Material } from '../../../components/case/material/material.tsx';
import { leadMetric } from '../../../components/case/measure.ts';
import { classes } from '../../../components/ui/classes.ts';
import type { Case } from '../../../config/calls/cases.ts';
import styles from './story.module.css';

type PlateProps = { of: Case; className: string | undefined };

/** The thing a case is about; of one that has none here, its key number before and after. */
export function Plate({ of, className }: PlateProps) {
  return hasMaterial(of.id) ? (
    <Material of={of.id} className={className} />
  ) : (
    <div className={classes(styles.charted, className)}>
      <CaseChart metric={leadMetric(of.metrics)} />
    </div>
  );
}
