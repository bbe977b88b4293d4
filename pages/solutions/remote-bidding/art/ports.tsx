import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { wrap } from '../../../../components/art/kit/measure.ts';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { ports } from '../words.yaml';
import * as words from '../words.yaml';

/** A wall with the city above and the room below; through each gap one thing passes, another stops at the wall. */
function view(width: number, columns: number, font: number): View {
  const [pitch, height] = [width / columns, 366];
  const [pass, stop] = [tenth(pitch * 0.25), tenth(pitch * 0.74)];
  const gap = columns * 6 + 6;
  const label = (text: string, at: number, below: boolean, fill: string) => {
    const lines = wrap(text, { width: pitch / 2 - 10, size: font });
    return lines.map((line, index) => (
      <Text
        key={line + below}
        x={at}
        y={below ? 288 + index * (font + 5) : 66 - (lines.length - 1 - index) * (font + 5)}
        size={font}
        weight={600}
        anchor="middle"
        fill={fill}
      >
        {line}
      </Text>
    ));
  };
  const art = ports.map(({ name, out, from, to, stop: stopped }, index) => (
    <g key={name} transform={`translate(${(index % columns) * pitch} ${Math.floor(index / columns) * (height + 16)})`}>
      <path d={`M0 150H${pitch}V${height}H0Z`} fill="var(--tint-soft)" />
      <path d={`M0 172H${pass - gap}M${pass + gap} 172H${pitch}`} stroke="var(--ink)" strokeWidth="44" />
      <Text x={stop} y={172} size={font + 1} weight={650} anchor="middle" fill="var(--surface)">
        {name}
      </Text>
      <g strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
        <path d={out ? `M${pass} 264V88m-8 10l8-10l8 10` : `M${pass} 88V264m-8-10l8 10l8-10`} stroke="var(--second)" />
        <path
          d={out ? `M${stop} 264V232m-8-24l16 16m0-16l-16 16` : `M${stop} 88V112m-8 8l16 16m0-16l-16 16`}
          stroke="var(--third)"
        />
      </g>
      {label(out ? to : from, pass, false, 'var(--second-ink)')}
      {label(out ? from : to, pass, true, 'var(--second-ink)')}
      {label(stopped, stop, out, 'var(--third-ink)')}
      {index % columns ? null : (
        <>
          <Text x={0} y={12} size={font} fill="var(--muted)">
            {words.portsDrawing.outside}
          </Text>
          <Text x={10} y={height - 14} size={font} fill="var(--muted)">
            {words.portsDrawing.inside}
          </Text>
        </>
      )}
    </g>
  ));
  return { size: [width, Math.ceil(ports.length / columns) * (height + 16) - 16], art };
}

export const Ports = () => (
  <Drawing
    title={words.portsDrawing.title({
      ports: ports.map(({ name, to, stop }) => words.portsDrawing.port({ name, to, stop })).join('；'),
    })}
    wide={view(1200, 4, 16)}
    narrow={view(358, 2, 12.5)}
  />
);
