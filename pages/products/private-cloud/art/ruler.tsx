import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { steps, total } from '../words.ts';

/** The nine steps of the installation on a ruler of minutes. */
export function Ruler() {
  return (
    <Drawing
      title={`九步共 ${total} 分钟，最长的是业务与存储`}
      wide={{ size: [1152, 124], art: <Bars width={1152} size={16} ticks={[0, 10, 20, 30, 40]} /> }}
      narrow={{ size: [342, 108], art: <Bars width={342} size={13} ticks={[0, 20, 40]} /> }}
    />
  );
}

function Bars({ width, size, ticks }: { width: number; size: number; ticks: readonly number[] }) {
  const minute = width / total;
  let from = 0;
  const bars = steps.map(({ title, minutes }) => {
    const x = from * minute;
    from += minutes;
    return (
      <g key={title}>
        <rect x={x + 1} y="0" width={minutes * minute - 2} height="44" rx="4" fill="var(--tint)" />
        {minutes * minute > 24 ? (
          <Text x={x + (minutes * minute) / 2} y={22} size={size} weight={650} anchor="middle" fill="var(--surface)">
            {minutes}
          </Text>
        ) : null}
      </g>
    );
  });
  return (
    <>
      {bars}
      {ticks.map((at) => (
        <Text
          key={at}
          x={at * minute}
          y={68}
          size={size - 1}
          anchor={at === 0 ? 'start' : at === total ? 'end' : 'middle'}
          fill="var(--muted)"
        >
          {at === total ? `${at} 分钟` : String(at)}
        </Text>
      ))}
    </>
  );
}
