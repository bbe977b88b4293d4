import { Arc, Point } from '../../../components/art/kit/arc.tsx';
import { World } from '../../../components/art/kit/map/world.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const kitMap: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="世界地图上的一条线路">
        <svg viewBox="0 0 1200 508" fill="none" role="img" aria-label="世界地图上的一条线路">
          <World />
          <Arc from={[940, 180]} to={[560, 150]} lift={90} signal />
          <Point at={[940, 180]} color="var(--tint)" />
          <Point at={[560, 150]} color="var(--tint)" />
        </svg>
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Section title="A way on the map of the world" ground="night">
        <svg viewBox="0 0 1200 508" fill="none" role="img" aria-label="A way on the map of the world">
          <World />
          <Arc from={[940, 180]} to={[560, 150]} lift={90} signal />
          <Point at={[940, 180]} color="var(--tint)" />
          <Point at={[560, 150]} color="var(--tint)" />
        </svg>
      </Section>
    ),
  },
];
