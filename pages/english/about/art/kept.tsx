import { Arc, Point } from '../../../../components/art/kit/arc.tsx';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';

function Site({ x, y, size, name, note }: { x: number; y: number; size: number; name: string; note: string }) {
  return (
    <g>
      <Glyph x={x} y={y} r={size * 1.5} name="database" ground="var(--tint)" />
      <Text x={x} y={y + size * 2.6} size={size} weight={600} anchor="middle" fill="var(--ink)">
        {name}
      </Text>
      <Text x={x} y={y + size * 3.9} size={size * 0.88} anchor="middle" fill="var(--muted)">
        {note}
      </Text>
    </g>
  );
}

type Frame = { width: number; size: number };

/** What stays inside the border of a region, and the one thing that crosses it. */
function Region({ width, size }: Frame) {
  const inside = width * 0.66;
  const [first, second] = [inside * 0.26, inside * 0.74];
  const top = size * 5.5;
  /** Under the lettering of the sites. */
  const below = top + size * 4.8;
  const backup = top + size * 8.2;
  const bottom = backup + size * 6;
  const out = inside + (width - inside) * 0.56;
  return (
    <>
      <rect
        x="2"
        y="2"
        width={inside}
        height={bottom}
        rx="14"
        fill="var(--card)"
        stroke="var(--tint)"
        strokeWidth="2"
        strokeDasharray="8 6"
      />
      <Text x={size * 1.2} y={size * 1.6} size={size} weight={650} fill="var(--tint-strong)">
        Your region
      </Text>
      <path d={`M${first} ${top}H${second}`} stroke="var(--tint)" strokeWidth="2.5" />
      <path
        d={`M${first} ${below}V${backup}H${inside / 2}M${second} ${below}V${backup}H${inside / 2}`}
        stroke="var(--rule)"
        strokeWidth="2"
      />
      <Site x={first} y={top} size={size} name="Site A" note="live copy" />
      <Site x={second} y={top} size={size} name="Site B" note="live copy" />
      <Site x={inside / 2} y={backup} size={size} name="Second city" note="daily backup" />
      <Arc
        from={[second + size * 1.6, top]}
        to={[out, top]}
        lift={size * 2.4}
        color="var(--third)"
        width={2.5}
        signal
      />
      <Point at={[out, top]} color="var(--third)" r={size * 0.5} />
      <Text x={out} y={top + size * 2.6} size={size} weight={600} anchor="middle" fill="var(--ink)">
        Relay
      </Text>
      <Text x={out} y={top + size * 3.9} size={size * 0.88} anchor="middle" fill="var(--muted)">
        no disk
      </Text>
    </>
  );
}

/** Where a message is kept, and what leaves the region. */
export function Kept() {
  return (
    <Drawing
      title="Copies of your data stay inside the region; only encrypted packets pass through relays outside it"
      wide={{ size: [660, 420], art: <Region width={656} size={20} /> }}
      narrow={{ size: [358, 280], art: <Region width={354} size={13} /> }}
    />
  );
}
