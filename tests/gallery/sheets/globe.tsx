import { Globe } from '../../../components/sections/globe/globe.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import type { Specimen } from '../specimen.ts';

export const globe: readonly Specimen[] = [
  {
    edition: 'zh',
    body: <Opening layout="full" ground="night" title="夜里的地球" lead="九座城市与其间的连线。" art={<Globe />} />,
  },
  {
    edition: 'en',
    body: <Opening layout="full" ground="night" title="The world at night" lead="Nine cities." art={<Globe />} />,
  },
];
