import { CustomerStrip } from '../../../components/sections/customer-strip.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Bridge, Thread, Wave } from '../art.tsx';
import type { Specimen } from '../specimen.ts';

const actions = (first: string, second: string) => (
  <>
    <Button href="#" event={{ zone: 'sheet' }} size="large">
      {first}
    </Button>
    <Button href="#" event={{ zone: 'sheet' }} size="large" variant="secondary">
      {second}
    </Button>
  </>
);

export const opening: readonly Specimen[] = [
  {
    edition: 'zh',
    night: 'aubergine',
    body: (
      <Opening
        layout="split"
        ground="night"
        eyebrow="语聊房"
        title="六个麦位，|坐满一屋人"
        lead="抱麦、禁麦、送礼与房间管理开箱即用，人声在外放和耳机里都干净。"
        actions={actions('免费试用', '打开演示')}
        note="每月前 10,000 分钟免费。"
        art={<Wave />}
        foot={
          <SpecStrip
            small
            specs={[
              { value: '3,000', unit: '间', name: '同时在线的房间' },
              { value: '78', unit: 'ms', name: '麦上到麦下，中位数' },
              { value: '48', unit: 'kHz', name: '音乐模式采样率' },
            ]}
          />
        }
      />
    ),
  },
  {
    edition: 'en',
    paper: 'mint',
    body: (
      <Opening
        layout="split"
        ground="paper"
        eyebrow="Internet hospitals"
        title="A consultation that holds on a 3G line"
        lead="Video at 360p needs 280 kbps. Below that, the voice stays and the picture freezes, so nobody has to ask again."
        actions={actions('Get started', 'Read the docs')}
        art={<Thread lines={['Any fever since Monday?', '38.2 last night', 'Then we meet at four.', 'Thank you']} />}
      />
    ),
  },
  {
    edition: 'zh',
    paper: 'cream',
    body: (
      <Opening
        layout="centred"
        ground="paper"
        title="让每个孩子，都坐在第一排"
        lead="白板、课件和镜头走同一条时间线，山里的孩子和城里的老师写在同一块板上。"
        actions={actions('免费试用', '预约架构师')}
        art={<Bridge height={300} />}
        foot={
          <CustomerStrip
            lead="已经开课的学校与机构"
            customers={[{ name: '青禾课堂' }, { name: '云岭中学' }, { name: '滨江少年宫' }, { name: '松果编程' }]}
          />
        }
      />
    ),
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Opening
        layout="full"
        ground="night"
        title="Nine minutes, two recorded tracks"
        lead="Identity, consent and signature happen in one call. Each step is stamped and kept for five years."
        actions={actions('Get started', 'See a case')}
        art={<Bridge height={260} />}
      />
    ),
  },
  {
    edition: 'zh',
    night: 'graphite',
    body: (
      <Opening
        layout="over"
        ground="night"
        eyebrow="信令"
        title="一次呼叫，|二十一种结局"
        lead="忙线、超时、多端应答，每一种都有确定的状态和一行日志。"
        actions={actions('免费试用', '看状态机')}
        art={<Bridge height={320} />}
      />
    ),
  },
  {
    edition: 'zh',
    paper: 'blueprint',
    body: (
      <Opening
        layout="column"
        ground="paper"
        title="先画边界，|再谈部署"
        lead="线的一侧由您运维，另一侧由我们值守。"
        actions={actions('预约架构师', '看清单')}
        art={<Bridge height={900} />}
      />
    ),
  },
];
