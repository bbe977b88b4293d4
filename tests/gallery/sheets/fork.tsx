import { Fork } from '../../../components/sections/fork.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const fork: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="别的产品更合适的场景" ground="raised">
        <Fork
          cases={[
            {
              when: '一间房同时超过五十万人',
              why: '聊天室按广播设计，没有成员列表与未读数，成本低一个量级。',
              instead: { href: '/chatroom', name: '聊天室' },
            },
            {
              when: '消息只在设备之间，没有人看',
              why: '信令更小更快，不存历史；只有几台设备也可以走即时通讯的透传消息。',
              instead: [
                { href: '/signal', name: '信令' },
                { href: '/im', name: '即时通讯 IM' },
              ],
            },
            { when: '要端到端加密、服务端不得解密', why: '全文检索、审核与多端漫游都会失效，我们不做。' },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Section ground="night" title="When to take another road">
        <Fork
          cases={[
            {
              when: 'Nobody has to answer',
              why: 'One-way announcements are cheaper by text message.',
              instead: { href: '/sms', name: 'SMS' },
            },
            {
              when: 'You need more than 17 people on screen',
              why: 'Use a live room with guests on stage.',
              instead: { href: '/interact', name: 'Live' },
            },
          ]}
        />
      </Section>
    ),
  },
];
