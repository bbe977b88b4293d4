import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';

/** Hundredths of the time in which calls stalled, by their causes; the last one is ours. */
const causes = [
  { name: '发送方上行', share: 41, opacity: 0.62 },
  { name: '接收方下行', share: 27, opacity: 0.44 },
  { name: '设备', share: 15, opacity: 0.3 },
  { name: '跨网', share: 11, opacity: 0.18 },
  { name: '我们', share: 6, opacity: 1 },
];
const [pitch, side] = [36, 30];

/** A hundred squares, row by row: each is one hundredth of all stalls. */
export function Causes() {
  let from = 0;
  return (
    <Drawing
      title="一百格是全部卡顿：发送方上行 41 格，接收方下行 27 格，设备 15 格，跨网 11 格，我们 6 格"
      wide={{
        size: [520, 360],
        art: causes.map(({ name, share, opacity }, index) => {
          const isOurs = index === causes.length - 1;
          const first = from;
          from += share;
          const squares = Array.from({ length: share }, (_, at) => {
            const square = first + at;
            return `M${(square % 10) * pitch} ${Math.floor(square / 10) * pitch}h${side}v${side}h-${side}z`;
          });
          const y = tenth(((first + from) / 20) * pitch);
          return (
            <g key={name}>
              <path d={squares.join('')} fill={isOurs ? 'var(--second)' : 'var(--muted)'} fillOpacity={opacity} />
              <Text x={376} y={y} size={17} weight={650} fill={isOurs ? 'var(--second-ink)' : 'currentColor'}>
                {`${name} ${share}%`}
              </Text>
            </g>
          );
        }),
      }}
    />
  );
}
