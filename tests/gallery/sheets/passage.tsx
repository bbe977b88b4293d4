import { Drawing } from '../../../components/art/kit/drawing.tsx';
import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { Specimen } from '../specimen.ts';

const lines = (
  <Drawing
    title="起初十次断一次，现在很少断"
    wide={{
      size: [540, 200],
      art: (
        <>
          <Text x={0} y={30} size={18} weight={600} fill="currentColor">
            起初
          </Text>
          <path d="M0 60H540" stroke="var(--third)" strokeWidth="14" strokeDasharray="40 8" />
          <Text x={0} y={120} size={18} weight={600} fill="currentColor">
            现在
          </Text>
          <path d="M0 150H540" stroke="var(--second)" strokeWidth="14" />
        </>
      ),
    }}
  />
);

export const passage: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Passage
        title="小岬手表的呼叫接通率|从 89.5% 升到 98.7%"
        text="三个月，三件事：息屏时改走推送唤醒，换网 300 毫秒内重连，真没信号的转成语音留言。电池没有换大。"
        source={
          <Button href="#" event={{ zone: 'sheet' }} variant="secondary">
            读这个案例
          </Button>
        }
        art={lines}
      />
    ),
  },
  {
    edition: 'zh',
    paper: 'cream',
    body: (
      <Passage
        place="below"
        ground="paper"
        title="异议与投诉少了六成"
        text="一扇门开着多久、谁进过，都在同一条线上；线断在哪里，哪里就有人来过。"
        source="2025 年 11 月"
        art={lines}
      />
    ),
  },
  {
    edition: 'en',
    night: 'aubergine',
    body: (
      <Passage
        place="above"
        ground="night"
        title="Nine in a hundred go to a person"
        text="When no source answers the question, the agent says so and hands over."
        source="Three pilot groups, September 2026"
        art={<FootBars bars={[[{ share: 0.91 }, { share: 0.09, marked: true }]]} />}
      />
    ),
  },
  {
    edition: 'en',
    body: <Passage title="Words alone" text="One column in the middle of the page, at twenty pixels." />,
  },
];
