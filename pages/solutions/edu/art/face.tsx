import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

type FaceProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  name: string;
  /** Who it is, where the line below says more than the name. */
  seed?: string;
  ground: string;
  speaking?: boolean;
};

/** Somebody in a lesson: the name is a line below the figure, so that it covers nothing. */
export function Face({ x, y, width, height, name, seed = name, ground, speaking = false }: FaceProps) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="10" fill={ground} />
      <Person x={x + width / 2} y={y + height - 22} size={Math.min(height * 0.76, width * 0.9)} seed={seed} />
      <path
        d={`M${x} ${y + height - 22}h${width}v12q0 10-10 10h${20 - width}q-10 0-10-10z`}
        fill="#071126"
        fillOpacity=".86"
      />
      <Text x={x + width / 2} y={y + height - 10.5} size={13} anchor="middle" fill="#fff">
        {name}
      </Text>
      {speaking ? (
        <rect
          x={x + 1.5}
          y={y + 1.5}
          width={width - 3}
          height={height - 3}
          rx="9"
          stroke="var(--accent)"
          strokeWidth="3"
        />
      ) : null}
    </g>
  );
}
