import { Diagram } from '../../../components/sections/diagram.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const diagram: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="一个入口" head="centred">
        <Diagram
          label="应用经接入点到核心，再到存储与推送"
          width={1000}
          height={260}
          nodes={[
            { id: 'app', x: 20, y: 90, width: 200, height: 80, title: '您的应用', icon: 'smartphone' },
            {
              id: 'core',
              x: 400,
              y: 80,
              width: 200,
              height: 100,
              title: '消息核心',
              lines: ['排号 · 扩散'],
              tone: 'core',
              icon: 'route',
            },
            { id: 'store', x: 780, y: 20, width: 200, height: 80, title: '存储', tone: 'ours' },
            { id: 'push', x: 780, y: 160, width: 200, height: 80, title: '推送', tone: 'ours' },
          ]}
          edges={[
            { from: 'app', to: 'core', label: '长连接' },
            { from: 'core', to: 'store' },
            { from: 'core', to: 'push' },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section title="Two hops" ground="raised">
        <Diagram
          label="A phone reaches a server over the nearest node"
          width={900}
          height={140}
          nodes={[
            { id: 'a', x: 10, y: 30, width: 200, height: 80, title: 'Phone' },
            { id: 'b', x: 350, y: 30, width: 200, height: 80, title: 'Nearest node', tone: 'core' },
            { id: 'c', x: 690, y: 30, width: 200, height: 80, title: 'Server', tone: 'ours' },
          ]}
          edges={[
            { from: 'a', to: 'b', label: '12 ms' },
            { from: 'b', to: 'c', label: '61 ms' },
          ]}
        />
      </Section>
    ),
  },
];
