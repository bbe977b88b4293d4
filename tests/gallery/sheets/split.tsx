import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Thread, Wave } from '../art.tsx';
import type { Specimen } from '../specimen.ts';

export const split: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section>
        <Split art={<Thread lines={['到了吗', '刚进门']} />}>
          <h2>说的和看的并排</h2>
          <p>一段话，一幅图。</p>
        </Split>
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'navy',
    body: (
      <Section ground="night">
        <Split flipped wideArt art={<Wave />}>
          <h2>Art first, and wide</h2>
          <p>Seven columns of twelve.</p>
        </Split>
      </Section>
    ),
  },
];
