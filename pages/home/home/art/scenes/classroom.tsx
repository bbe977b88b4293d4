import { Window } from '../../../../../components/art/kit/frames.tsx';
import { Text } from '../../../../../components/art/kit/text.tsx';
import { Tile } from '../../../../../components/art/kit/tile.tsx';

type Props = { label: string; title: string; names: readonly [string, string, string] };

/** One lesson, two classrooms: the whiteboard in the middle, the faces beside it. */
export function Classroom({ label, title, names }: Props) {
  return (
    <svg viewBox="0 0 520 260" preserveAspectRatio="xMidYMax meet" fill="none" role="img" aria-label={label}>
      <Window x={30} y={26} width={460} height={250} title={title}>
        <rect x={42} y={70} width={306} height={182} rx="8" fill="#f6f8fc" />
        <path d="M56 162H334M152 82V242" stroke="#9aa8c2" strokeWidth="1.5" />
        {/* 42 and 28 units for each one of x and y, from −2.05 to 2.05: a cubic is one curve. */}
        <path
          d="M65.9 231C123.3 -136.6 180.7 460.6 238.1 93"
          stroke="var(--primary)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M110 162V106H152" stroke="var(--warm)" strokeWidth="1.5" strokeDasharray="4 4" />
        <circle cx="110" cy="106" r="5" fill="var(--warm)" />
        <Text x={248} y={104} size={17} weight={500} fill="var(--accent-ink)">
          y = x³ − 3x
        </Text>
        <path d="M246 118q32 6 90-1" stroke="var(--accent)" strokeWidth="2" strokeLinecap="round" />
        <path d="M110 108l4 22 6-6 10 2z" fill="var(--ink)" />
        <Tile x={360} y={70} width={118} height={54} name={names[0]} speaking ground="#cfdcff" />
        <Tile x={360} y={134} width={118} height={54} name={names[1]} seed="小禾" ground="#ffe3d3" />
        <Tile x={360} y={198} width={118} height={54} name={names[2]} seed="念念" ground="#d5f1ec" />
      </Window>
    </svg>
  );
}
