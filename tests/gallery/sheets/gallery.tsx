import { Gallery } from '../../../components/sections/gallery.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Bridge, Thread, Wave } from '../art.tsx';
import type { Specimen } from '../specimen.ts';

const items = [
  { art: <Thread lines={['到哪了', '转角', '看见你了']} />, title: '会话', text: '跟手滚动，断网可读。' },
  { art: <Wave bars={24} />, title: '语音', text: '按住说话，松手即发。' },
  { art: <Bridge height={420} />, title: '线路', text: '三地互通。' },
];

export const gallery: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="界面组件">
        <Gallery items={items} />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'navy',
    body: (
      <Section ground="night" title="Three drawings" head="centred">
        <Gallery
          layout="bare"
          columns={3}
          items={items.map((item, index) => ({ ...item, title: `Drawing ${index + 1}`, text: 'On one line.' }))}
        />
      </Section>
    ),
  },
  {
    edition: 'zh',
    paper: 'cream',
    body: (
      <Section ground="paper" title="作品墙">
        <Gallery
          layout="wall"
          columns={4}
          items={[...items, ...items].map((item, index) => ({ ...item, title: `作品 ${index + 1}` }))}
        />
      </Section>
    ),
  },
];
