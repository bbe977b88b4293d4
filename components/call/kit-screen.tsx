import type { ReactNode } from 'react';
import { Glyph } from '../art/kit/glyph.tsx';
import { Avatar } from '../art/kit/people/avatar.tsx';
import { Person } from '../art/kit/people/person.tsx';
import { Text } from '../art/kit/text.tsx';

export type Screen = 'outgoing' | 'incoming' | 'talking' | 'floating';

/** What is written on the screens, and the people on them, by the names they are drawn from. */
export type KitWords = {
  outgoing: { person: string; name: string; state: string };
  incoming: { person: string; name: string; from: string; answer: string };
  talking: { person: string; self: string };
  floating: { person: string; title: string };
};

/** What a brand changes: the ground, what stands out on it, its ink. */
type Theme = { ground: string; raised: string; key: string; ink: string; muted: string };

const themes: Record<Screen, Theme> = {
  outgoing: { ground: '#0e2350', raised: '#25407f', key: 'var(--danger)', ink: '#ffffff', muted: '#b4c2de' },
  incoming: { ground: '#06352f', raised: '#0f564c', key: '#0c8a74', ink: '#ffffff', muted: '#a9d8ce' },
  talking: { ground: '#fff6ee', raised: '#ffffff', key: 'var(--danger)', ink: '#3a2213', muted: '#7a5d49' },
  floating: { ground: '#f4f1ff', raised: '#ffffff', key: '#5a3fe0', ink: '#22194d', muted: '#5f5784' },
};

type Painters = { [S in Screen]: (theme: Theme, words: KitWords[S]) => ReactNode };

const screens: Painters = {
  outgoing: ({ raised, key, ink, muted }, { person, name, state }) => (
    <>
      <Avatar x={120} y={150} r={50} seed={person} />
      <Text x={120} y={234} size={20} weight={650} anchor="middle" fill={ink}>
        {name}
      </Text>
      <Text x={120} y={266} size={17} anchor="middle" fill={muted}>
        {state}
      </Text>
      <Glyph x={60} y={374} r={24} name="mic" ground={raised} />
      <Glyph x={120} y={374} r={24} name="phone-off" ground={key} />
      <Glyph x={180} y={374} r={24} name="volume-2" ground={raised} />
    </>
  ),
  incoming: ({ raised, key, ink, muted }, { person, name, from, answer }) => (
    <>
      <Text x={120} y={76} size={17} anchor="middle" fill={muted}>
        {from}
      </Text>
      <Avatar x={120} y={168} r={50} seed={person} ground="#d5f1ec" />
      <Text x={120} y={252} size={20} weight={650} anchor="middle" fill={ink}>
        {name}
      </Text>
      <rect x="62" y="280" width="116" height="38" rx="19" fill={raised} />
      <Text x={120} y={299} size={17} anchor="middle" fill={ink}>
        {answer}
      </Text>
      <Glyph x={72} y={374} r={26} name="phone-off" ground="var(--danger)" />
      <Glyph x={168} y={374} r={26} name="video" ground={key} />
    </>
  ),
  talking: ({ raised, key, ink }, { person, self }) => (
    <>
      <rect x="18" y="50" width="204" height="286" rx="16" fill="#ffe3cf" />
      <Person x={120} y={336} size={176} seed={person} />
      <rect x="148" y="62" width="62" height="84" rx="10" fill={raised} />
      <Person x={179} y={146} size={54} seed={self} />
      <Text x={34} y={76} size={18} weight={600} fill={ink}>
        12:47
      </Text>
      <Glyph x={60} y={384} r={23} name="switch-camera" ground={raised} color={ink} />
      <Glyph x={120} y={384} r={23} name="phone-off" ground={key} />
      <Glyph x={180} y={384} r={23} name="mic-off" ground={raised} color={ink} />
    </>
  ),
  floating: ({ raised, key, ink }, { person, title }) => (
    <>
      <Text x={30} y={68} size={18} weight={650} fill={ink}>
        {title}
      </Text>
      {[0, 1, 2, 3].map((row) => (
        <g key={row}>
          <rect x="24" y={94 + row * 82} width="192" height="70" rx="12" fill={raised} />
          <rect x="36" y={106 + row * 82} width="46" height="46" rx="8" fill="#e2dbff" />
          <path
            d={`M96 ${118 + row * 82}h${88 - row * 9}M96 ${138 + row * 82}h${52 + row * 6}`}
            stroke="#d5cff0"
            strokeWidth="7"
            strokeLinecap="round"
          />
        </g>
      ))}
      <rect x="126" y="282" width="92" height="124" rx="16" fill={key} />
      <rect x="132" y="288" width="80" height="86" rx="11" fill="#dcf4ef" />
      <Person x={172} y={374} size={72} seed={person} />
      <Text x={172} y={390} size={17} anchor="middle" fill="#ffffff">
        03:21
      </Text>
    </>
  ),
};

type KitScreenProps<S extends Screen> = { screen: S; words: KitWords[S]; label: string };

/** A screen of the call kit, dressed for one brand. */
export function KitScreen<S extends Screen>({ screen, words, label }: KitScreenProps<S>) {
  const theme = themes[screen];
  return (
    <svg viewBox="0 0 240 460" fill="none" role="img" aria-label={label}>
      <rect x="2" y="2" width="236" height="456" rx="34" fill="#050d1f" />
      <rect x="9" y="9" width="222" height="442" rx="28" fill={theme.ground} />
      <rect x="90" y="18" width="60" height="14" rx="7" fill="#050d1f" />
      {screens[screen](theme, words)}
    </svg>
  );
}
