import { describe, expect, it } from 'vitest';
import { joinIconPaths } from '../../../cli/render/join-icon-paths.ts';

const icon = (shapes: string) => `<svg width="20" class="lucide lucide-check" aria-hidden="true">${shapes}</svg>`;
const path = (d: string) => `<path d="${d}"></path>`;

describe('the lines of an icon', () => {
  it('become one path, each beginning where it did', () => {
    const shapes =
      path('M16 21v-2') +
      path('m8 22 4-11 4 11') +
      path('m9 18 6-6') +
      '<circle cx="9" cy="7" r="4"></circle>' +
      path('m1.5-2v3');
    expect(joinIconPaths(icon(shapes))).toBe(
      icon(`${path('M16 21v-2M8 22l4-11 4 11M9 18l6-6')}<circle cx="9" cy="7" r="4"></circle>${path('m1.5-2v3')}`),
    );
  });

  it('are told apart where numbers stand without a space', () => {
    expect(joinIconPaths(icon(path('M1 1') + path('m9.228.383-.923-1h2')))).toBe(
      icon(path('M1 1M9.228 .383l-.923-1h2')),
    );
  });

  it('stay apart where one has looks of its own, or the drawing is no icon', () => {
    const coloured = icon(`${path('M0 0h9')}<path fill="red" d="M0 9h9"></path>`);
    const drawing = `<svg viewBox="0 0 9 9">${path('M0 0h9')}${path('M0 9h9')}</svg>`;
    for (const html of [coloured, drawing]) expect(joinIconPaths(html)).toBe(html);
  });
});
