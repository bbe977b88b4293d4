import { Card } from '../kit/frames.tsx';
import { Glyph } from '../kit/glyph.tsx';
import { Text } from '../kit/text.tsx';
import { Tile } from '../kit/tile.tsx';

type Props = { label: string; doctor: string; reading: string; value: string; note: string; done: string };

/** A visit without a waiting room: the doctor on the screen, the reading beside the face, the prescription signed. */
export function Clinic({ label, doctor, reading, value, note, done }: Props) {
  return (
    <svg viewBox="0 0 420 260" fill="none" role="img" aria-label={label}>
      <Tile x={28} y={32} width={220} height={196} name={doctor} size={14.5} speaking ground="#c9ece4" />
      <Card x={216} y={58} width={180} height={84}>
        <Text x={234} y={80} size={14.5} fill="var(--ink-muted)">
          {reading}
        </Text>
        <Text x={378} y={80} size={14.5} weight={650} anchor="end">
          {value}
        </Text>
        <path
          d="M234 116h28l8-14 10 26 12-34 10 28 6-6h70"
          stroke="var(--accent)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </Card>
      <Card x={232} y={160} width={164} height={64}>
        <Glyph x={260} y={192} r={15} name="check" ground="var(--accent-ink)" />
        <Text x={284} y={182} size={15} weight={600}>
          {note}
        </Text>
        <Text x={284} y={203} size={14.5} fill="var(--ink-muted)">
          {done}
        </Text>
      </Card>
    </svg>
  );
}
