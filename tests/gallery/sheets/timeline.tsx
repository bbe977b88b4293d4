import { Section } from '../../../components/sections/section.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import type { Specimen } from '../specimen.ts';

const call = [
  { when: '0 ms', title: '主叫按下', text: '本端先响回铃，不等服务器。' },
  { when: '120 ms', title: '信令到达', text: '三端同时收到邀请。' },
  { when: '340 ms', title: '推送唤醒', text: '锁屏的手机由系统来电界面接管。', marked: true },
  { when: '2.1 s', title: '接听', text: '其余设备停止响铃。' },
  { when: '2.4 s', title: '首帧', text: '画面与声音一同出现。' },
];
const years = [
  { when: '1997', title: 'A modem pool in one room', text: 'Forty lines, and a bell when one hung up.' },
  { when: '2009', title: 'The first packet-loss codec', text: 'Speech understood at 20% loss.' },
  { when: '2016', title: 'One network', text: 'Nine regions behind one address.', marked: true },
  { when: '2025', title: 'Agents that stop when you speak' },
];

export const timeline: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="一通电话的前两秒半">
        <Timeline events={call} />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'graphite',
    body: (
      <Section ground="night" title="Four turns" width="wide">
        <Timeline layout="stairs" events={years} />
      </Section>
    ),
  },
  {
    edition: 'zh',
    paper: 'mint',
    body: (
      <Section ground="paper" head="column" title="一通电话的前两秒半">
        <Timeline layout="list" events={call} />
      </Section>
    ),
  },
];
