import * as words from './words.yaml';

/** Rooms of a plan of 1,200 units, and of a narrow one of 346: five experts in five cities, and who watches them. */
const rooms = [
  { id: 'a', ...words.plan.rooms.a, wide: [20, 20], narrow: [4, 8] },
  { id: 'b', ...words.plan.rooms.b, wide: [420, 20], narrow: [120, 8] },
  { id: 'c', ...words.plan.rooms.c, wide: [820, 20], narrow: [236, 8] },
  { id: 'd', ...words.plan.rooms.d, wide: [20, 340], narrow: [4, 250] },
  { id: 'e', ...words.plan.rooms.e, wide: [820, 340], narrow: [236, 250] },
  { id: 'watch', ...words.plan.rooms.watch, wide: [420, 340], narrow: [120, 250] },
] as const;
const experts = ['a', 'b', 'c', 'd', 'e'] as const;

type Seat = Readonly<Record<'value' | 'label' | 'at' | 'sees' | 'hears' | 'never', string>> &
  Readonly<Record<'masked' | 'plain', readonly string[]>>;

/** Who may be asked: where they sit, what reaches them, and the rooms that they hear with changed voices or as they are. */
export const seats: readonly Seat[] = [
  {
    value: 'expert',
    label: words.seats[0].label,
    at: 'a',
    masked: ['b', 'c', 'd', 'e'],
    plain: [],
    sees: words.seats[0].sees,
    hears: words.seats[0].hears,
    never: words.seats[0].never,
  },
  {
    value: 'supervisor',
    label: words.seats[1].label,
    at: 'watch',
    masked: [],
    plain: experts,
    sees: words.seats[1].sees,
    hears: words.seats[1].hears,
    never: words.seats[1].never,
  },
  {
    value: 'agent',
    label: words.seats[2].label,
    at: 'watch',
    masked: experts,
    plain: [],
    sees: words.seats[2].sees,
    hears: words.seats[2].hears,
    never: words.seats[2].never,
  },
  {
    value: 'bidder',
    label: words.seats[3].label,
    at: '',
    masked: [],
    plain: [],
    sees: words.seats[3].sees,
    hears: words.seats[3].hears,
    never: words.seats[3].never,
  },
];

const seatOf = (value: string) => seats.find((seat) => seat.value === value)!;

export function reading(value: string) {
  const { label, masked, plain, sees, hears, never } = seatOf(value);
  const heard = [
    [words.plan.plain, plain.length],
    [words.plan.masked, masked.length],
  ] as const;
  const ways = heard.flatMap(([kind, count]) => (count > 0 ? [words.hearing.ways({ count, kind })] : []));
  return {
    texts: { sees, hears, never },
    status: `${label}：${ways.length > 0 ? words.hearing.status({ ways: ways.join('、') }) : words.hearing.nothing}`,
  };
}

function plan(value: string, width: number): string {
  const isWide = width > 500;
  const seat = seatOf(value);
  const [across, high, size] = isWide ? [360, 180, 18] : [106, 110, 13];
  const placeOf = (room: (typeof rooms)[number]) => (isWide ? room.wide : room.narrow);
  const middleOf = (id: string) => {
    const [x, y] = placeOf(rooms.find((room) => room.id === id)!);
    return [x + across / 2, y + high / 2] as const;
  };
  const boxes = rooms.map((room) => {
    const [x, y] = placeOf(room);
    const isHere = room.id === seat.at;
    const door =
      room.id === 'watch'
        ? ''
        : `<path d="M${x + across * 0.7} ${y + high}h${across * 0.16}" stroke="var(--third)" stroke-width="${isWide ? 7 : 5}"/>`;
    const text = (word: string, down: number, letters: number, weight: number, fill: string) =>
      `<text x="${x + (isWide ? 24 : 10)}" y="${y + down}" font-size="${letters}" font-weight="${weight}" fill="${fill}">${word}</text>`;
    const known = value === 'expert' && room.id !== 'a' && room.id !== 'watch' ? words.plan.hidden : room.city;
    return `<rect x="${x}" y="${y}" width="${across}" height="${high}" fill="var(${isHere ? '--tint-soft' : '--card'})" stroke="var(${isHere ? '--tint' : '--tint-strong'})" stroke-width="${isWide ? 4 : 2.5}"/>${door}${text(isWide || room.id === 'watch' ? room.name : room.name.slice(-1), isWide ? 40 : 28, size, 650, 'currentColor')}${text(known, isWide ? 66 : 48, isWide ? 16.5 : 12.5, 500, 'var(--muted)')}`;
  });
  const wire = (from: string, kind: 'plain' | 'masked') => {
    const [x, y] = middleOf(from);
    const [toX, toY] = middleOf(seat.at);
    const hub = (isWide ? 270 : 184) + (kind === 'plain' ? 6 : -6);
    const look =
      kind === 'plain' ? 'stroke="var(--second)"' : `stroke="var(--tint)" stroke-dasharray="${isWide ? '3 9' : '2 6'}"`;
    return `<path d="M${x} ${y}C${x} ${hub} ${toX} ${hub} ${toX} ${toY}" ${look} stroke-width="${isWide ? 4 : 2.5}" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${isWide ? 10 : 6}" fill="var(${kind === 'plain' ? '--second' : '--tint'})"/>`;
  };
  const wires =
    seat.at === ''
      ? ''
      : [
          ...seat.masked.filter((id) => id !== seat.at).map((id) => wire(id, 'masked')),
          ...seat.plain.map((id) => wire(id, 'plain')),
        ].join('');
  const here =
    seat.at === ''
      ? ''
      : `<circle cx="${middleOf(seat.at)[0]}" cy="${middleOf(seat.at)[1]}" r="${isWide ? 16 : 9}" fill="var(--third)"/>`;
  const [bottom, y] = isWide ? [580, 562] : [404, 388];
  const legend = (x: number, word: string, look: string) =>
    `<path d="M${x} ${y}h${isWide ? 44 : 22}" ${look} stroke-width="4" stroke-linecap="round"/><text x="${x + (isWide ? 56 : 28)}" y="${y + 5}" font-size="${isWide ? 16.5 : 12.5}" fill="currentColor">${word}</text>`;
  const key =
    legend(isWide ? 20 : 6, words.plan.masked, 'stroke="var(--tint)" stroke-dasharray="3 9"') +
    legend(isWide ? 200 : 106, words.plan.plain, 'stroke="var(--second)"') +
    legend(isWide ? 380 : 206, words.plan.sealed, 'stroke="var(--third)"');
  return `<svg viewBox="0 0 ${width} ${bottom}" fill="none" role="img" aria-label="${reading(value).status}">${boxes.join('')}${wires}${here}${key}</svg>`;
}

/** At the width of the page, and for narrow windows. */
export const picture = (value: string) => plan(value, 1200) + plan(value, 346);
