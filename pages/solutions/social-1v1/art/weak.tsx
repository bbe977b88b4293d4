import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { weak } from '../data.ts';
import * as words from '../words.yaml';

/** Per cent of packets lost from left to right; below each other what is left of voice, picture and price. */
function Lanes({ left, right, font }: Record<'left' | 'right' | 'font', number>) {
  const x = (loss: number) => Math.round(left + (loss / 75) * (right - left));
  return (
    <>
      {[0, 10, 25, 40, 70].map((loss) => (
        <g key={loss}>
          <path d={`M${x(loss)} 4V282`} stroke="var(--rule)" />
          <Text x={x(loss)} y={300} size={font} anchor="middle" fill="var(--muted)">
            {`${loss}%`}
          </Text>
        </g>
      ))}
      {weak.map(({ name, tone, parts }, row) => {
        const foot = 84 + row * 92;
        return (
          <g key={name}>
            <Text x={0} y={foot - 32} size={font + 1} weight={600} fill="currentColor">
              {name}
            </Text>
            {parts.map(([from, to, full, text]) => (
              <g key={text}>
                <path
                  d={`M${x(from)} ${foot}V${foot - 64 * full}H${x(to)}V${foot}Z`}
                  fill={`var(${tone})`}
                  opacity=".22"
                />
                <path d={`M${x(from)} ${foot - 64 * full}H${x(to)}`} stroke={`var(${tone})`} strokeWidth="3" />
                <Text x={x(from) + 8} y={foot - 32 * full} size={font} fill="currentColor">
                  {text}
                </Text>
              </g>
            ))}
          </g>
        );
      })}
    </>
  );
}

/** What a bad network takes first, and what it takes last. */
export function Weak() {
  return (
    <Drawing
      title={words.weakDrawing.title}
      wide={{ size: [1200, 312], art: <Lanes left={110} right={1200} font={16} /> }}
      narrow={{ size: [358, 312], art: <Lanes left={50} right={358} font={12.5} /> }}
    />
  );
}
