import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { sharedParts } from '../../../../config/sdk-sizes.ts';
import { copies } from '../words.yaml';

const colors = ['var(--tint)', 'var(--second)', 'currentColor'];
const left = sharedParts.reduce((sum, { size, in: users }) => sum + size * (users.length - 1), 0);

/** A square for each copy of a part, as large as its size; one of them stays, the outlines are left out. */
export function Copies() {
  return (
    <Drawing
      title={copies.title({ left: left.toFixed(1) })}
      wide={{
        size: [540, 400],
        art: sharedParts.map(({ name, size, in: users }, row) => {
          const [side, y] = [tenth(Math.sqrt(size) * 44), [40, 180, 336][row]!];
          return (
            <g key={name} stroke={colors[row]} strokeWidth="2">
              <g stroke="none">
                <Text x={0} y={y - 22} size={19} weight={650} fill="currentColor">
                  {copies.part({ name, size: size.toFixed(1) })}
                </Text>
                <Text x={540} y={y - 22} size={19} anchor="end" fill="var(--muted)">
                  {copies.saved({ size: (size * (users.length - 1)).toFixed(1) })}
                </Text>
              </g>
              {users.map((user, at) => {
                const x = tenth(1 + at * (side + 18));
                return (
                  <path key={user} d={`M${x} ${y}h${side}v${side}h-${side}z`} fill={at ? undefined : colors[row]} />
                );
              })}
            </g>
          );
        }),
      }}
    />
  );
}
