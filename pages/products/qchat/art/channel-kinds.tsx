import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';
import * as words from '../words.yaml';

const { messages } = words.channelKinds;
const lines = [
  [messages[0], 150],
  [messages[1], 190],
  [messages[2], 120],
] as const;

/** Text: three messages of different people, the last one unread. */
export function TextChannel() {
  return (
    <Drawing
      title={words.channelKinds.chat}
      wide={{
        size: [340, 170],
        art: lines.map(([text, width], place) => (
          <g key={text}>
            <circle cx="26" cy={34 + place * 50} r="14" fill="var(--tint)" opacity={1 - place * 0.28} />
            <rect x="50" y={16 + place * 50} width={width + 28} height="36" rx="10" fill="var(--tint-soft)" />
            <Text x={64} y={34 + place * 50} size={15} fill="currentColor">
              {text}
            </Text>
            {place === 2 ? <circle cx={width + 92} cy={134} r="6" fill="var(--third)" /> : null}
          </g>
        )),
      }}
    />
  );
}

/** Voice: three members in the channel, one of whom speaks. */
export function VoiceChannel() {
  return (
    <Drawing
      title={words.channelKinds.voice}
      wide={{
        size: [340, 170],
        art: (
          <>
            {[70, 170, 270].map((x, place) => (
              <g key={x}>
                {place === 1 ? <circle cx={x} cy="62" r="42" stroke="var(--second)" strokeWidth="3" /> : null}
                <Glyph x={x} y={62} r={34} name="headphones" ground={place === 1 ? 'var(--second)' : 'var(--rule)'} />
              </g>
            ))}
            <Waveform x={110} y={138} bars={20} height={30} color="var(--second)" live />
          </>
        ),
      }}
    />
  );
}

/** News: one speaks, all read; the sheet has a pin. */
export function NewsChannel() {
  return (
    <Drawing
      title={words.channelKinds.notice}
      wide={{
        size: [340, 170],
        art: (
          <>
            <rect x="18" y="14" width="304" height="104" rx="12" fill="var(--card)" stroke="var(--rule)" />
            <path d="M18 26a12 12 0 0 1 12-12h6v104h-6a12 12 0 0 1-12-12z" fill="var(--third)" />
            <Text x={56} y={44} size={17} weight={600} fill="currentColor">
              {words.channelKinds.release}
            </Text>
            <path d="M58 72H290M58 94H236" stroke="var(--rule)" strokeWidth="10" strokeLinecap="round" />
            <Text x={18} y={146} size={15} fill="var(--muted)">
              {words.channelKinds.readers}
            </Text>
          </>
        ),
      }}
    />
  );
}

/** Five hundred channels: those one is in, those one follows, all others. */
export function Subscribed() {
  const dots = Array.from({ length: 500 }, (_, n) => n);
  const kindOf = (n: number) => (n === 162 ? 'open' : [37, 61, 98, 143, 207, 244, 318, 365, 402, 451, 477].includes(n));
  const grid = (columns: number, pitch: number) =>
    dots.map((n) => {
      const kind = kindOf(n);
      const fill = kind === 'open' ? 'var(--third)' : kind ? 'var(--tint)' : 'var(--rule)';
      const r = tenth(pitch * (kind ? 0.4 : 0.27));
      return (
        <circle
          key={n}
          cx={tenth((0.5 + (n % columns)) * pitch)}
          cy={tenth((0.5 + Math.floor(n / columns)) * pitch)}
          r={r}
          fill={fill}
        />
      );
    });
  return (
    <Drawing
      title={words.channelKinds.subscribed}
      wide={{ size: [640, 512], art: grid(25, 25.6) }}
      narrow={{ size: [360, 360], art: grid(23, 15.6) }}
    />
  );
}
