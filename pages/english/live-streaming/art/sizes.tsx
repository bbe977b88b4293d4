import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { pushRates } from '../../../../config/live-lines.ts';
import { sizes } from '../words.yaml';

const heights = [2160, 1440, 1080, 720, 540, 360] as const;
const fills = ['#e4ebff', '#c6d4ff', '#9db4ff', '#6d8cff', '#2f5bff', '#10264f'];

/** One picture in six sizes, the smaller ones in the corner of the larger ones, each with its bit rate. */
function Frames({ width, font, short = false }: { width: number; font: number; short?: boolean }) {
  const scale = (width * 9) / 16 / heights[0];
  const bottom = heights[0] * scale;
  return heights.map((height, index) => {
    const [w, h] = [((height * 16) / 9) * scale, height * scale];
    const y = bottom - h + font * 1.15;
    const on = index > 3 ? '#ffffff' : 'var(--ink)';
    const isLast = index === heights.length - 1;
    const rate = short && index > 0 ? String(pushRates[height]) : `${pushRates[height]} ${sizes.unit}`;
    return (
      <g key={height}>
        <rect x="0" y={bottom - h} width={w} height={h} fill={fills[index]} />
        <Text x={font * 0.8} y={y} size={font} weight={650} fill={on}>
          {`${height}p`}
        </Text>
        <Text
          x={isLast ? font * 0.8 : w - font * 0.8}
          y={isLast ? y + font * 1.4 : y}
          size={font}
          anchor={isLast ? 'start' : 'end'}
          fill={on}
        >
          {rate}
        </Text>
      </g>
    );
  });
}

/** What one viewer of each size receives, at one scale of picture. */
export const Sizes = () => (
  <Drawing
    title={sizes.shows({ most: pushRates[2160], least: pushRates[360] })}
    wide={{ size: [720, 405], art: <Frames width={720} font={16} /> }}
    narrow={{ size: [358, 202], art: <Frames width={358} font={11.5} short /> }}
  />
);
