import { Avatar } from '../kit/people/avatar.tsx';
import { Bubble } from '../kit/bubble.tsx';
import { Drawing } from '../kit/drawing.tsx';
import { widthOf } from '../kit/measure.ts';
import { Text } from '../kit/text.tsx';

type ThreadProps = { title: string; sender: string; question: string; answer: string; state: string };

const size = 16;
const wide = (text: string) => Math.ceil(widthOf(text, size)) + 28;

/** A question and its answer in a chat, with the answer's receipt. */
export function Thread({ title, sender, question, answer, state }: ThreadProps) {
  return (
    <Drawing
      title={title}
      wide={{
        size: [380, 150],
        art: (
          <>
            <path d="M0 150V34a24 24 0 0 1 24-24h332a24 24 0 0 1 24 24v116" fill="var(--tint-soft)" />
            <Avatar x={46} y={52} r={18} seed={sender} />
            <Bubble x={76} y={34} width={wide(question)} lines={[question]} size={size} />
            <Bubble x={352 - wide(answer)} y={84} width={wide(answer)} lines={[answer]} size={size} own />
            <path
              d={`M${336 - widthOf(state, 15)} 135l4 4 8-9m-3 9 8-9`}
              stroke="var(--second-ink)"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              transform="translate(-12 0)"
            />
            <Text x={352} y={135} size={15} anchor="end" fill="var(--second-ink)">
              {state}
            </Text>
          </>
        ),
      }}
    />
  );
}
