import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Drawn } from '../../../../components/art/kit/moving.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import * as words from '../words.yaml';

function Ruler({ width, font }: { width: number; font: number }) {
  const x = (milliseconds: number) => Math.round((milliseconds / 9_000) * width * 10) / 10;
  return (
    <>
      <Text x={0} y={20} size={font} weight={600} fill="var(--muted)">
        {words.waitDrawing.before}
      </Text>
      <path d={`M0 42H${width}V82H0Z`} fill="var(--muted)" opacity=".28" />
      <path
        d={Array.from({ length: 90 }, (_, n) => `M${x(n * 100 + 50)} ${50 + ((n * 37) % 13)}v12`).join('')}
        stroke="var(--muted)"
        strokeWidth="2"
        opacity=".6"
      />
      <Text x={0} y={128} size={font} weight={600} fill="var(--second-ink)">
        {words.waitDrawing.now}
      </Text>
      <path d={`M0 150H${x(142)}V190H0Z`} fill="var(--second)" />
      <path d={`M0 220H${width}`} stroke="var(--rule)" strokeWidth="2" />
      <Drawn d={`M${x(142)} 142V220`} color="var(--second)" width={2} />
      {[0, 3, 6, 9].map((second) => (
        <Text
          key={second}
          x={x(second * 1_000)}
          y={242}
          size={font}
          anchor={second === 0 ? 'start' : second === 9 ? 'end' : 'middle'}
          fill="var(--muted)"
        >
          {words.waitDrawing.second({ second })}
        </Text>
      ))}
    </>
  );
}

/** The wait for a seat before and after, on one ruler. */
export function Wait() {
  return (
    <Drawing
      title={words.waitDrawing.title}
      wide={{ size: [1200, 256], art: <Ruler width={1198} font={17} /> }}
      narrow={{ size: [358, 256], art: <Ruler width={356} font={13} /> }}
    />
  );
}
