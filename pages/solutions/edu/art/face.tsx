import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

type FaceProps = {
  /** A box `[x, y, width, height]`. */
  box: readonly [x: number, y: number, width: number, height: number];
  name: string;
  /** Who it is, where the line below says more than the name. */
  seed?: string;
  ground: string;
  speaking?: boolean;
};

/** Somebody in a lesson: the name is a line below the figure, so that it covers nothing. */
export function Face({ box: [x, y, width, height], name, seed = name, ground, speaking = false }: FaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="10" fill={ground} />
      <Person x={width / 2} y={height - 27} size={Math.min((height - 27) * 0.96, width * 0.9)} seed={seed} />
      <path
        d={`M0 ${height - 27}h${width}v17q0 10-10 10h${20 - width}q-10 0-10-10z`}
        fill="#071126"
        fillOpacity=".86"
      />
      <Text x={width / 2} y={height - 13.5} size={17} anchor="middle" fill="#fff">
        {name}
      </Text>
      {speaking ? (
        <rect x="1.5" y="1.5" width={width - 3} height={height - 3} rx="9" stroke="var(--accent)" strokeWidth="3" />
      ) : null}
    </g>
  );
}
