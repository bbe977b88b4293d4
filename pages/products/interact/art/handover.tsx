import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

/** Milliseconds since the host agreed: five frames of the guest in a row, the moment of the switch, the guest in viewers' sight. */
const moments = { ready: 600, switch: 850, seen: 1_100 };
const end = 1_300;

type LanesProps = { left: number; width: number; size: number; step: number };

function Lanes({ left, width, size, step }: LanesProps) {
  const at = (milliseconds: number) => Math.round(left + (milliseconds / end) * width);
  const lane = (row: number) => 40 + row * step;
  const thick = step * 0.42;
  const name = (row: number, text: string) => (
    <Text x={0} y={lane(row)} size={size} weight={600} fill="currentColor">
      {text}
    </Text>
  );
  const bar = ({ row, from, to, color }: { row: number; from: number; to: number; color: string }) => (
    <path d={`M${at(from)} ${lane(row)}H${at(to)}`} stroke={color} strokeWidth={thick} />
  );
  return (
    <>
      {name(0, '直通')}
      {name(1, '合流')}
      {name(2, '观众')}
      {bar({ row: 0, from: 0, to: moments.switch, color: 'var(--tint)' })}
      {bar({ row: 0, from: moments.switch + 8, to: end, color: 'var(--rule)' })}
      {bar({ row: 1, from: moments.ready, to: moments.switch - 8, color: 'var(--rule)' })}
      {bar({ row: 1, from: moments.switch, to: end, color: 'var(--third)' })}
      {bar({ row: 2, from: 0, to: moments.seen, color: 'var(--tint)' })}
      {bar({ row: 2, from: moments.seen, to: end, color: 'var(--third)' })}
      <path
        d={`M${at(moments.switch)} 10V${lane(1) + thick}`}
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="4 5"
      />
      <Text x={at(moments.switch)} y={lane(2) - step / 2} size={size} weight={650} anchor="middle" fill="currentColor">
        切换点 T
      </Text>
      {[0, moments.ready, moments.switch, moments.seen].map((moment) => (
        <g key={moment}>
          <path d={`M${at(moment)} ${lane(2) + thick}v10`} stroke="currentColor" strokeWidth="1.5" />
          <Text
            x={at(moment)}
            y={lane(2) + thick + 24}
            size={size}
            anchor={moment === 0 ? 'start' : 'middle'}
            fill="var(--muted)"
          >
            {moment === 0 ? '0' : String(moment).replace(/^1/, '1,')}
          </Text>
        </g>
      ))}
      <Text x={left + width} y={lane(2) + thick + 24} size={size} anchor="end" fill="var(--muted)">
        毫秒
      </Text>
    </>
  );
}

/** The stream that viewers pull goes on while its source changes from the host alone to the mixed picture. */
export function Handover() {
  return (
    <Drawing
      title="点同意后 600 毫秒嘉宾画面就绪，850 毫秒在关键帧处换源，1,100 毫秒观众看到嘉宾，观众的流没有断过"
      wide={{ size: [1200, 300], art: <Lanes left={90} width={1110} size={16} step={92} /> }}
      narrow={{ size: [358, 230], art: <Lanes left={44} width={314} size={12} step={66} /> }}
    />
  );
}
