import type { ReactNode } from 'react';
import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Person } from '../../../../components/art/kit/people/person.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';
import * as words from '../words.yaml';

type PostcardProps = { label: string; ground: string; children: ReactNode };

/** A place, 560 × 260, whose lower edge is that of its card. */
function Postcard({ label, ground, children }: PostcardProps) {
  return (
    <svg viewBox="0 0 560 260" fill="none" role="img" aria-label={label}>
      <path d="M0 0h560v260H0z" fill={ground} />
      {children}
    </svg>
  );
}

type ChipProps = { x: number; y: number; width: number; fill?: string; color?: string; text: string };

/** What is measured there. */
function Chip({ x, y, width, fill = '#ffffff', color, text }: ChipProps) {
  return (
    <g>
      <rect x={x} y={y} width={width} height="40" rx="20" fill={fill} />
      <Text x={x + width / 2} y={y + 20} size={18.5} weight={600} anchor="middle" {...(color && { fill: color })}>
        {text}
      </Text>
    </g>
  );
}

/** A voice room in the Gulf at night: the words run from right to left. */
export const majlis = (
  <Postcard label={words.postcards.middleEast} ground="#13224f">
    <path d="M0 260V216h70v-40q26-44 52 0v40h70v-84l20-26 20 26v84h120v-58q34-56 68 0v58h160v44z" fill="#0c1838" />
    <path d="M486 24a30 30 0 1 0 26 44 26 26 0 0 1-26-44z" fill="#ffd592" />
    <rect x="98" y="24" width="364" height="214" rx="20" fill="#1d3272" stroke="#3a5290" />
    <Text x={436} y={58} size={21} weight={600} anchor="end" fill="#fff">
      مجلس الليل
    </Text>
    {['Omar', 'Layla', 'Khalid', 'Noor'].map((name, seat) => (
      <Avatar key={name} x={160 + seat * 80} y={124} r={30} seed={name} ground={seat % 2 ? '#ffe0cc' : '#cfdcff'} />
    ))}
    <circle cx="400" cy="124" r="37" stroke="var(--on-night-accent)" strokeWidth="3" />
    <Waveform x={264} y={200} bars={28} gap={6} height={34} color="var(--on-night-accent)" />
    <Text x={124} y={200} size={18.5} fill="#b4c2de">
      32 kbps
    </Text>
  </Postcard>
);

/** A call between two on modest phones: the picture gives way before the voice does. */
export const archipelago = (
  <Postcard label={words.postcards.southEastAsia} ground="#d8f1ea">
    <circle cx="452" cy="70" r="44" fill="#ffb36b" />
    <path d="M0 206q40-16 80 0t80 0 80 0 80 0 80 0 80 0 80 0v60H0z" fill="#7fcdbb" />
    <path
      d="M440 206q0-60 24-94M464 112q-34-18-52 8M464 112q10-34 46-28M464 112q34 0 42 30"
      stroke="#1f7a68"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <rect x="170" y="16" width="200" height="290" rx="26" fill="#0b1b34" />
    <path d="M180 50q0-24 22-24h136q22 0 22 24v214H180z" fill="#ffe3d3" />
    <Person x={262} y={262} size={150} seed="Sari" of={{ hair: 'long', skin: 2, mood: 'talk' }} />
    <rect x="290" y="36" width="60" height="76" rx="10" fill="#cfdcff" />
    <Person x={320} y={112} size={54} seed="Budi" of={{ hair: 'crop', skin: 2 }} />
    <Chip x={28} y={150} width={178} text={words.postcards.reduced} />
  </Postcard>
);

/** A squad in the middle of a fight, heard from where they stand. */
export const squad = (
  <Postcard label={words.postcards.latinAmerica} ground="#ffe3c4">
    <path d="M0 260V150l90-84 70 66 96-112 110 122 70-58 124 96v80z" fill="#f2a65a" />
    <path d="M0 260v-52l120-54 120 60 130-66 190 78v34z" fill="#2f6b4f" />
    <g stroke="#fff" strokeWidth="2" strokeDasharray="3 8">
      <circle cx="300" cy="148" r="92" />
      <circle cx="300" cy="148" r="52" />
    </g>
    <path d="M300 160l-12 16h24z" fill="#fff" />
    <circle cx="226" cy="196" r="12" fill="var(--warm)" stroke="#fff" strokeWidth="3" />
    <circle cx="358" cy="92" r="12" fill="var(--primary)" stroke="#fff" strokeWidth="3" />
    {['Luna', 'Mateo'].map((name, row) => (
      <g key={name}>
        <rect x="24" y={22 + row * 56} width="142" height="46" rx="23" fill="#0b1b34" />
        <Avatar x={48} y={45 + row * 56} r={18} seed={name} />
        <Text x={76} y={45 + row * 56} size={18.5} fill="#fff">
          {name}
        </Text>
      </g>
    ))}
    <Chip x={412} y={22} width={124} fill="#0b1b34" color="#ffffff" text={words.postcards.delay} />
  </Postcard>
);

/** A live shop: the host, the thing, and what it costs with tax. */
export const liveShop = (
  <Postcard label={words.postcards.japan} ground="#efe7f6">
    <path d="M0 260V50L62 10l62 40v210zM436 260V72l48-30 76 48v170z" fill="#d9cbea" />
    <path d="M0 216h560v44H0z" fill="#b9793f" />
    <Person
      x={238}
      y={218}
      size={180}
      seed="host"
      of={{ trade: 'clerk', hair: 'bun', color: 'ink', skin: 0, cloth: '#e4486d' }}
    />
    <path d="M358 168h66q0 44-33 44t-33-44zM376 212h30v6h-30z" fill="#4d7f78" />
    <path d="M382 154q-8-10 0-20M400 154q-8-10 0-20" stroke="#9a86b4" strokeWidth="3" strokeLinecap="round" />
    <Chip x={24} y={22} width={132} fill="#c8321f" color="#ffffff" text="LIVE 0.9 s" />
    <Chip x={364} y={66} width={176} text={words.postcards.price} />
  </Postcard>
);
