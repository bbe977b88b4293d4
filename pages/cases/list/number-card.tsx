import { Wall } from '../../../components/art/cards/wall.tsx';
import { leadMetric } from '../../../components/case/measure.ts';
import { NumberArt } from '../../../components/case/number-art.tsx';
import type { CaseHead } from '../../../config/calls/cases.ts';

type NumberCardProps = { cases: readonly CaseHead[]; typeOf: (id: string) => { id: string; name: string } };

/** The numbers of nine cases, drawn, for shared links. */
export function NumberCard({ cases, typeOf }: NumberCardProps) {
  return (
    <Wall
      columns={3}
      size={[140, 140]}
      tiles={cases.slice(0, 9).map((item) => ({
        art: <NumberArt item={item} type={typeOf(item.type)} metric={leadMetric(item.metrics)} />,
      }))}
    />
  );
}
