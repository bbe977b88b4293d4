import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { sharedParts } from '../../../../config/sdk-sizes.ts';

const colors = ['var(--tint)', 'var(--second)', 'currentColor'];
const left = sharedParts.reduce((sum, { size, in: users }) => sum + size * (users.length - 1), 0);

/** A square for each copy of a part, as large as its size; one of them stays, the outlines are left out. */
export function Copies() {
  return (
    <Drawing
      title={`七个 SDK 里三样东西共十三份，各留一份，省下 ${left.toFixed(1)} MB`}
      wide={{
        size: [540, 400],
        art: sharedParts.map(({ name, size, in: users }, row) => {
          const [side, y] = [tenth(Math.sqrt(size) * 44), [40, 180, 336][row]!];
          return (
            <g key={name} stroke={colors[row]} strokeWidth="2">
              <g stroke="none">
                <Text x={0} y={y - 22} size={19} weight={650} fill="currentColor">
                  {`${name}，每份 ${size.toFixed(1)} MB`}
                </Text>
                <Text x={540} y={y - 22} size={19} anchor="end" fill="var(--muted)">
                  {`省 ${(size * (users.length - 1)).toFixed(1)} MB`}
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
