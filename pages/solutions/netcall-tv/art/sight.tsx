import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { angleOf } from '../model.ts';
import { sightDrawing } from '../words.yaml';

/** Minutes of arc below which grown-ups read slowly. */
const comfort = 22;
const sizes = [
  { pixels: 38, name: sightDrawing.television, tone: '--tint' },
  { pixels: 20, name: sightDrawing.phone, tone: '--third-ink' },
] as const;

type Shape = { distances: readonly number[]; left: number; step: number; scale: number; font: number };

/** A name as large as it looks from each distance, above a line as high as what is read with ease. */
function Letters({ distances, left, step, scale, font }: Shape) {
  const heights = sizes.map(({ pixels }) => angleOf(pixels, distances[0]!) * scale);
  const right = left + distances.length * step;
  return (
    <>
      {sizes.map(({ pixels, name, tone }, row) => {
        const foot = Math.round(heights.slice(0, row + 1).reduce((sum, height) => sum + height + 64, -36));
        const limit = Math.round(foot - comfort * scale);
        return (
          <g key={pixels}>
            <Text x={0} y={foot - 26} size={font} weight={600} fill="currentColor">
              {name}
            </Text>
            <Text x={0} y={foot - 4} size={font} fill="var(--muted)">
              {sightDrawing.pixels({ pixels })}
            </Text>
            <path d={`M${left} ${foot}H${right}`} stroke="var(--rule)" />
            <path d={`M${left} ${limit}H${right}`} stroke="var(--second)" strokeWidth="2" strokeDasharray="5 5" />
            {distances.map((metres, column) => {
              const angle = angleOf(pixels, metres);
              const size = angle * scale;
              return (
                <g key={metres}>
                  <Text x={left + column * step} y={foot - size * 0.44} size={size} weight={600} fill={`var(${tone})`}>
                    {sightDrawing.sample}
                  </Text>
                  <Text
                    x={left + column * step}
                    y={foot + 18}
                    size={font}
                    fill={angle < comfort ? 'var(--third-ink)' : 'currentColor'}
                  >
                    {sightDrawing.reading({ metres, angle: angle.toFixed(0) })}
                  </Text>
                </g>
              );
            })}
            <Text x={right} y={limit - 12} size={font} anchor="end" fill="var(--second-ink)">
              {`${comfort}′`}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** Why names on a television are nearly twice as large as on a phone. */
export function Sight() {
  return (
    <Drawing
      title={sightDrawing.title({ large: angleOf(38, 3).toFixed(0), comfort, small: angleOf(20, 3).toFixed(0) })}
      wide={{
        size: [1200, 312],
        art: <Letters distances={[1, 2, 3, 4]} left={120} step={270} scale={1.5} font={16} />,
      }}
      narrow={{ size: [358, 188], art: <Letters distances={[2, 3, 4]} left={74} step={94} scale={1.05} font={12} /> }}
    />
  );
}
