import { Card, Phone, Window } from '../../../components/art/kit/frames.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const kitFrames: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="窗口、手机与卡片">
        <svg viewBox="0 0 720 300" fill="none" role="img" aria-label="窗口、手机与卡片">
          <Window x={10} y={20} width={360} height={240} title="窗口、手机与卡片" />
          <Phone x={420} y={10} width={130} height={270} />
          <Card x={590} y={60} width={120} height={160} />
        </svg>
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Section title="A window, a phone and a card" ground="night">
        <svg viewBox="0 0 720 300" fill="none" role="img" aria-label="A window, a phone and a card">
          <Window x={10} y={20} width={360} height={240} title="A window, a phone and a card" />
          <Phone x={420} y={10} width={130} height={270} />
          <Card x={590} y={60} width={120} height={160} />
        </svg>
      </Section>
    ),
  },
];
