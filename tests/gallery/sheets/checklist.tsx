import { Checklist } from '../../../components/sections/checklist.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const checklist: readonly Specimen[] = [
  {
    edition: 'zh',
    paper: 'blueprint',
    body: (
      <Section ground="paper" title="线的两侧" lead="部署在您的机房，谁做什么写进合同。">
        <Checklist
          cards
          lists={[
            {
              title: '我们做',
              mark: 'done',
              items: [
                { text: '安装与升级', note: '每季度一次，窗口由您定' },
                { text: '7×24 值守' },
                { text: '容量评估' },
              ],
            },
            {
              title: '您来做',
              mark: 'open',
              items: [{ text: '机房、网络与电' }, { text: '操作系统补丁', note: '我们给出兼容清单' }],
            },
            { title: '都不做', mark: 'never', items: [{ text: '读取您的业务数据' }] },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'navy',
    body: (
      <Section ground="night" title="Before the first call" head="column">
        <Checklist
          lists={[
            {
              mark: 'open',
              items: [
                { text: 'Create an app and copy its key' },
                { text: 'Sign a token on your server', note: 'Five languages, twelve lines each' },
                { text: 'Ask for the microphone only when a call begins' },
              ],
            },
          ]}
        />
      </Section>
    ),
  },
];
