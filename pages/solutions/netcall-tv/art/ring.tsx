import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { widthOf } from '../../../../components/art/kit/measure.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { incoming } from '../words.yaml';
import * as words from '../words.yaml';

/** Three incoming calls on one axis of seconds. A word that has no room in its bar stands above it. */
function Calls({ left, right, font }: Record<'left' | 'right' | 'font', number>) {
  const x = (second: number) => Math.round(left + (second / 50) * (right - left));
  return (
    <>
      {[0, 5, 20, 40].map((second) => (
        <g key={second}>
          <path d={`M${x(second)} 0V268`} stroke="var(--rule)" />
          <Text x={x(second)} y={286} size={font} anchor={second ? 'middle' : 'start'} fill="var(--muted)">
            {second === 40 ? words.ringDrawing.end : second}
          </Text>
        </g>
      ))}
      {incoming.map(({ name, parts }, row) => {
        const y = 58 + row * 88;
        return (
          <g key={name}>
            <Text x={0} y={y} size={font + 1} weight={600} fill="currentColor">
              {name}
            </Text>
            {parts.map(([from, to, tone, text]) => {
              const fits = widthOf(text, font) + 16 < x(to) - x(from);
              return (
                <g key={from}>
                  <rect
                    x={x(from) + 1}
                    y={y - 22}
                    width={x(to) - x(from) - 2}
                    height="44"
                    rx="6"
                    fill={`var(${tone})`}
                    opacity=".24"
                  />
                  <rect x={x(from) + 1} y={y - 22} width="4" height="44" rx="2" fill={`var(${tone})`} />
                  <Text x={x(from) + (fits ? 14 : 2)} y={fits ? y : y - 36} size={font} fill="currentColor">
                    {text}
                  </Text>
                </g>
              );
            })}
          </g>
        );
      })}
    </>
  );
}

/** Who hears a call to the television, second by second. */
export function Ring() {
  return (
    <Drawing
      title={words.ringDrawing.title}
      wide={{ size: [1200, 298], art: <Calls left={110} right={1200} font={16} /> }}
      narrow={{ size: [358, 298], art: <Calls left={62} right={358} font={12} /> }}
    />
  );
}
