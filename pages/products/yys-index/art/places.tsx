import { Diagram } from '../../../../components/sections/diagram.tsx';
import { hostPlaces as places } from '../words.yaml';
import * as words from '../words.yaml';

/** One entry for clusters in four places; what is near is asked first. */
export function Places() {
  return (
    <Diagram
      label={words.placesDrawing.label}
      width={920}
      height={430}
      nodes={[
        { id: 'users', x: 10, y: 170, width: 170, height: 90, ...words.placesDrawing.users, icon: 'users' },
        {
          id: 'entry',
          x: 270,
          y: 160,
          width: 220,
          height: 110,
          ...words.placesDrawing.entry,
          icon: 'waypoints',
          tone: 'core',
        },
        ...places.map(({ title, line, icon }, index) => ({
          id: icon,
          x: 620,
          y: 20 + index * 105,
          width: 290,
          height: 80,
          title,
          lines: [line],
          icon,
          ...(index === 0 && { tone: 'ours' as const }),
        })),
      ]}
      edges={[
        { from: 'users', to: 'entry' },
        ...places.map(({ icon, share }) => ({ from: 'entry', to: icon, label: share })),
      ]}
    />
  );
}
