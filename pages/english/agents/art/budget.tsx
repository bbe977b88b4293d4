import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { agentBudget } from '../../../../config/agent-budget.ts';
import { measurements } from '../../../../config/measurements.ts';
import { budget } from '../words.yaml';

const { firstAnswer } = measurements.agent;
const fills = ['#8aa5ff', 'var(--tint)', '#5b7cff', 'var(--third)', '#ffb48f', '#58cdb9', 'var(--second)'];

const parts = agentBudget.map(({ id, median }, index) => ({
  name: budget.parts[id].name,
  median,
  from: agentBudget.slice(0, index).reduce((sum, part) => sum + part.median, 0),
  fill: fills[index]!,
}));

/** One bar for the whole wait; the names stand below it in two rows, each at the beginning of its part. */
function Across() {
  const x = (milliseconds: number) => tenth((milliseconds / firstAnswer) * 1200);
  return (
    <>
      <Text x={0} y={18} size={17} fill="var(--muted)">
        {budget.from}
      </Text>
      <Text x={1200} y={18} size={17} anchor="end" fill="var(--muted)">
        {budget.to}
      </Text>
      {parts.map(({ name, median, from, fill }, index) => {
        const low = index % 2 === 1;
        const y = low ? 236 : 176;
        return (
          <g key={name}>
            <rect x={x(from)} y="44" width={tenth(x(median) - 2)} height="88" fill={fill} />
            <path d={`M${x(from) + 1} 132V${y - 16}`} stroke="var(--rule)" strokeWidth="2" />
            <Text x={x(from)} y={y} size={17} weight={650}>
              {name}
            </Text>
            <Text x={x(from)} y={y + 24} size={16} fill="var(--muted)">
              {`${median} ms`}
            </Text>
          </g>
        );
      })}
    </>
  );
}

function Down() {
  const height = 0.66;
  return parts.map(({ name, median, from, fill }) => {
    const y = tenth(8 + from * height);
    return (
      <g key={name}>
        <rect x="0" y={y} width="76" height={tenth(median * height - 2)} fill={fill} />
        <Text x={92} y={tenth(y + (median * height) / 2)} size={13.5} weight={600}>
          {name}
        </Text>
        <Text x={358} y={tenth(y + (median * height) / 2)} size={13.5} anchor="end" fill="var(--muted)">
          {`${median} ms`}
        </Text>
      </g>
    );
  });
}

/** From the last syllable of the caller to the first of the agent. */
export const Budget = () => (
  <Drawing
    title={budget.shows({ firstAnswer })}
    wide={{ size: [1200, 268], art: <Across /> }}
    narrow={{ size: [358, 446], art: <Down /> }}
  />
);
