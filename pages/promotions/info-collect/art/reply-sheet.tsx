import { DrawingCard } from '../../../../components/art/cards/drawing-card.tsx';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { reply } from '../data.ts';
import * as words from '../words.yaml';

/** The questions at the left and the plan at the right: each line of the plan answers a part of the question. */
const wide = (
  <>
    <rect x="0.5" y="0.5" width="639" height="329" rx="12" fill="var(--card)" stroke="var(--rule)" />
    <Text x={28} y={34} size={17} fill="var(--muted)">
      {words.replySheet.asked}
    </Text>
    <Text x={332} y={34} size={17} fill="var(--muted)">
      {words.replySheet.answered}
    </Text>
    {reply.parts.map(({ asked, name, why }, index) => (
      <g key={name} transform={`translate(0 ${56 + index * 80})`}>
        <rect x={28} width={232} height={58} rx={6} fill="var(--tint-soft)" />
        <Text x={44} y={29} size={17} weight={600} fill="currentColor">
          {asked}
        </Text>
        <path d="M260 29H310" stroke="var(--tint)" strokeWidth="2" />
        <circle cx={312} cy={29} r={5} fill="var(--tint)" />
        <Text x={332} y={18} size={17} weight={650} fill="currentColor">
          {name}
        </Text>
        <Text x={332} y={44} size={17} fill="var(--muted)">
          {why}
        </Text>
      </g>
    ))}
    <Text x={28} y={304} size={17} weight={600} fill="var(--tint-strong)">
      {reply.first}
    </Text>
  </>
);

const narrow = (
  <>
    <rect x="0.5" y="0.5" width="359" height="299" rx="12" fill="var(--card)" stroke="var(--rule)" />
    {reply.parts.map(({ name, why }, index) => (
      <g key={name} transform={`translate(0 ${40 + index * 76})`}>
        <circle cx={28} r={6} fill="var(--tint)" />
        <Text x={46} y={0} size={18} weight={650} fill="currentColor">
          {name}
        </Text>
        <Text x={46} y={27} size={14} fill="var(--muted)">
          {why}
        </Text>
      </g>
    ))}
    <Text x={22} y={270} size={13} weight={600} fill="var(--tint-strong)">
      {reply.first}
    </Text>
  </>
);

/** The plan alone, for shared links. */
export const ReplyCard = () => <DrawingCard drawings={[narrow]} size={[360, 300]} />;

export function ReplySheet() {
  return (
    <Drawing
      title={words.replySheet.title}
      wide={{ size: [640, 330], art: wide }}
      narrow={{ size: [360, 300], art: narrow }}
    />
  );
}
