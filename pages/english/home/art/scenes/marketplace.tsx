import { Bubble } from '../../../../../components/art/kit/bubble.tsx';
import { Card } from '../../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../../components/art/kit/glyph.tsx';
import { Avatar } from '../../../../../components/art/kit/people/avatar.tsx';
import { Text } from '../../../../../components/art/kit/text.tsx';

/** Buyer and seller agree in a chat that carries the order with it. */
export function Marketplace() {
  return (
    <svg
      viewBox="0 0 520 260"
      fill="none"
      role="img"
      aria-label="A buyer and a seller agree on a price in a chat that shows the order"
    >
      <Card x={60} y={30} width={400} height={70}>
        <rect x={74} y={43} width={44} height={44} rx="8" fill="#ffe9dc" />
        <path d="M84 76V60q12-14 24 0v16z" stroke="var(--warm)" strokeWidth="2.5" strokeLinejoin="round" />
        <Text x={132} y={55} size={17.8} weight={600}>
          Ceramic lamp, sand
        </Text>
        <Text x={132} y={78} size={17.8} fill="var(--ink-muted)">
          Order 20418 · offer open
        </Text>
        <Text x={444} y={65} size={18} weight={680} anchor="end">
          $48
        </Text>
      </Card>
      <Avatar x={80} y={138} r={17} seed="buyer" ground="#cfdcff" />
      <Bubble x={106} y={120} width={238} size={17.8} lines={['Would you take $42 with', 'pickup on Saturday?']} />
      <Bubble x={252} y={188} width={184} size={17.8} own lines={['Deal. See you then.']} />
      <Avatar x={452} y={206} r={17} seed="seller" of={{ trade: 'clerk', hair: 'tail' }} ground="#d5f1ec" />
      <Glyph x={78} y={216} r={13} name="check" ground="var(--accent-ink)" />
      <Text x={98} y={216} size={17.8} fill="var(--ink-muted)">
        Price updated
      </Text>
    </svg>
  );
}
