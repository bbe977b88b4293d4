import { Drawing } from '../../../components/art/kit/drawing.tsx';
import { Drawn, Pulse } from '../../../components/art/kit/moving.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

const line = 'M40 170C260 10 420 250 680 60';
const art = (
  <>
    <path d="M40 190H680" stroke="var(--rule)" strokeWidth="2" />
    <Drawn d={line} color="var(--tint)" width={4} />
    <Pulse d={line} color="var(--second)" width={6} place={2} />
    <Text x={40} y={30} size={20} fill="currentColor">
      Still
    </Text>
  </>
);
const narrow = (
  <>
    <Drawn d="M20 100C100 10 180 160 330 40" color="var(--tint)" width={4} />
    <Text x={20} y={20} size={16} fill="currentColor">
      Still
    </Text>
  </>
);
const title = 'A line is drawn, a pulse travels along it';

export const artMotion: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="On entry">
        <div style={{ height: 1000 }} />
        <Drawing title={title} wide={{ size: [720, 200], art }} narrow={{ size: [350, 120], art: narrow }} />
        <div style={{ height: 1200 }} />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'graphite',
    body: (
      <Section title="On hover, and in a loop" ground="night">
        <a href="#card" data-card="" style={{ display: 'block' }}>
          <Drawing title={title} wide={{ size: [720, 200], art }} narrow={{ size: [350, 120], art: narrow }} />
        </a>
        <Drawing title={title} wide={{ size: [720, 200], art }} narrow={{ size: [350, 120], art: narrow }} loops />
      </Section>
    ),
  },
];
