import { Card, cardWidth } from '../../../../components/art/cards/card.tsx';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Drawn } from '../../../../components/art/kit/moving.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { grouped } from '../../../../config/rules/price.ts';
import { stages } from '../words.yaml';
import * as words from '../words.yaml';

const end = stages.at(-1)!.to;
const first = stages[3].to;

type Scale = { left: number; width: number; font: number; pitch: number; above: number };

function Bars({ left, width, font, pitch, above }: Scale) {
  const x = (milliseconds: number) => left + (milliseconds / end) * width;
  const bottom = 40 + stages.length * pitch;
  return (
    <>
      <path d={`M${x(first)} 26V${bottom}`} stroke="var(--third)" strokeWidth="2" strokeDasharray="4 6" />
      <Text x={x(first)} y={12} size={font} anchor="middle" weight={600} fill="var(--third-ink)">
        {words.waterfallDrawing.first({ milliseconds: first })}
      </Text>
      {stages.map(({ name, from, to }, row) => {
        const y = 40 + (row + 0.5) * pitch + above / 2;
        return (
          <g key={name}>
            <Text x={0} y={y - above} size={font} fill="currentColor">
              {name}
            </Text>
            <path d={`M${left} ${y}H${left + width}`} stroke="var(--rule)" strokeWidth="1" />
            <Drawn d={`M${x(from) + 6} ${y}H${Math.max(x(from) + 7, x(to) - 6)}`} color="var(--tint)" width={12} />
            {above === 0 ? (
              <Text x={left + width + 12} y={y} size={font} fill="var(--muted)">
                {grouped(to - from)}
              </Text>
            ) : (
              <Text x={left + width} y={y - above} size={font} anchor="end" fill="var(--muted)">
                {words.waterfallDrawing.lasts({ milliseconds: grouped(to - from) })}
              </Text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The time of one answer, stage by stage. */
export function Waterfall() {
  return (
    <Drawing
      title={words.waterfallDrawing.title}
      wide={{ size: [1200, 350], art: <Bars left={230} width={900} font={17} pitch={50} above={0} /> }}
      narrow={{ size: [350, 400], art: <Bars left={0} width={350} font={13} pitch={58} above={22} /> }}
    />
  );
}

/** The same for shared links, narrow and with larger letters. */
export function WaterfallCard() {
  return (
    <Card height={466}>
      <svg x={32} y={28} width={cardWidth - 64} height={410} viewBox="0 0 376 410">
        <Bars left={0} width={376} font={17} pitch={60} above={25} />
      </svg>
    </Card>
  );
}
