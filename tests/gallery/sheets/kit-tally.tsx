import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { Tally } from '../../../components/art/kit/tally.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const kitTally: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="一百次里的九次">
        <Tally title="一百次里的九次" groups={[{ count: 9, color: 'var(--warm)' }, { count: 91 }]} columns={25} />
        <div style={{ position: 'relative', height: 120 }}>
          <FootBars bars={[[{ share: 1 }], [{ share: 0.4, marked: true }]]} />
        </div>
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Section title="Nine of a hundred" ground="night">
        <Tally title="Nine of a hundred" groups={[{ count: 9, color: 'var(--warm)' }, { count: 91 }]} columns={25} />
        <div style={{ position: 'relative', height: 120 }}>
          <FootBars bars={[[{ share: 1 }], [{ share: 0.4, marked: true }]]} />
        </div>
      </Section>
    ),
  },
];
