import { Diagram } from '../../../../components/sections/diagram.tsx';

/** One entry for clusters in four places; what is near is asked first. */
export function Places() {
  return (
    <Diagram
      label="统一入口按就近与健康把请求分给四处集群，控制台同时管着它们"
      width={920}
      height={430}
      nodes={[
        { id: 'users', x: 10, y: 170, width: 170, height: 90, title: '用户', lines: ['解析到最近入口'], icon: 'users' },
        {
          id: 'entry',
          x: 270,
          y: 160,
          width: 220,
          height: 110,
          title: '统一入口',
          lines: ['每 5 秒探活', '区内不足一半才跨区'],
          icon: 'waypoints',
          tone: 'core',
        },
        {
          id: 'ours',
          x: 620,
          y: 20,
          width: 290,
          height: 80,
          title: '云桥集群',
          lines: ['平日的弹性部分'],
          icon: 'cloud',
          tone: 'ours',
        },
        {
          id: 'yours',
          x: 620,
          y: 125,
          width: 290,
          height: 80,
          title: '您的机房',
          lines: ['有状态的留在这里'],
          icon: 'server',
        },
        {
          id: 'other',
          x: 620,
          y: 230,
          width: 290,
          height: 80,
          title: '别家的云',
          lines: ['已经签了年框的那部分'],
          icon: 'cloud-cog',
        },
        {
          id: 'edge',
          x: 620,
          y: 335,
          width: 290,
          height: 80,
          title: '边缘节点',
          lines: ['断网也能自治 30 天'],
          icon: 'radio-tower',
        },
      ]}
      edges={[
        { from: 'users', to: 'entry' },
        { from: 'entry', to: 'ours', label: '60%' },
        { from: 'entry', to: 'yours', label: '30%' },
        { from: 'entry', to: 'other', label: '8%' },
        { from: 'entry', to: 'edge', label: '2%' },
      ]}
    />
  );
}
