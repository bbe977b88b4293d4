import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { known } from '../../../components/art/kit/people/known.ts';
import {
  ages,
  gears,
  hairs,
  hands,
  lookOf,
  moods,
  type PersonLook,
  trades,
  views,
  wears,
} from '../../../components/art/kit/people/look.ts';
import { Person } from '../../../components/art/kit/people/person.tsx';
import { Tile } from '../../../components/art/kit/tile.tsx';

const draw = (seed: string, of?: PersonLook, size = 100) =>
  renderToStaticMarkup(<Person x={50} y={100} size={size} seed={seed} of={of} />);

describe('a person', () => {
  it('looks the same wherever the name occurs, and others look different', () => {
    expect(draw('知夏')).toBe(draw('知夏'));
    const names = ['知夏', '南风', '阿澈', '小鹿', 'Mateo', 'Luna', 'Bia', 'Omar'];
    expect(new Set(names.map((name) => draw(name))).size).toBe(names.length);
  });

  it('has the looks that are given, then those known for the name, then those of the seed', () => {
    expect(lookOf('沈医生')).toMatchObject({ wear: 'coat', gear: ['glasses', 'stethoscope'], hair: 'part' });
    expect(lookOf('沈医生', { hair: 'bald', mood: 'talk' })).toMatchObject({
      wear: 'coat',
      hair: 'bald',
      mood: 'talk',
    });
    expect(lookOf('nobody known', { trade: 'gamer', wear: 'crew' })).toMatchObject({
      wear: 'crew',
      gear: ['headset', 'gamepad'],
      age: 'teen',
    });
  });

  it('has a drawing for every look there is', () => {
    const looks: PersonLook[] = [
      ...hairs.flatMap((hair) => views.map((view) => ({ hair, view }))),
      ...ages.flatMap((age) => moods.map((mood) => ({ age, mood, hair: 'crop' as const }))),
      ...wears.map((wear) => ({ wear, hair: 'crop' as const })),
      ...gears.map((gear) => ({ gear: [gear], hair: 'crop' as const })),
      ...hands.map((hand) => ({ hand, hair: 'crop' as const })),
    ];
    const drawn = looks.map((of) => draw('same', { skin: 0, color: 'ink', cloth: '#000', wear: 'crew', ...of }));
    // Cropped hair, a calm adult and a crew neck are one look in three lists; cropped and parted hair are alike from behind.
    expect(new Set(drawn).size).toBe(drawn.length - 3);
    expect(drawn.join('')).not.toMatch(/undefined|NaN|null/);
  });

  it('has no face under 36, where nobody could read one', () => {
    expect(draw('知夏', {}, 35).match(/<path/g)).toHaveLength(3);
    expect(draw('知夏', {}, 36)).toContain('stroke="#16264a"');
  });

  it('costs a page little: the tenth of ten adds less than 200 bytes', () => {
    const group = (count: number) =>
      gzipSync(Array.from({ length: count }, (_, index) => draw(`guest ${index}`)).join('')).length;
    expect(group(10) - group(9)).toBeLessThan(200);
  });

  it('ends on the rim of a round picture, without what reaches below it', () => {
    const html = renderToStaticMarkup(<Avatar x={0} y={0} r={54} seed="知夏" of={{ trade: 'pupil', hand: 'wave' }} />);
    expect(html).toContain('A54 54 0 0 1-36.3-14');
    expect(html).not.toContain('M-31-32C');
    expect(html).toContain('translate(0 54) scale(1)');
  });
});

describe('the cast of a page', () => {
  const page = (
    <Cast people={['周远', ['何乔', { mood: 'calm' }]]}>
      <Person x={10} y={20} size={200} seed="周远" />
      <Person x={30} y={40} size={50} seed="周远" of={{ mood: 'talk' }} />
      <Avatar x={0} y={0} r={40} seed="何乔" />
      <Person x={0} y={0} size={20} seed="何乔" />
    </Cast>
  );

  it('is drawn once; who looks as in the cast refers to it, with lines of the right weight', () => {
    const html = renderToStaticMarkup(page);
    expect(html.match(/id="[^"]+"/g)).toEqual(['id="cast-rim"', 'id="cast-0"', 'id="cast-1"']);
    expect(
      html
        .slice(html.indexOf('</svg>') + 6)
        .match(/<g[^>]*>|<use[^>]*>/g)!
        .slice(0, 5),
    ).toEqual([
      '<use href="#cast-0" transform="translate(10 20) scale(2)" stroke-width="1.6">',
      // Another mood is a drawing of its own.
      '<g transform="translate(30 40) scale(0.5)" fill="none" stroke="#16264a" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">',
      '<g>',
      '<g transform="translate(0 40) scale(0.741)" clip-path="url(#cast-rim)">',
      '<use href="#cast-1" stroke-width="2.2">',
    ]);
    expect(html).toMatch(/<g transform="translate\(0 0\) scale\(0.2\)"><path/);
  });
});

describe('a known person', () => {
  it('has a trade that there is', () => {
    for (const [name, { trade }] of Object.entries(known)) if (trade) expect(trades, name).toHaveProperty(trade);
  });
});

describe('a tile', () => {
  const places = (html: string) => ({
    person: Number(/translate\(([\d.]+) /.exec(html)![1]),
    chip: /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="20"/.exec(html)!.slice(1).map(Number),
  });

  it('keeps its name off the figure: beside it where there is room, else in the upper corner', () => {
    const wide = places(renderToStaticMarkup(<Tile x={0} y={0} width={178} height={92} name="周远" />));
    expect(wide.chip[0]! + wide.chip[2]!).toBeLessThan(wide.person - (92 * 0.86) / 2);
    const tall = places(renderToStaticMarkup(<Tile x={0} y={0} width={120} height={140} name="周远" />));
    expect(tall).toMatchObject({ person: 60, chip: [6, 6, expect.any(Number)] });
  });
});
