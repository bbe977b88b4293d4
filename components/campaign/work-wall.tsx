import { Wall } from '../art/cards/wall.tsx';
import type { Work } from '../../config/works/challenge.ts';
import { groundOf } from './work-card.tsx';
import { WorkScore } from './work-score.tsx';

/** The scores of works on the grounds of their themes; for shared links. */
export function WorkWall({ works, columns }: { works: readonly Work[]; columns: number }) {
  return (
    <Wall
      columns={columns}
      size={[520 / columns, 240 / columns]}
      tiles={works.map((work) => ({ art: <WorkScore work={work} />, ground: groundOf(work.theme) }))}
    />
  );
}
