import { CustomerStrip } from '../../../components/sections/customer-strip.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { StatusStrip } from '../../../components/sections/status-strip.tsx';
import type { Specimen } from '../specimen.ts';

export const proof: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <>
        <Section space="join">
          <CustomerStrip
            lead="每天有 2.4 亿人在他们的应用里说话"
            customers={[
              { name: '青禾课堂', href: '/case/1' },
              { name: '枕溪健康' },
              { name: '九折山' },
              { name: '澜西出行' },
              { name: '松果语音' },
              { name: '南风集市' },
            ]}
          />
        </Section>
        <Section space="join">
          <StatusStrip />
        </Section>
      </>
    ),
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Section ground="night" space="join">
        <StatusStrip />
        <CustomerStrip
          lead="In production at"
          customers={[{ name: 'Farol' }, { name: 'Nordlys' }, { name: 'Tandem' }, { name: 'Kite & Co' }]}
        />
      </Section>
    ),
  },
];
