import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { builds } from '../words.yaml';
import { release } from '../data.ts';
import * as words from '../words.yaml';

const minute = 58;
const foot = 50 + release.firstBuild * minute;
const fills = ['var(--tint)', 'var(--third)', 'var(--second)', 'var(--muted)'];

/** Two columns of minutes, and what of each part is left in the second one. */
export function Builds() {
  let [left, right] = [foot - release.firstBuild * minute, foot - release.nextBuild * minute];
  return (
    <Drawing
      title={words.buildsDrawing.title({ firstBuild: release.firstBuild, nextBuild: release.nextBuild })}
      wide={{
        size: [500, tenth(foot + 4)],
        art: (
          <>
            {builds.map(({ name, first, next }, index) => {
              const [from, to] = [tenth(left), tenth(right)];
              left += first * minute;
              right += next * minute;
              const [below, under] = [tenth(left), tenth(right)];
              return (
                <g key={name}>
                  <path d={`M0 ${from}H150V${below}H0z`} fill={fills[index]} />
                  <path d={`M250 ${to}H360V${under}H250z`} fill={fills[index]} />
                  <path d={`M150 ${from}L250 ${to}V${under}L150 ${below}z`} fill={fills[index]} fillOpacity=".22" />
                  <Text x={14} y={(from + below) / 2} size={17} weight={650} fill="var(--ground)">
                    {`${name} ${first.toFixed(1)}`}
                  </Text>
                  <Text x={376} y={(to + under) / 2} size={17} weight={600} fill="currentColor">
                    {`${name} ${next.toFixed(1)}`}
                  </Text>
                </g>
              );
            })}
            <Text x={0} y={22} size={20} weight={650} fill="currentColor">
              {words.buildsDrawing.first({ minutes: release.firstBuild })}
            </Text>
            <Text x={250} y={foot - release.nextBuild * minute - 28} size={20} weight={650} fill="currentColor">
              {words.buildsDrawing.next({ minutes: release.nextBuild })}
            </Text>
          </>
        ),
      }}
    />
  );
}
