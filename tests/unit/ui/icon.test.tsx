import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { iconNames, iconShapes } from '../../../components/ui/icon-data.ts';
import { ContentIcon, Icon, IconSymbols } from '../../../components/ui/icon.tsx';
import { elementsOf, markupOf } from '../sections/support.tsx';

describe('an icon', () => {
  it('is drawn by its name, in the size asked for, with the looks of its lines said once', () => {
    expect(markupOf(<Icon name="ellipsis" size={18} className="dots" />)).toBe(
      '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" ' +
        'stroke-linejoin="round" class="dots" aria-hidden="true">' +
        '<circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/><circle cx="5" cy="12" r="1"/></svg>',
    );
  });

  it('is drawn by its former names too', () => {
    expect(markupOf(<Icon name="home" />)).toBe(markupOf(<Icon name="house" />));
  });

  it('that content names but does not exist is omitted', () => {
    expect(elementsOf(markupOf(<ContentIcon name="check" />))[0]).toBe('svg');
    for (const name of ['no-such-icon', 'constructor', ''])
      expect([name, markupOf(<ContentIcon name={name} />)]).toEqual([name, '']);
    expect(markupOf(<IconSymbols names={['check', 'no-such-icon']} />)).toMatch(
      /^<symbol id="check"[^>]*>(?:<[^<>]*\/>)+<\/symbol>$/,
    );
  });
});

it('all icons are shapes within the grid that our lines are drawn on', () => {
  expect([lucide.width, lucide.height]).toEqual([24, 24]);
  expect(iconNames().length).toBeGreaterThan(2000);
  const shape = /^(?:<(?:path|circle|rect|line|ellipse)(?: (?:d|[cr]?[xy]|r|width|height|fill)="[^"<>]*")+\/>)+$/;
  const others = iconNames().filter((name) => !shape.test(iconShapes(name)!));
  expect(others.map((name) => [name, iconShapes(name)])).toEqual([]);
});
