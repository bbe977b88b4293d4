import { Folded } from '../../../components/sections/folded.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const folded: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="接入城市">
        <Folded summary="38 座城市就近接入">
          <p>杭州、东京、大阪、首尔、新加坡、雅加达。</p>
        </Folded>
      </Section>
    ),
  },
  {
    edition: 'en',
    paper: 'ledger',
    body: (
      <Section ground="paper">
        <Folded summary="All prices by country">
          <p>Indonesia, Japan, Brazil.</p>
        </Folded>
      </Section>
    ),
  },
];
