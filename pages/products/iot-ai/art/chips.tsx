import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { measurements } from '../../../../config/measurements.ts';

/** Memory in kB: what each kind of chip has, and what the library takes of it. */
const chips: readonly (readonly [name: string, about: string, has: number, takes: number])[] = [
  ['玩具级单片机', '双核 240 MHz，移植两周', 512, measurements.agent.toyMemory],
  ['音箱级芯片', '四核 1 GHz，移植一周', 64 * 1024, 3.1 * 1024],
  ['手表与眼镜', '四核，移植两周', 512 * 1024, 4.6 * 1024],
  ['陪伴机器人', 'Linux，三天跑通', 1024 * 1024, 9 * 1024],
];
const unit = (size: number) =>
  size < 1024 ? `${size} kB` : size < 1024 * 1024 ? `${size / 1024} MB` : `${size / 1024 / 1024} GB`;

function Bars({ left, width, font }: { left: number; width: number; font: number }) {
  const x = (size: number) => tenth(left + (Math.log2(size / 16) / 16) * (width - left - font * 9));
  const isWide = left > 0;
  const bar = (y: number, size: number) => `M${left} ${y + 26}H${x(size)}v36H${left}z`;
  return (
    <>
      {[128, 1024, 8 * 1024, 64 * 1024, 512 * 1024].map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} 26V372`} stroke="var(--rule)" />
          <Text x={x(tick)} y={12} size={font} anchor="middle" fill="var(--muted)">
            {isWide || tick !== 64 * 1024 ? unit(tick) : ''}
          </Text>
        </g>
      ))}
      {chips.map(([name, about, has, takes], row) => (
        <g key={name} transform={`translate(0 ${36 + row * 84})`}>
          <path d={bar(0, has)} stroke="var(--tint)" strokeWidth="1.5" fill="var(--tint-soft)" />
          <path d={bar(0, takes)} fill="var(--tint)" />
          <Text x={x(takes) - 8} y={44} size={font} weight={650} anchor="end" fill="var(--ground)">
            {unit(takes)}
          </Text>
          <g stroke="var(--ground)" strokeWidth="6" paintOrder="stroke">
            <Text x={x(has) + 8} y={44} size={font}>
              {`${unit(has)}，占 ${Number(((takes / has) * 100).toPrecision(takes / has < 0.01 ? 1 : 2))}%`}
            </Text>
            <Text x={0} y={isWide ? 34 : 8} size={isWide ? 18 : font} weight={650}>
              {name}
            </Text>
            <Text x={isWide ? 0 : 96} y={isWide ? 58 : 8} size={font} fill="var(--muted)">
              {about}
            </Text>
          </g>
        </g>
      ))}
    </>
  );
}

/** Four kinds of chips on one scale, on which each line is eight times the one before. */
export function Chips() {
  return (
    <Drawing
      title="四类芯片的内存与 SDK 的占用：玩具占一半多，音箱占二十分之一，手表与机器人不到百分之一"
      wide={{ size: [1200, 374], art: <Bars left={210} width={1200} font={16} /> }}
      narrow={{ size: [358, 374], art: <Bars left={0} width={358} font={12.5} /> }}
    />
  );
}
