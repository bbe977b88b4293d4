import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { budget } from '../words.ts';

function Rows({ width, left, font }: Record<'width' | 'left' | 'font', number>) {
  return (
    <>
      {budget.map(({ name, unit, plain, limit, now }, at) => {
        const top = at * 112;
        const x = (value: number) => left + Math.min(1, value / (limit * 4)) * (width - left);
        return (
          <g key={name}>
            <Text x={0} y={top + 44} size={font + 3} weight={600} fill="currentColor">
              {name}
            </Text>
            <path
              d={`M${left} ${top + 14}H${plain === null ? x(limit) : x(plain)}V${top + 40}H${left}Z`}
              fill="var(--muted)"
              opacity=".28"
            />
            <Text x={left + 10} y={top + 28} size={font} fill="currentColor">
              {plain === null ? '直接接入：超线，未留数' : `直接接入 ${plain} ${unit}`.replace(' %', '%')}
            </Text>
            <path d={`M${left} ${top + 50}H${x(now)}V${top + 76}H${left}Z`} fill="var(--second)" />
            <Text x={x(limit) + 12} y={top + 64} size={font} weight={600} fill="var(--second-ink)">
              {`插件 ${now} ${unit}，线是 ${limit} ${unit}`.replaceAll(' %', '%')}
            </Text>
            <path d={`M${x(limit)} ${top + 4}V${top + 88}`} stroke="var(--third)" strokeWidth="3" />
          </g>
        );
      })}
    </>
  );
}

/** Three budgets of a game, each on a scale of four times its limit: the plain SDK, the plug-in, and the line. */
export function Budget() {
  return (
    <Drawing
      title="三条预算线：直接接入时处理器 7.4%、内存 31 MB，首包也超线，游戏插件的处理器、内存与首包都在线内"
      wide={{ size: [1200, 326], art: <Rows width={1200} left={120} font={16} /> }}
      narrow={{ size: [358, 326], art: <Rows width={358} left={62} font={12} /> }}
    />
  );
}
