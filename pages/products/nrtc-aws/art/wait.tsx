import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';

/** Three rulers, each the first part of the one above, and what that part is called. */
const rulers = [
  { name: '直签：两周合同，三天打款', parts: 17, first: '第 1 天' },
  { name: '其中第一天', parts: 24, first: '第 1 小时' },
  { name: '其中第一小时', parts: 6, first: '云市场：10 分钟' },
];

const all = (width: number, font: number) =>
  rulers.map(({ name, parts, first }, row) => {
    const [top, end] = [30 + row * 136, tenth(width / parts)];
    const lines = Array.from({ length: parts }, (_, at) => `M${tenth((at / parts) * width)} ${top}v56`).join('');
    return (
      <g key={name}>
        <path d={`M0 ${top}h${width}v56h${-width}z${lines}`} stroke="var(--muted)" strokeOpacity=".4" />
        <path d={`M0 ${top}h${end}v56H0z`} fill="var(--second)" fillOpacity={0.5 + row * 0.25} />
        <path
          d={row < 2 ? `M0 ${top + 56}h${end}L${width} ${top + 136}H0z` : ''}
          fill="var(--second)"
          fillOpacity=".16"
        />
        <Text x={width} y={top - 16} size={font} weight={600} anchor="end" fill="currentColor">
          {name}
        </Text>
        <Text x={end + 10} y={top + 28} size={font} weight={650} fill="var(--second-ink)">
          {first}
        </Text>
      </g>
    );
  });

/** Seventeen days, the first one of them, and its first hour, of which a subscription takes ten minutes. */
export function Wait() {
  return (
    <Drawing
      title="直签要等两周合同与三天打款；放大第一天，再放大第一小时，云市场订阅用掉其中的 10 分钟"
      wide={{ size: [520, 366], art: all(520, 17) }}
      narrow={{ size: [358, 366], art: all(358, 14) }}
    />
  );
}
