import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { grouped } from '../../../../config/rules/price.ts';
import { margin, parts, total } from '../model.ts';
import * as words from '../words.yaml';

/** The contract as a block: width is the amount of a part, the filled foot is what stays of it. */
function Wide() {
  const [left, width, top, height] = [1, 1150, 40, 260];
  let x = left;
  return (
    <>
      {parts.map(({ name, price, share }) => {
        const [from, wide] = [x, (price / total) * width];
        const foot = (height * share) / 100;
        x += wide;
        const narrow = wide < 130;
        return (
          <g key={name}>
            <rect
              x={tenth(from)}
              y={top}
              width={tenth(wide)}
              height={height}
              fill="var(--card)"
              stroke="var(--tint)"
              strokeWidth="1.5"
            />
            <rect
              x={tenth(from)}
              y={tenth(top + height - foot)}
              width={tenth(wide)}
              height={tenth(foot)}
              fill="var(--tint)"
            />
            <Text
              x={tenth(from + (narrow ? 8 : 14))}
              y={top + 26}
              size={narrow ? 16 : 18}
              weight={600}
              fill="var(--ink)"
            >
              {name}
            </Text>
            <Text x={tenth(from + (narrow ? 8 : 14))} y={top + 52} size={16} fill="var(--muted)">
              {grouped(price)}
            </Text>
            <Text
              x={tenth(from + (narrow ? 8 : 14))}
              y={top + height - foot - 16}
              size={16}
              weight={600}
              fill="var(--tint-strong)"
            >
              {narrow
                ? words.contract.shareShort({ share })
                : words.contract.share({ share, kept: grouped(Math.round((price * share) / 100)) })}
            </Text>
          </g>
        );
      })}
      <Text x={left} y={16} size={16} fill="var(--muted)">
        {words.contract.total({ total: grouped(total) })}
      </Text>
      <Text x={left + width} y={16} size={16} weight={600} anchor="end" fill="var(--tint-strong)">
        {words.contract.margin({ margin: grouped(margin), percent: tenth((margin / total) * 100) })}
      </Text>
    </>
  );
}

function Narrow() {
  const [left, width] = [1, 356];
  return (
    <>
      {parts.map(({ name, price, share }, row) => {
        const [y, wide] = [row * 66 + 8, (price / parts[0]!.price) * width];
        return (
          <g key={name}>
            <Text x={left} y={y + 8} size={13.5} weight={600} fill="var(--ink)">
              {name}
            </Text>
            <Text x={left + width} y={y + 8} size={13} anchor="end" fill="var(--muted)">
              {words.contract.line({ price: grouped(price), share })}
            </Text>
            <rect x={left} y={y + 22} width={tenth(wide)} height="24" fill="var(--card)" stroke="var(--tint)" />
            <rect x={left} y={y + 22} width={tenth((wide * share) / 100)} height="24" fill="var(--tint)" />
          </g>
        );
      })}
    </>
  );
}

/** What of each part of a contract stays with the integrator. */
export function Contract() {
  return (
    <Drawing
      title={words.contract.title({ total: grouped(total), margin: grouped(margin) })}
      wide={{ size: [1152, 304], art: <Wide /> }}
      narrow={{ size: [358, 268], art: <Narrow /> }}
    />
  );
}
