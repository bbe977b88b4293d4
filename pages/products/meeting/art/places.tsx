import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { places, placesArt } from '../words.yaml';
import { rates } from '../data.ts';

/** Each place from above, 270 by 150: what stands there, and people. */
const plans = [
  [
    'M64 50h150v50H64ZM8 42h8v66H8Z',
    '',
    'M84 30h.1M122 30h.1M160 30h.1M198 30h.1M84 120h.1M122 120h.1M160 120h.1M198 120h.1',
  ],
  [
    'M20 16h62v40H20ZM104 16h62v40h-62ZM188 16h62v40h-62ZM146 100h14v22h-14Z',
    'M36 64q14 12 30 0m-38 8q22 18 46 0M120 64q14 12 30 0m-38 8q22 18 46 0M204 64q14 12 30 0m-38 8q22 18 46 0',
    'M126 111h.1',
  ],
  [
    'M78 14H192L224 46V104L192 136H78L46 104V46Z',
    'M6 40q8-8 16 0t16 0M6 110q8-8 16 0t16 0M232 40q8-8 16 0t16 0M232 110q8-8 16 0t16 0M92 32V74H132M112 32H72M176 46a30 30 0 1 0 .1 0M167 64v24m18-24v24m-18-12h18',
    'M108 108h.1',
  ],
  [
    'M16 16h92v52H16ZM22 22h22v40H22ZM176 16h78v34h-78ZM202 26h26v14h-26ZM150 110h96v26h-96ZM176 84h44v14h-44Z',
    'M34 108a15 15 0 1 0 .1 0M34 116a7 7 0 1 0 .1 0',
    'M215 66h.1',
  ],
] as const;

type Place = (typeof places)[number];
const partsOf = ({ lines, small }: Place) => [
  { name: placesArt.shared, kbps: rates.page, color: 'var(--second)' },
  { name: placesArt.speaker, kbps: rates.speaker[lines], color: 'var(--tint-strong)' },
  { name: placesArt.others({ count: small }), kbps: small * rates.small, color: 'var(--tint)' },
];
const totalOf = (place: Place) => partsOf(place).reduce((sum, { kbps }) => sum + kbps, 0);
const sumOf = (place: Place) =>
  partsOf(place)
    .flatMap(({ name, kbps }) => (kbps ? `${name} ${grouped(kbps)}` : []))
    .join('、');
const most = Math.max(...places.map(totalOf));
const grouped = (value: number) => value.toLocaleString('en');

/** The same page and the same speaker on every screen, and as many others as the place gets. */
function Screen({ small }: Pick<Place, 'small'>) {
  const [columns, row] = small > 8 ? [4, 12] : [2, 17];
  const rows = Array.from({ length: small / columns }, (_, at) => `M196 ${64 + (at + 0.5) * row}h64`);
  return (
    <>
      <rect width="270" height="144" rx="8" fill="var(--ink)" />
      <path d="M12 12H184V132H12Z" fill="var(--surface)" />
      <path d="M28 34h84" stroke="var(--second)" strokeWidth="8" />
      <path d="M28 56h132M28 72h110M28 88h132M28 104h72" stroke="var(--rule)" strokeWidth="6" />
      <rect x="196" y="12" width="62" height="44" rx="3" fill="var(--tint-strong)" />
      <path d="M214 56c0-22 26-22 26 0ZM227 18a8 8 0 1 0 .1 0" fill="var(--surface)" />
      <path d={rows.join('')} stroke="var(--tint)" strokeWidth={row - 3} strokeDasharray={`${64 / columns - 3} 3`} />
    </>
  );
}

function Cell({ index, scale, font }: Record<'index' | 'scale' | 'font', number>) {
  const [place, [things, lines, people]] = [places[index]!, plans[index]!];
  const { line } = place;
  const isWide = font === 16;
  const parts = partsOf(place);
  const x = (kbps: number) => tenth((kbps / most) * 270 * scale);
  const foot = 56 + 320 * scale;
  const texts = [
    [0, 10, font + 2, 'var(--ink)', place.title],
    [0, foot, font + 2, 'var(--ink)', `${grouped(totalOf(place))} kbps`],
    [
      isWide ? 130 : 104,
      foot,
      font,
      'var(--third-ink)',
      line ? placesArt.line({ kbps: `${line}${isWide ? ' kbps' : ''}` }) : '',
    ],
    [0, foot + 56, font, 'var(--muted)', isWide ? sumOf(place) : ''],
  ] as const;
  return (
    <>
      {texts.map(([at, y, size, fill, text]) => (
        <Text key={`${at} ${y}`} x={at} y={y} size={size} weight={at || y > foot ? 500 : 650} fill={fill}>
          {text}
        </Text>
      ))}
      <g transform={`translate(0 26) scale(${scale})`} stroke="var(--muted)" strokeWidth="2.5">
        <path d="M2 2H268V148H2Z" fill="var(--card)" stroke="currentColor" strokeWidth="4" />
        <path d={things} fill="var(--tint-soft)" />
        <path d={lines} />
        <path d={people} stroke="var(--second)" strokeWidth="20" strokeLinecap="round" />
        <g transform="translate(0 166)" stroke="none">
          <Screen {...place} />
        </g>
      </g>
      <path d={`M0 ${foot + 26}H${270 * scale}`} stroke="var(--rule)" strokeWidth="20" />
      {parts.map(({ name, kbps, color }, part) => {
        const from = parts.slice(0, part).reduce((before, one) => before + one.kbps, 0);
        return <path key={name} d={`M${x(from)} ${foot + 26}h${x(kbps)}`} stroke={color} strokeWidth="20" />;
      })}
      {line ? <path d={`M${x(line)} ${foot + 12}v28`} stroke="var(--third)" strokeWidth="3" /> : null}
    </>
  );
}

/** Four places from above, their screens, and what each gets of the same meeting. */
export function Places() {
  const cells = (columns: number, [pitch, row]: readonly [number, number], size: { scale: number; font: number }) =>
    places.map(({ title }, index) => (
      <g key={title} transform={`translate(${(index % columns) * pitch} ${Math.floor(index / columns) * row})`}>
        <Cell index={index} {...size} />
      </g>
    ));
  return (
    <Drawing
      title={placesArt.title({
        places: places.map((place) => `${place.title} ${grouped(totalOf(place))} kbps`).join('，'),
      })}
      wide={{ size: [1200, 452], art: cells(4, [312.5, 0], { scale: 0.97, font: 16 }) }}
      narrow={{ size: [358, 662], art: cells(2, [188, 334], { scale: 0.63, font: 12.5 }) }}
    />
  );
}
