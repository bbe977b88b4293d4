import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import type { Specimen } from '../specimen.ts';

export const spanBars: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section ground="night" title="3.46 秒花在哪里">
        <SpanBars
          title="从请求到回执"
          end={4000}
          ticks={['0', '1', '2', '3', '4 秒']}
          bars={[
            { name: '在我们的机房', to: 96, value: '96 毫秒' },
            { name: '运营商短信中心', note: '排队与路由', from: 96, to: 2310, value: '2.21 秒', tone: 'second' },
            { name: '空口下发', from: 2310, to: 3180, value: '0.87 秒', tone: 'second' },
            { name: '状态报告', from: 3180, to: 3460, value: '0.28 秒', tone: 'muted' },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section title="What an hour of a lesson takes">
        <SpanBars
          end={1200}
          ticks={['0', '400', '800', '1,200 MB']}
          bars={[
            { name: 'Recorded screen', note: '1080p', to: 1125, value: '1,125 MB', tone: 'muted' },
            { name: 'Events and voice', to: 23.4, value: '23.4 MB', tone: 'third' },
          ]}
        />
      </Section>
    ),
  },
];
