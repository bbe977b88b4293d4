import { Arc, arcPath, Point } from '../../../../components/art/kit/arc.tsx';
import { Bubble } from '../../../../components/art/kit/bubble.tsx';
import { Card } from '../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Tile } from '../../../../components/art/kit/tile.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';

const cities = [
  { x: 60, name: 'São Paulo' },
  { x: 276, name: 'Virginia' },
  { x: 492, name: 'Frankfurt' },
  { x: 708, name: 'Mumbai' },
  { x: 924, name: 'Singapore' },
  { x: 1140, name: 'Tokyo' },
] as const;

const DECK = 380;

/** A bridge over six cities; what people say to each other hangs from its arcs. */
export function PanoramaEnArt() {
  return (
    <svg
      viewBox="0 0 1200 460"
      fill="none"
      role="img"
      aria-label="Six cities joined by arcs that carry a chat, a video call, a one-time code, a voice agent and a live show"
    >
      <Arc from={[60, DECK]} to={[1140, DECK]} lift={470} color="var(--primary)" width={3} signal />
      <Arc
        from={[60, DECK]}
        to={[708, DECK]}
        lift={330}
        color="var(--on-night-primary)"
        width={1.5}
        opacity={0.5}
        signal
        late
      />
      <Arc from={[492, DECK]} to={[1140, DECK]} lift={330} color="var(--accent)" width={1.5} opacity={0.6} signal />
      {cities.slice(1).map((city, index) => (
        <path
          key={city.name}
          d={arcPath({ from: [cities[index]!.x, DECK], to: [city.x, DECK], lift: 90 })}
          stroke="var(--night-line)"
          strokeWidth="2"
        />
      ))}
      <path d={`M0 ${DECK}H1200`} stroke="var(--night-line)" strokeWidth="2" />
      <path
        d="M0 424q25-14 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0"
        stroke="var(--accent)"
        strokeWidth="1.5"
        opacity=".4"
      />
      {cities.map(({ x, name }, index) => (
        <g key={name}>
          <Point at={[x, DECK]} color={index % 2 ? 'var(--on-night-accent)' : 'var(--on-night-primary)'} />
          <Text x={x} y={DECK + 25} size={17} anchor="middle" fill="var(--on-night-muted)">
            {name}
          </Text>
        </g>
      ))}

      <g>
        <Avatar x={86} y={226} r={15} seed="Mateo" ground="#9db6f5" />
        <Bubble x={108} y={196} width={196} size={16.5} lines={['Is it still available?']} />
        <Bubble x={118} y={246} width={186} size={16.5} own lines={['Yes! Shipping today.']} />
        <Text x={304} y={301} size={16.5} anchor="end" fill="var(--on-night-muted)">
          Read 10:24
        </Text>
      </g>

      <g>
        <rect x={336} y={120} width={300} height={196} rx="16" fill="#0b1a3d" stroke="#2d4a8f" />
        <Tile x={346} y={130} width={137} height={112} name="Amara" size={16.5} speaking ground="#cfdcff" />
        <Tile x={489} y={130} width={137} height={112} name="Jonas" size={16.5} ground="#cdeee8" />
        <Glyph x={426} y={278} r={19} name="mic" ground="#2b4379" />
        <Glyph x={486} y={278} r={19} name="video" ground="#2b4379" />
        <Glyph x={546} y={278} r={19} name="phone-off" ground="var(--danger)" />
      </g>

      <Card x={668} y={84} width={232} height={104} dark>
        <Glyph x={700} y={116} r={17} name="bot" ground="var(--accent-ink)" />
        <Text x={728} y={106} size={16.5} fill="var(--on-night-muted)">
          Agent, answering in
        </Text>
        <Text x={728} y={128} size={18} weight={650} fill="#ffffff">
          650 ms
        </Text>
        <Waveform x={690} y={162} bars={28} gap={6.6} height={26} color="var(--on-night-accent)" live />
      </Card>

      <Card x={690} y={236} width={206} height={70}>
        <Glyph x={724} y={271} r={18} name="message-square-text" ground="var(--warm)" />
        <Text x={754} y={259} size={16.5} fill="var(--ink-muted)">
          Your code is
        </Text>
        <Text x={754} y={283} size={20} weight={680}>
          482 913
        </Text>
      </Card>

      <g>
        <Tile
          x={940}
          y={148}
          width={196}
          height={158}
          seed="Bia"
          of={{ hair: 'long', skin: 2, cloth: '#e4486d', mood: 'talk', hand: 'wave' }}
          ground="#e4dcff"
        />
        <rect x={952} y={160} width={56} height={25} rx="6" fill="var(--danger)" />
        <Text x={980} y={172.5} size={16.5} weight={650} anchor="middle" fill="#ffffff">
          LIVE
        </Text>
        <path d="M1112 286c-14-8-10-19-4-19 3 0 4 3 4 4 0-1 1-4 4-4 6 0 10 11-4 19Z" fill="#ff6b8b" />
        <path d="M1118 250c-9-5-6-12-2-12 2 0 2 2 2 3 0-1 0-3 2-3 4 0 7 7-2 12Z" fill="#ff6b8b" opacity=".7" />
      </g>
    </svg>
  );
}
