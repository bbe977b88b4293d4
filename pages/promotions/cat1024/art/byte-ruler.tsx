import { CatArt } from '../../../../components/campaign/cat-art.tsx';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { grouped } from '../../../../config/rules/price.ts';
import { bytesOf, mostBytes } from '../../../../config/works/cat-source.ts';
import { cats } from '../../../../config/works/cats.ts';
import { byteRuler } from '../words.yaml';

const bySize = [...cats].sort((a, b) => bytesOf(a) - bytesOf(b));
const smallest = bySize[0]!;
const largest = bySize.at(-1)!;

/** Every cat on a ruler of 1,024 bytes, at the place where its source ends. */
export function ByteRuler() {
  return (
    <Drawing
      title={byteRuler.title({
        cats: cats.length,
        mostBytes: grouped(mostBytes),
        smallest: smallest.name,
        fewest: bytesOf(smallest),
        largest: largest.name,
        most: grouped(bytesOf(largest)),
      })}
      wide={{ size: [1376, 572], art: <Ruler width={1376} rows={6} cat={98} /> }}
      narrow={{ size: [350, 306], art: <Ruler width={350} rows={6} cat={46} /> }}
    />
  );
}

function Ruler({ width, rows, cat: size }: { width: number; rows: number; cat: number }) {
  const floor = rows * (size * 0.8) + 20;
  const along = (bytes: number) => 8 + (bytes / mostBytes) * (width - 16);
  const wide = width > 800;
  return (
    <>
      <rect x="8" y={floor} width={width - 16} height={wide ? 34 : 24} fill="#f5c851" stroke="var(--ink)" />
      {Array.from({ length: 33 }, (_, index) => (
        <path key={index} d={`M${along(index * 32)} ${floor}v${index % 4 ? 8 : 16}`} stroke="var(--ink)" />
      ))}
      {[0, 256, 512, 768, 1024].map((bytes) => (
        <Text
          key={bytes}
          x={along(bytes)}
          y={floor + (wide ? 54 : 40)}
          size={wide ? 18 : 12}
          anchor={bytes === 0 ? 'start' : bytes === 1024 ? 'end' : 'middle'}
        >
          {bytes === 1024 ? byteRuler.end : bytes}
        </Text>
      ))}
      {bySize.map((cat, index) => {
        const x = along(bytesOf(cat));
        const y = floor - ((index % rows) + 1) * size * 0.8;
        const left = Math.min(Math.max(0, x - size / 2), width - size);
        return (
          <g key={cat.id}>
            <path
              d={`M${x} ${floor}V${y + size * 0.74}`}
              stroke="var(--ink)"
              strokeOpacity=".35"
              strokeDasharray="2 4"
            />
            <svg x={left} y={y} width={size} height={size * 0.8}>
              <CatArt cat={cat} bare />
            </svg>
          </g>
        );
      })}
    </>
  );
}
