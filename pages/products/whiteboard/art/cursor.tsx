import { widthOf } from '../../../../components/art/kit/measure.ts';
import { Text } from '../../../../components/art/kit/text.tsx';

type Props = { x: number; y: number; name: string; color: string };

/** Somebody's pointer on the board, with the name of the hand that moves it. */
export function Cursor({ x, y, name, color }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0L5 21L10 13L19 11Z" fill={color} stroke="#ffffff" strokeWidth="1.5" strokeLinejoin="round" />
      <rect x="14" y="18" width={widthOf(name, 15) + 18} height="28" rx="14" fill={color} />
      <Text x={23} y={32} size={15} weight={600} fill="#ffffff">
        {name}
      </Text>
    </g>
  );
}
