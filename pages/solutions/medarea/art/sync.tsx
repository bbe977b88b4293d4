import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

const tracks = [
  { name: '超声', color: 'var(--tint)', arrive: [0, 2, 9, 5, 1, 3] },
  { name: '体位', color: 'var(--second)', arrive: [14, 6, 18, 11, 16, 8] },
];

/** Frames of both pictures as they arrive, early and late, and as they are shown: in pairs, by the time at which they were taken. */
function frames(width: number, narrow: boolean) {
  const left = narrow ? 8 : 110;
  const count = narrow ? 4 : 6;
  const pitch = (width - left) / count;
  const shown = narrow ? 250 : 226;
  return (
    <>
      {tracks.map(({ name, color, arrive }, track) => {
        const y = 34 + track * (narrow ? 86 : 76);
        return (
          <g key={name}>
            <Text x={narrow ? left : 0} y={narrow ? y - 20 : y + 22} size={narrow ? 14 : 20} weight={600} fill={color}>
              {`${name}到达`}
            </Text>
            {arrive.slice(0, count).map((late, index) => {
              const from = left + index * pitch + pitch * 0.1 + (late / 18) * pitch * 0.38;
              const to = left + index * pitch + pitch * 0.3;
              return (
                <g key={index}>
                  <path
                    d={`M${from + pitch * 0.2} ${y + 44}L${to + pitch * 0.2} ${shown}`}
                    stroke={color}
                    opacity=".5"
                  />
                  <rect x={from} y={y} width={pitch * 0.4} height="44" rx="4" fill={color} opacity=".9" />
                </g>
              );
            })}
          </g>
        );
      })}
      <Text
        x={narrow ? left : 0}
        y={narrow ? shown + 78 : shown + 34}
        size={narrow ? 14 : 20}
        weight={600}
        fill="currentColor"
      >
        {narrow ? '对齐后成对显示，偏差 ≤ 40 毫秒' : '成对显示'}
      </Text>
      {Array.from({ length: count }, (_, index) => {
        const x = left + index * pitch + pitch * 0.3;
        return (
          <g key={index}>
            <rect x={x} y={shown} width={pitch * 0.4} height="32" rx="4" fill="var(--tint)" />
            <rect x={x} y={shown + 34} width={pitch * 0.4} height="32" rx="4" fill="var(--second)" />
          </g>
        );
      })}
    </>
  );
}

export function Sync() {
  return (
    <Drawing
      title="超声与体位两路画面到达有早有晚，按采集的时间戳配成一对再显示，偏差不超过 40 毫秒"
      wide={{ size: [1152, 300], art: frames(1152, false) }}
      narrow={{ size: [358, 340], art: frames(358, true) }}
    />
  );
}
