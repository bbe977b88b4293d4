import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { offers } from '../../../../config/offers.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { eachOf, earned } from '../../../../config/rules/recommend.ts';
import { friendDrawing } from '../words.yaml';

const { steps } = offers.recommend;
const most = Math.max(...steps.map(({ each }) => each));

/** One step for each friend, as high as what the recommender gets for him. */
export function FriendSteps() {
  return (
    <Drawing
      title={friendDrawing.title({
        steps: steps.map(({ from, each }) => friendDrawing.step({ from, each })).join('，'),
        sum: grouped(earned(14)),
      })}
      wide={{ size: [1200, 380], art: <Steps width={1200} friends={14} size={18} /> }}
      narrow={{ size: [350, 300], art: <Steps width={350} friends={12} size={12} /> }}
    />
  );
}

function Steps({ width, friends, size }: { width: number; friends: number; size: number }) {
  const wide = width > 800;
  const floor = wide ? 330 : 260;
  const unit = (floor - (wide ? 90 : 70)) / most;
  const each = width / friends;
  return Array.from({ length: friends }, (_, index) => {
    const number = index + 1;
    const amount = eachOf(number);
    const height = amount * unit;
    const x = index * each;
    const middle = x + each / 2;
    const isTurn = steps.some(({ from }) => from === number);
    const head = floor - height - each * (wide ? 0.3 : 0.5);
    return (
      <g key={number}>
        <rect
          x={x}
          y={floor - height}
          width={each}
          height={height}
          fill={isTurn ? 'var(--tint)' : 'var(--tint-soft)'}
        />
        <path d={`M${x} ${floor - height}h${each}`} stroke="var(--tint-strong)" strokeWidth="3" />
        <path
          d={`M${middle - each * 0.2} ${floor - height - 2}a${each * 0.2} ${each * 0.2} 0 0 1 ${each * 0.4} 0z`}
          fill="var(--second)"
        />
        <circle cx={middle} cy={head} r={each * 0.13} fill="var(--second)" />
        {isTurn ? (
          <Text x={middle} y={floor - height + 24} size={size} weight={650} anchor="middle" fill="#fff">
            {`¥${amount}`}
          </Text>
        ) : null}
        <Text x={middle} y={floor + 20} size={size} anchor="middle" fill="var(--muted)">
          {number}
        </Text>
        {isTurn ? (
          <Text x={x} y={head - (wide ? 34 : 26)} size={size} weight={650}>
            {friendDrawing.from({ number })}
          </Text>
        ) : null}
      </g>
    );
  });
}
