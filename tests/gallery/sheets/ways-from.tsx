import { Section } from '../../../components/sections/section.tsx';
import { WaysFrom } from '../../../components/sections/ways-from.tsx';
import { cityPlaces } from '../../../config/network.ts';
import type { Specimen } from '../specimen.ts';

export const waysFrom: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section ground="night" title="从新加坡出发">
        <WaysFrom
          title="从新加坡到东京 122 毫秒，到法兰克福 151 毫秒"
          from={cityPlaces.新加坡}
          middle={[400, 300]}
          size={[580, 480]}
          unit={46}
          ways={[
            { name: '东京 122', to: cityPlaces.东京, side: 'right' },
            { name: '法兰克福 151', to: cityPlaces.法兰克福 },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section title="Around Frankfurt">
        <WaysFrom
          title="Frankfurt to Virginia takes 118 ms"
          from={cityPlaces.法兰克福}
          middle={[300, 240]}
          size={[580, 400]}
          unit={40}
          ways={[{ name: 'Virginia 118', to: cityPlaces.弗吉尼亚, side: 'above' }]}
        />
      </Section>
    ),
  },
];
