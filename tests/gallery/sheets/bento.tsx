import { Bento } from '../../../components/sections/bento.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Bridge, Thread, Wave } from '../art.tsx';
import type { Specimen } from '../specimen.ts';

export const bento: readonly Specimen[] = [
  {
    edition: 'zh',
    night: 'navy',
    body: (
      <Section title="一条消息到一场直播">
        <Bento
          cells={[
            {
              size: 'large',
              title: '即时通讯',
              text: '单聊、群聊与十万人群，离线也不丢。',
              art: <Bridge height={340} />,
              href: '/im',
              ground: 'night',
            },
            { title: '短信', text: '六位数字，五秒到手。', art: <Wave bars={30} />, href: '/sms' },
            { title: '语音', text: '丢三成包，仍听得清。', art: <Wave bars={20} />, href: '/nrtc', ground: 'paper' },
            {
              size: 'half',
              place: 'beside',
              title: '白板',
              text: '一节课 23.4 MB。',
              art: <Bridge height={500} />,
              href: '/whiteboard',
              ground: 'raised',
            },
            {
              size: 'half',
              place: 'beside',
              title: '智能体',
              text: '听完到开口，650 毫秒。',
              art: <Thread lines={['改到周四', '好，周四两点']} />,
              href: '/rtc-ai',
            },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'graphite',
    body: (
      <Section ground="night" title="Instruments" width="wide">
        <Bento
          cells={[
            {
              size: 'tall',
              place: 'above',
              title: 'Latency',
              text: 'By pair of cities.',
              art: <Bridge height={700} />,
              ground: 'night',
            },
            {
              size: 'wide',
              place: 'beside',
              title: 'Traces',
              text: 'One call, every hop.',
              art: <Wave />,
              ground: 'night',
            },
            { title: 'Quotas', text: 'Before they are reached.', art: <Wave bars={16} />, ground: 'night' },
            { title: 'Alarms', text: 'To whom, and how.', art: <Wave bars={24} />, ground: 'night' },
          ]}
        />
      </Section>
    ),
  },
];
