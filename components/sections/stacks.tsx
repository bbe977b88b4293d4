import { Drawing, type View } from '../art/kit/drawing.tsx';
import { tenth } from '../art/kit/tenth.ts';
import { Text } from '../art/kit/text.tsx';

type Floor = {
  name: string;
  note: string;
  /** When it is added; a floor without it stays what it was. */
  when?: string;
};

export type StacksProps = {
  /** What the drawing proves, in one sentence. */
  title: string;
  /** Two to four, each with its floors from the top down, and the floors that are added in their order, by number from the top. */
  stacks: readonly { name: string; floors: readonly Floor[]; order: readonly number[]; foot: string }[];
};

const frames = {
  wide: { width: 1200, columns: 4, head: 44, floor: 86, name: 19, font: 16, number: 15 },
  narrow: { width: 358, columns: 1, head: 36, floor: 58, name: 14, font: 13, number: 12 },
} as const;

function view(which: 'wide' | 'narrow', { stacks }: StacksProps): View {
  const { width, columns, head, floor, name, font, number } = frames[which];
  const isWide = which === 'wide';
  const gap = isWide ? 24 : 0;
  const across = (width - gap * (columns - 1)) / columns;
  const tall = head + Math.max(...stacks.map(({ floors }) => floors.length)) * floor + 34 + (isWide ? 0 : 24);
  const art = stacks.map((stack, index) => {
    const x = tenth((index % columns) * (across + gap));
    const top = Math.floor(index / columns) * tall + head;
    const [left, right] = [x + 34, tenth(x + across - 1)];
    const y = (at: number) => top + at * floor;
    const middle = (at: number) => y(at) + floor / 2 - 3;
    const climb = stack.order.slice(1).map((to, step) => {
      const from = stack.order[step]!;
      const bulge = x + (Math.abs(to - from) > 1 ? 1 : 17);
      return `M${x + 17} ${middle(from)}C${bulge} ${middle(from)} ${bulge} ${middle(to)} ${x + 17} ${middle(to)}`;
    });
    return (
      <g key={stack.name}>
        <Text x={left} y={top - head + 14} size={isWide ? 20 : 15} weight={650}>
          {stack.name}
        </Text>
        <path d={climb.join('')} stroke="var(--tint)" strokeWidth="2.5" />
        {stack.floors.map((one, at) => {
          const step = stack.order.indexOf(at);
          const isNew = step >= 0;
          return (
            <g key={one.name}>
              <rect
                x={left}
                y={y(at)}
                width={tenth(right - left)}
                height={floor - 6}
                rx="4"
                fill={isNew ? 'var(--tint-soft)' : 'none'}
                stroke={isNew ? 'var(--tint)' : 'var(--muted)'}
                strokeWidth={step === 0 ? 3 : 1.5}
                strokeDasharray={isNew ? undefined : '5 5'}
              />
              <Text x={left + 14} y={y(at) + (isWide ? 26 : 18)} size={name} weight={650}>
                {one.name}
              </Text>
              {one.when ? (
                <Text x={right - 12} y={y(at) + (isWide ? 26 : 18)} size={font} weight={600} anchor="end">
                  {one.when}
                </Text>
              ) : null}
              <Text x={left + 14} y={y(at) + (isWide ? 55 : 37)} size={font} fill="var(--muted)">
                {one.note}
              </Text>
              {isNew ? (
                <>
                  <circle
                    cx={x + 17}
                    cy={middle(at)}
                    r="14"
                    fill={step === 0 ? 'var(--tint)' : 'var(--card)'}
                    stroke="var(--tint)"
                    strokeWidth="2"
                  />
                  <Text
                    x={x + 17}
                    y={middle(at)}
                    size={number}
                    weight={650}
                    anchor="middle"
                    fill={step === 0 ? 'var(--ground)' : 'var(--ink)'}
                  >
                    {step + 1}
                  </Text>
                </>
              ) : null}
            </g>
          );
        })}
        <path d={`M${x} ${y(stack.floors.length) - 1}H${right}`} stroke="currentColor" strokeWidth="3" />
        <Text x={left} y={y(stack.floors.length) + 20} size={font} weight={600}>
          {stack.foot}
        </Text>
      </g>
    );
  });
  return { size: [width, tall * Math.ceil(stacks.length / columns)], art };
}

/** Stacks of the same floors: which one is taken first, in which order others follow, and what stays as it was. */
export function Stacks(props: StacksProps) {
  return <Drawing title={props.title} wide={view('wide', props)} narrow={view('narrow', props)} />;
}
