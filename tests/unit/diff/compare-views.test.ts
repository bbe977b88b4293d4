import { describe, expect, it } from 'vitest';
import { compareViews } from '../../../cli/diff/compare-views.ts';
import { readView } from '../../../cli/diff/read-view.ts';

const changes = (old: string, now: string, digests: readonly [string, string] = ['', '']) =>
  compareViews(
    readView({ html: old, digest: () => digests[0] }),
    readView({ html: now, digest: () => digests[1] }),
  ).map(({ kind, zone, of, old: was, now: is }) => `${kind} ${zone} ${of}: ${was} > ${is}`);

describe('what changed in a page', () => {
  it('is nothing where only names of files, classes and spaces differ', () => {
    expect(
      changes(
        '<link rel=stylesheet href="/assets/a-11111111.css"><p class="a">x  y</p>',
        '<link rel=stylesheet href="/assets/a-22222222.css"><p class="b">x y</p>',
      ),
    ).toEqual([]);
  });

  it('is reported once, under the most exact kind', () => {
    expect(changes('<h1>Old one</h1>', '<h1>New one</h1>')).toEqual(['heading page h1: Old one > New one']);
    expect(changes('<a href="/a">Old</a>', '<a href="/a">New</a>')).toEqual(['link page /a: Old > New']);
    expect(changes('<button>Old</button>', '<button>New</button>')).toEqual(['button page null: Old > New']);
    const head = (title: string) => `<title>${title}</title><meta property="og:title" content="${title}">`;
    expect(changes(head('Old'), head('New'))).toEqual(['title head null: Old > New']);
  });

  it('is reported for sharing where the title stays', () => {
    const head = (title: string) => `<title>Same</title><meta property="og:title" content="${title}">`;
    expect(changes(head('Old'), head('New'))).toEqual(['sharing head og:title: Old > New']);
  });

  it('is the target of a link with the same text, and both of a link that was replaced', () => {
    expect(changes('<a href="/a">A</a>', '<a href="/b">A</a>')).toEqual(['link page A: /a > /b']);
    expect(changes('<a href="/a">A</a>', '<a href="/b">B</a>')[0]).toBe('link page null: A (/a) > B (/b)');
    expect(changes('<a href="/a">A</a>', '')).toEqual(['link page A: /a > null']);
    expect(changes('', '<a href="/a">A</a>')).toEqual(['link page A: null > /a']);
  });

  it('is one change of each price, also where several neighbours change', () => {
    const row = (...cells: string[]) => `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;
    expect(changes(row('¥1,800', '¥980.00'), row('¥1,900', '¥1,080.00'))).toEqual([
      'text page null: ¥1,800 > ¥1,900',
      'text page null: ¥980.00 > ¥1,080.00',
    ]);
  });

  it('is a link once, where the text around it has no words of its own', () => {
    const nav = (next: string) =>
      `<nav><a href="/a"><span>Previous</span> A</a> | <a href="/${next}"><span>Next</span> ${next}</a></nav>`;
    expect(changes(nav('b'), nav('c'))).toEqual(['link nav null: Next b (/b) > Next c (/c)']);
    const card = '<a href="/x"><b>Title</b><p>Summary</p></a>';
    expect(changes(card, '')).toEqual(['link page Title Summary: /x > null']);
    expect(changes('<p>Read <a href="/a">old</a> first</p>', '<p>Read <a href="/a">new</a> first</p>')).toEqual([
      'text page null: Read old first > Read new first',
      'link page /a: old > new',
    ]);
  });

  it('is a field, by its name', () => {
    expect(changes('<input name="m" type="text">', '<input name="m" type="email">')).toEqual([
      'form page m: input type=text > input type=email',
    ]);
  });

  it('is a picture with another text, another file, or the same name and another content', () => {
    expect(changes('<img src="/a.png" alt="x">', '<img src="/a.png" alt="y">')).toEqual(['picture page /a.png: x > y']);
    expect(changes('<img src="/a.png" alt="x">', '<img src="/b.png" alt="x">')).toEqual([
      'picture page x: /a.png > /b.png',
    ]);
    const picture = '<img src="/a.png" alt="x">';
    expect(changes(picture, picture, ['1', '2'])).toEqual(['picture page x: /a.png > /a.png (another file)']);
    expect(changes(picture, picture, ['1', '1'])).toEqual([]);
  });

  it('is a picture once, with all formats of it', () => {
    const picture = (name: string) =>
      `<picture><source type="image/avif" srcset="/${name}-480.avif 480w"><source type="image/webp" srcset="/${name}-480.webp 480w"><img src="/a.png" alt="x"></picture>`;
    const value = '/a.png, image/avif (480w), image/webp (480w)';
    expect(changes(picture('old'), picture('new'), ['1', '2'])).toEqual([
      `picture page x: ${value} > /a.png (another file), image/avif (480w), image/webp (480w)`,
    ]);
    expect(changes('', picture('new'))).toEqual([`picture page x: null > ${value}`]);
  });

  it('is a value of structured data, one of several of a name', () => {
    const data = (value: string) =>
      `<script type="application/ld+json">[{"@type":"A","name":"same"},{"@type":"A","name":"${value}"}]</script>`;
    expect(changes(data('x'), data('y'))).toEqual(['data head A 2.name: x > y']);
  });

  it('keeps the two apart that have the same text in two landmarks', () => {
    expect(changes('<header>a</header><footer>a</footer>', '<header>a</header><footer>b</footer>')).toEqual([
      'text footer null: a > b',
    ]);
  });
});
