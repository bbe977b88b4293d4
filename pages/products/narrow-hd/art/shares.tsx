import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { scenes } from '../../../../config/narrow-hd-scenes.ts';
import { sharesOf } from '../model.ts';

const cloth = scenes[0]!;
const fills = ['var(--rule)', 'var(--second)', 'var(--tint)'];

function Bars({ width, size, high }: { width: number; size: number; high: number }) {
  return (['plain', 'narrow'] as const).map((side, row) => {
    let x = 0;
    const y = 40 + row * (high + 60);
    return (
      <g key={side}>
        <Text x={0} y={y - 20} size={size + 2} weight={650} fill="currentColor">
          {`${side === 'plain' ? '普通编码' : '窄带高清'} ${cloth[side]} Mbps`}
        </Text>
        {sharesOf(cloth, side).map((share, part) => {
          const from = x;
          const wide = (share / cloth.plain) * width;
          x += wide;
          const { name } = cloth.parts[part]!;
          return (
            <g key={name}>
              <rect x={from} y={y} width={Math.max(1, wide - 2)} height={high} fill={fills[part]} />
              {wide > name.length * size + 70 ? (
                <Text x={from + 12} y={y + high / 2} size={size} weight={600} fill={part === 2 ? '#fff' : '#0b1b34'}>
                  {`${name} ${share.toFixed(2)}`}
                </Text>
              ) : null}
            </g>
          );
        })}
      </g>
    );
  });
}

/** One second of the fabric scene: what is saved comes out of the background. */
export function Shares() {
  return (
    <Drawing
      title="服装画面的一秒：省下的码率几乎都来自虚化的背景，衣料与脸分到的没有变少多少"
      wide={{ size: [1200, 250], art: <Bars width={1200} size={15} high={72} /> }}
      narrow={{ size: [358, 220], art: <Bars width={358} size={12} high={56} /> }}
    />
  );
}
