import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';
import styles from './netcall-hero.module.css';
import * as words from '../words.yaml';

/** Who is in the call, how long their line takes, and how it is: the second one's picture is given up for the voice. */
const people = [
  { ...words.hero.people[0], ground: '#dfe8ff', color: 'var(--primary)', isSpeaking: true },
  { ...words.hero.people[1], ground: '#ffe3d0', color: 'var(--warm-ink)', isWeak: true },
  { ...words.hero.people[2], ground: '#e7e0ff', color: '#6a4fe0' },
  { ...words.hero.people[3], ground: '#d6f3ec', color: 'var(--accent-ink)' },
] as const;

type Place = { x: number; y: number; width: number; height: number; size: number };

/** A participant: the face, and below it the name, the line, and a voice that goes on whatever the picture does. */
function Seat({ x, y, width, height, size, who }: Place & { who: (typeof people)[number] }) {
  const isWeak = 'isWeak' in who;
  const isSpeaking = 'isSpeaking' in who;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="18" fill={who.ground} />
      <g opacity={isWeak ? 0.45 : undefined}>
        <Person x={width / 2} y={height} size={Math.min(width, height) * 0.78} seed={who.name} />
      </g>
      {isWeak ? (
        <path
          d={`M0 ${height / 2}H${width}`}
          stroke={who.ground}
          strokeWidth={height - 36}
          strokeDasharray="2 7"
          opacity=".8"
        />
      ) : null}
      {isSpeaking ? <rect width={width} height={height} rx="18" stroke="var(--accent)" strokeWidth="4" /> : null}
      <Text x={0} y={height + size * 1.5} size={size} weight={650}>
        {who.name}
      </Text>
      <Text
        x={width}
        y={height + size * 1.5}
        size={size * 0.92}
        anchor="end"
        fill={isWeak ? who.color : 'var(--muted)'}
      >
        {who.line}
      </Text>
      <Waveform
        x={3}
        y={height + size * 3.3}
        bars={Math.floor(width / 8)}
        gap={8}
        height={size * 1.7}
        from={who.name.length * 5 + who.line.length}
        color={who.color}
        live={isSpeaking}
      />
    </g>
  );
}

/** One more, whose phone rings. */
function Ringing({ x, y, width, height, size }: Place) {
  const r = Math.min(width, height) * 0.23;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="18" fill="#0e2350" />
      <g stroke="var(--on-night-primary)" strokeWidth="2" className={styles.rings}>
        <circle cx={width / 2} cy={height * 0.36} r={r * 1.22} opacity=".6" />
        <circle cx={width / 2} cy={height * 0.36} r={r * 1.5} opacity=".25" />
      </g>
      <Avatar x={width / 2} y={height * 0.36} r={r} seed="沈医生" />
      <Glyph x={width * 0.3} y={height * 0.82} r={size * 1.35} name="phone-off" ground="var(--danger)" />
      <Glyph x={width * 0.7} y={height * 0.82} r={size * 1.35} name="phone" ground="#08806d" />
      <Text x={0} y={height + size * 1.5} size={size} weight={650}>
        {words.hero.called.name}
      </Text>
      <Text x={width} y={height + size * 1.5} size={size * 0.92} anchor="end" fill="var(--muted)">
        {words.hero.called.state}
      </Text>
    </g>
  );
}

/** A call of four at work, and a fifth being rung up on a phone that slept. */
export const NetcallHeroArt = () => (
  <Drawing
    loops
    title={words.hero.title}
    wide={{
      size: [1200, 374],
      art: (
        <>
          {people.map((who, index) => (
            <Seat key={who.name} x={2 + index * 242} y={2} width={228} height={280} size={18} who={who} />
          ))}
          <Ringing x={970} y={2} width={228} height={280} size={18} />
        </>
      ),
    }}
    narrow={{
      size: [358, 452],
      art: (
        <>
          {people.slice(0, 3).map((who, index) => (
            <Seat
              key={who.name}
              x={2 + (index % 2) * 182}
              y={2 + Math.floor(index / 2) * 226}
              width={172}
              height={150}
              size={14}
              who={who}
            />
          ))}
          <Ringing x={184} y={228} width={172} height={150} size={14} />
        </>
      ),
    }}
  />
);
