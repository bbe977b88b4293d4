import { Drawing } from '../art/kit/drawing.tsx';
import { Text } from '../art/kit/text.tsx';
import { Visa, type VisaProps } from './visa.tsx';
import * as words from './words.yaml';

type PassportProps = {
  /** Six at most: three a page. */
  visas: readonly VisaProps[];
  /** The holder, in capital letters and figures, as the machine-readable line takes them. */
  holder: string;
};

/** Where the visas are on two open pages, and how far each is turned. */
const places = [
  [108, 92, -8],
  [222, 212, 6],
  [112, 330, -4],
  [436, 88, 5],
  [554, 208, -7],
  [440, 328, 4],
] as const;
const narrowPlaces = places.map(
  ([, , turn], index) => [94 + (index % 2) * 170, 96 + Math.floor(index / 2) * 138, turn] as const,
);

/** A line of the machine-readable zone, filled up to its length. */
const zone = (text: string, length: number) =>
  text.toUpperCase().replaceAll(' ', '<').slice(0, length).padEnd(length, '<');

/** An open passport with the visas of the markets that an app goes to. */
export function Passport({ visas, holder }: PassportProps) {
  const shown = visas.slice(0, places.length);
  return (
    <Drawing
      title={
        shown.length === 0
          ? words.passport.empty
          : words.passport.stamped({
              count: shown.length,
              visas: shown.map(({ name, place, note }) => `${name}，${place}，${note}`).join('；'),
            })
      }
      loops
      wide={{
        size: [664, 470],
        art: (
          <>
            <rect x="2" y="8" width="660" height="458" rx="18" fill="#3a1450" />
            <Page x={12} width={316} />
            <Page x={336} width={316} />
            <path d="M332 16V458" stroke="#3a1450" strokeWidth="3" />
            {stamped({ visas: shown, at: places })}
            <Zone x={30} y={434} text={zone(`P<CHN${holder}`, 27)} />
            <Zone x={354} y={434} text={zone(`V<${shown.length} VISAS`, 27)} />
          </>
        ),
      }}
      narrow={{
        size: [358, 524],
        art: (
          <>
            <rect x="1" y="2" width="356" height="520" rx="16" fill="#3a1450" />
            <Page x={9} width={340} height={506} />
            {stamped({ visas: shown, at: narrowPlaces, scale: 0.85 })}
            <Zone x={24} y={488} text={zone(`P<CHN${holder}`, 30)} />
          </>
        ),
      }}
    />
  );
}

type Place = readonly [x: number, y: number, turn: number];

type Stamped = { visas: readonly VisaProps[]; at: readonly Place[]; scale?: number };

const stamped = ({ visas, at, scale = 1 }: Stamped) =>
  visas.map((visa, index) => {
    const [x, y, turn] = at[index]!;
    const smaller = scale === 1 ? '' : ` scale(${scale})`;
    return (
      <g key={visa.name} transform={`translate(${x} ${y}) rotate(${turn})${smaller}`}>
        <Visa {...visa} />
      </g>
    );
  });

function Zone({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <g fontFamily="var(--font-code)">
      <Text x={x} y={y} size={17} fill="#6b5a3c">
        {text}
      </Text>
    </g>
  );
}

/** A page with the fine curves of banknote paper. */
function Page({ x, width, height = 442 }: { x: number; width: number; height?: number }) {
  const [cx, cy] = [x + width / 2, 16 + height / 2 - 24];
  return (
    <>
      <rect x={x} y={height > 450 ? 9 : 16} width={width} height={height} rx="10" fill="#fdf7ec" />
      <g stroke="#e8d7b8" strokeWidth="1">
        {Array.from({ length: 9 }, (_, index) => (
          <ellipse
            key={index}
            cx={cx}
            cy={cy}
            rx={width * 0.46}
            ry={height * 0.2}
            transform={`rotate(${index * 20} ${cx} ${cy})`}
          />
        ))}
      </g>
    </>
  );
}
