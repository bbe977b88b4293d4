import { Rail } from '../../../components/sections/rail.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Bridge, Thread } from '../art.tsx';
import type { Specimen } from '../specimen.ts';

export const rail: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="历期嘉宾" width="full" ground="raised">
        <Rail
          label="历期嘉宾"
          cards={['弱网下的语音', '十万人的房间', '一键登录的四百毫秒', '会停下来的智能体', '把延迟画出来'].map(
            (title, index) => ({
              eyebrow: `第 ${index + 1} 期`,
              title,
              text: '四十分钟，附讲稿与代码。',
              art: <Bridge height={280} />,
              href: '/promotion/mctalk',
            }),
          )}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'aubergine',
    body: (
      <Section title="What people send" width="full" ground="night">
        <Rail
          size="large"
          label="What people send"
          cards={[
            { title: 'A voice note', art: <Thread lines={['On my way', 'Bring bread']} /> },
            { title: 'A place', text: 'Live for an hour.', art: <Thread lines={['Gate 4', 'Two minutes']} /> },
            {
              title: 'A poll',
              text: 'Closes when everyone answered.',
              art: <Thread lines={['Pizza?', 'Yes', 'Yes']} />,
            },
          ]}
        />
      </Section>
    ),
  },
];
