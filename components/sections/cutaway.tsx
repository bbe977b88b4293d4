import { Drawing, type View } from '../art/kit/drawing.tsx';
import { wrap } from '../art/kit/measure.ts';
import { tenth } from '../art/kit/tenth.ts';
import { Text } from '../art/kit/text.tsx';

type Box = readonly [x: number, y: number, width: number, height: number];
type Part = {
  /** Number of the side that looks after it. */
  side: number;
  name: string;
  note: string;
  /** In the wide drawing. */
  box: Box;
  /** A path around 0 0, at most 40 wide and high. */
  sign?: string;
  /** Cabinets that stand in it. */
  racks?: number;
};

export type CutawayProps = {
  /** What the drawing proves, in one sentence. */
  title: string;
  /** Size of the wide drawing, and where its ground is. */
  size: readonly [width: number, height: number];
  ground: number;
  /** One to three; the last one is dashed. */
  sides: readonly string[];
  parts: readonly Part[];
  /** Walls, roofs and masts as one path. */
  walls: string;
  /** Cables and fences: each has the colour of a side. */
  cables: readonly { side: number; path: string; thick?: boolean }[];
};

const tones = [
  { fill: 'var(--tint-soft)', line: 'var(--tint)', dash: undefined },
  { fill: 'color-mix(in srgb, var(--third) 14%, var(--card))', line: 'var(--third)', dash: undefined },
  { fill: 'var(--card)', line: 'var(--muted)', dash: '6 5' },
] as const;
const [cabinet, tall, pitch] = [34, 66, 46];

function Room({ part, box: [x, y, width, height], isWide }: { part: Part; box: Box; isWide: boolean }) {
  const { side, name, note, sign, racks = 0 } = part;
  const { fill, line, dash } = tones[side]!;
  const [size, small, first] = isWide ? [18, 16, 52] : [14, 13, 37];
  const foot = y + height - tall - 2;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="4"
        fill={fill}
        stroke={line}
        strokeWidth="2"
        strokeDasharray={dash}
      />
      <Text x={x + 14} y={y + (isWide ? 24 : 17)} size={size} weight={650}>
        {name}
      </Text>
      {(isWide ? wrap(note, { width: width - (sign ? 70 : 24), size: small }) : [note]).map((words, index) => (
        <Text key={words} x={x + 14} y={y + first + index * 23} size={small} fill="var(--muted)">
          {words}
        </Text>
      ))}
      {sign ? (
        <path
          d={sign}
          transform={`translate(${x + width - 34} ${y + (isWide ? 32 : 26)})${isWide ? '' : ' scale(.8)'}`}
          stroke={line}
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      ) : null}
      {isWide
        ? Array.from({ length: racks }, (_, index) => {
            const left = x + 14 + index * pitch;
            return (
              <g key={index}>
                <rect
                  x={left}
                  y={foot}
                  width={cabinet}
                  height={tall}
                  fill="var(--card)"
                  stroke={line}
                  strokeWidth="2"
                />
                <path
                  d={[0, 1, 2, 3, 4].map((unit) => `M${left + 6} ${foot + 11 + unit * 11}h${cabinet - 12}`).join('')}
                  stroke={line}
                  strokeWidth="5"
                />
              </g>
            );
          })
        : null}
    </g>
  );
}

function Legend({ sides, parts, isWide }: Pick<CutawayProps, 'sides' | 'parts'> & { isWide: boolean }) {
  const [step, size] = isWide ? [190, 17] : [118, 13];
  return sides.map((name, side) => {
    const { fill, line, dash } = tones[side]!;
    return (
      <g key={name}>
        <rect
          x={side * step + 1}
          y="2"
          width="20"
          height="16"
          rx="3"
          fill={fill}
          stroke={line}
          strokeWidth="2"
          strokeDasharray={dash}
        />
        <Text x={side * step + 28} y={10} size={size} weight={600}>
          {`${name} ${parts.filter((part) => part.side === side).length}`}
        </Text>
      </g>
    );
  });
}

function wide({ size, ground, sides, parts, walls, cables }: CutawayProps): View {
  const [width, height] = size;
  const art = (
    <>
      <rect y={ground} width={width} height={height - ground} fill="var(--rule)" fillOpacity=".5" />
      <Legend sides={sides} parts={parts} isWide />
      <path d={`M0 ${ground}H${width}`} stroke="currentColor" strokeWidth="3" />
      <path d={walls} stroke="currentColor" strokeWidth="4" strokeLinejoin="round" />
      {cables.map(({ side, path, thick }) => (
        <path key={path} d={path} stroke={tones[side]!.line} strokeWidth={thick ? 8 : 4} strokeLinejoin="round" />
      ))}
      {parts.map((part) => (
        <Room key={part.name} part={part} box={part.box} isWide />
      ))}
    </>
  );
  return { size, art };
}

/** The building with numbers instead of names, and its parts one below the other, from the top down. */
function narrow({ size: [width, height], ground, sides, parts, walls, cables }: CutawayProps): View {
  const scale = 358 / width;
  const list = 44 + height * scale;
  const art = (
    <>
      <Legend sides={sides} parts={parts} isWide={false} />
      <g transform={`translate(0 28) scale(${tenth(scale * 1000) / 1000})`}>
        <path d={`M0 ${ground}H${width}`} stroke="currentColor" strokeWidth="8" />
        <path d={walls} stroke="currentColor" strokeWidth="8" strokeLinejoin="round" />
        {cables.map(({ side, path }) => (
          <path key={path} d={path} stroke={tones[side]!.line} strokeWidth="9" strokeLinejoin="round" />
        ))}
        {parts.map(({ side, name, box: [x, y, across, tall] }) => {
          const { fill, line } = tones[side]!;
          return (
            <path key={name} d={`M${x} ${y}h${across}v${tall}h${-across}z`} fill={fill} stroke={line} strokeWidth="6" />
          );
        })}
      </g>
      {parts.map((part, index) => {
        const [x, y, across, tall] = part.box.map((length) => length * scale) as [number, number, number, number];
        return (
          <g key={part.name}>
            <Text x={tenth(x + across / 2)} y={tenth(28 + y + tall / 2)} size={13} weight={650} anchor="middle">
              {index + 1}
            </Text>
            <Room
              part={{ ...part, name: `${index + 1} ${part.name}` }}
              box={[1, tenth(list + index * 58), 356, 52]}
              isWide={false}
            />
          </g>
        );
      })}
    </>
  );
  return { size: [358, tenth(list + parts.length * 58)], art };
}

/** A building cut open, from its roof to the cables in the earth, and who looks after each part of it. */
export function Cutaway(props: CutawayProps) {
  return <Drawing title={props.title} wide={wide(props)} narrow={narrow(props)} />;
}
