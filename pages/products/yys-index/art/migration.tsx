import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { wrap } from '../../../../components/art/kit/measure.ts';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { cutover, kept, migration } from '../words.ts';

const end = migration.at(-1)!.to;

/** Outline of the share that one place answers, between two weeks, from its base line; weeks go right or down. */
function outline(place: (week: number, share: number) => string, of: 'old' | 'new') {
  const steps = cutover.map(({ from, share }) => [from, of === 'new' ? share : 100 - share] as const);
  const points = steps.flatMap(([from, share], index) => {
    const before = steps[index - 1]?.[1] ?? 0;
    return [place(from, before), place(from, share)];
  });
  return `M${[place(0, 0), ...points, place(end, steps.at(-1)![1]), place(end, 0)].join('L')}Z`;
}

/** A block between two weeks, as high as everything. */
const block = (place: (week: number, share: number) => string, from: number, to: number) =>
  `M${place(from, 0)}L${place(from, 100)}L${place(to, 100)}L${place(to, 0)}Z`;

function Lanes({ old, next }: Record<'old' | 'next', (week: number, share: number) => string>) {
  return (
    <>
      <path d={outline(old, 'old')} fill="var(--muted)" fillOpacity=".45" />
      <path d={block(old, 9, kept)} stroke="var(--muted)" strokeWidth="1.5" strokeDasharray="5 4" />
      <path d={block(next, 4, 8)} stroke="var(--tint)" strokeWidth="1.5" strokeDasharray="5 4" />
      <path d={outline(next, 'new')} fill="var(--tint)" fillOpacity=".85" />
    </>
  );
}

function wide(): View {
  const [width, high, oldFloor, newFloor] = [1200, 90, 244, 360];
  const x = (week: number) => tenth((week / end) * width);
  const lane = (floor: number) => (week: number, share: number) => `${x(week)} ${tenth(floor - (share / 100) * high)}`;
  const art = (
    <>
      {migration.map(({ from, to, name, text, back }) => (
        <g key={name}>
          <path d={`M${x(from) + 0.5} 8V440`} stroke="var(--rule)" />
          <Text x={x(from) + 12} y={18} size={16} fill="var(--muted)">
            {from === 9 ? '之后 30 天' : to - from > 1 ? `第 ${from + 1} 至 ${to} 周` : `第 ${to} 周`}
          </Text>
          <Text x={x(from) + 12} y={46} size={19} weight={650}>
            {name}
          </Text>
          {wrap(text, { width: x(to) - x(from) - 24, size: 16 }).map((line, index) => (
            <Text key={line} x={x(from) + 12} y={76 + index * 23} size={16}>
              {line}
            </Text>
          ))}
          {wrap(back, { width: x(to) - x(from) - 20, size: 16 }).map((line, index) => (
            <Text key={line} x={x(from) + 12} y={404 + index * 22} size={16} fill="var(--third-ink)">
              {line}
            </Text>
          ))}
        </g>
      ))}
      <Lanes old={lane(oldFloor)} next={lane(newFloor)} />
      <Text x={12} y={oldFloor - high / 2} size={17} weight={650}>
        老环境应答全部请求
      </Text>
      <Text x={x(9) + 12} y={oldFloor - high / 2} size={16}>
        老环境留着
      </Text>
      <Text x={x(6)} y={newFloor - high / 2} size={16} anchor="middle">
        收一份复制的流量，结果逐笔比对
      </Text>
      <Text x={x(9) + 24} y={newFloor - high / 2} size={17} weight={650} fill="var(--ground)">
        新平台应答全部请求
      </Text>
      <path d={`M1 376V384H${x(kept)}V376`} stroke="var(--third)" strokeWidth="2" />
      <Text x={x(kept) + 14} y={380} size={16} fill="var(--muted)">
        第 11 周末，老环境下线
      </Text>
    </>
  );
  return { size: [width, 450], art };
}

function narrow(): View {
  const [row, top] = [44, 34];
  const y = (week: number) => tenth(top + week * row);
  const lane = (left: number) => (week: number, share: number) => `${tenth(left + share * 0.6)} ${y(week)}`;
  const art = (
    <>
      <Text x={0} y={14} size={12} weight={650}>
        老环境
      </Text>
      <Text x={72} y={14} size={12} weight={650}>
        新平台
      </Text>
      <Lanes old={lane(0)} next={lane(72)} />
      {migration.map(({ from, to, name, text, back }) => {
        const lines = wrap(to - from > 1 ? text : '', { width: 210, size: 12 });
        return (
          <g key={name}>
            <path d={`M0 ${y(from)}H358`} stroke="var(--rule)" />
            <Text x={148} y={y(from) + 14} size={13} weight={650}>
              {`${from === 9 ? '之后 30 天' : to - from > 1 ? `第 ${from + 1} 至 ${to} 周` : `第 ${to} 周`}：${name}`}
            </Text>
            {lines.map((line, index) => (
              <Text key={line} x={148} y={y(from) + 33 + index * 17} size={12}>
                {line}
              </Text>
            ))}
            <Text x={148} y={y(from) + 33 + lines.length * 17} size={12} fill="var(--third-ink)">
              {`要退：${back}`}
            </Text>
          </g>
        );
      })}
    </>
  );
  return { size: [358, y(end) + 8], art };
}

/** Who answers the requests in the weeks of the move, and what going back takes. */
export function Migration() {
  return (
    <Drawing
      title="九周搬迁里谁在应答请求：前八周全是老环境，第九周按 1%、10%、50%、100% 换到新平台，老环境留到第 11 周末，在此之前每一步都退得回去"
      wide={wide()}
      narrow={narrow()}
    />
  );
}
