import { FloorPlan } from '../../../components/sections/floor-plan.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const floorPlan: readonly Specimen[] = [
  {
    edition: 'zh',
    paper: 'blueprint',
    body: (
      <Section ground="paper" title="五间房，谁听得见谁" width="wide">
        <FloorPlan
          label="评标现场：主持室听得见每一间，专家室之间互不相通，监督室只看不说"
          width={24}
          height={10}
          rooms={[
            {
              id: 'host',
              name: '主持室',
              note: '开场、计时、宣布结果。',
              x: 0,
              y: 0,
              width: 8,
              height: 5,
              tone: 'core',
            },
            { id: 'one', name: '专家一室', note: '独立打分，屏幕不外传。', x: 8, y: 0, width: 8, height: 5 },
            { id: 'two', name: '专家二室', note: '独立打分，屏幕不外传。', x: 16, y: 0, width: 8, height: 5 },
            { id: 'watch', name: '监督室', note: '看得见、听得见，不能说。', x: 0, y: 5, width: 12, height: 5 },
            {
              id: 'vault',
              name: '存证',
              note: '录像与打分表，哈希上链，保存 15 年。',
              x: 12,
              y: 5,
              width: 12,
              height: 5,
              tone: 'closed',
            },
          ]}
          doors={[
            { x: 3, y: 5, length: 2, wall: 'horizontal' },
            { x: 8, y: 1, length: 2, wall: 'vertical' },
          ]}
          links={[
            { from: 'host', to: 'one' },
            { from: 'host', to: 'watch' },
            { from: 'one', to: 'two', blocked: true },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'navy',
    body: (
      <Section ground="night" title="A rack, from above" head="column">
        <FloorPlan
          size="half"
          label="Two halls joined by one door"
          width={16}
          height={8}
          rooms={[
            { id: 'a', name: 'Hall A', note: 'Media servers', x: 0, y: 0, width: 9, height: 8, tone: 'core' },
            { id: 'b', name: 'Hall B', note: 'Standby', x: 9, y: 0, width: 7, height: 8 },
          ]}
          doors={[{ x: 9, y: 3, length: 2, wall: 'vertical' }]}
          links={[{ from: 'a', to: 'b' }]}
        />
      </Section>
    ),
  },
];
