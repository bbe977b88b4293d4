import { Bars } from '../../../components/art/kit/bars.tsx';
import { Waveform } from '../../../components/art/kit/waveform.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const kitBars: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="柱与声波">
        <svg viewBox="0 0 600 160" fill="none" role="img" aria-label="柱与声波">
          <Bars x={20} y={140} width={14} pitch={22} heights={[40, 62, 88, 120, 96, 70, 44]} color="var(--tint)" />
          <Waveform x={240} y={80} bars={48} color="var(--second)" />
        </svg>
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Section title="Bars and a voice" ground="night">
        <svg viewBox="0 0 600 160" fill="none" role="img" aria-label="Bars and a voice">
          <Bars x={20} y={140} width={14} pitch={22} heights={[40, 62, 88, 120, 96, 70, 44]} color="var(--tint)" />
          <Waveform x={240} y={80} bars={48} color="var(--second)" />
        </svg>
      </Section>
    ),
  },
];
