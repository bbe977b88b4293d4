import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nights, papers } from '../../../config/themes.ts';

const read = (file: string) => readFileSync(new URL(`../../../components/styles/${file}`, import.meta.url), 'utf8');
const tokens = read('tokens.css');
const themes = read('themes.css');

/** Custom properties of the first rule with this selector. */
function rolesOf(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

/** A colour role as `#rrggbb`, through `var()`. */
function hexOf(roles: Record<string, string>, name: string): string {
  const value = roles[name]!;
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other === undefined ? value : hexOf(roles, other);
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const root = rolesOf(tokens, ':root');

describe('every night', () => {
  it.each(nights)('%s keeps its text readable', (night) => {
    const roles = { ...root, ...rolesOf(themes, `[data-night='${night}']`) };
    for (const ground of ['night', 'night-raised', 'night-soft'])
      for (const text of ['on-night', 'on-night-muted', 'on-night-primary', 'on-night-accent'])
        expect(contrast(hexOf(roles, text), hexOf(roles, ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
});

describe('every paper', () => {
  it.each(papers)('%s keeps its text readable, also where it is deepest', (paper) => {
    const roles = { ...root, ...rolesOf(themes, `[data-paper='${paper}']`) };
    for (const ground of ['paper', 'paper-deep', 'surface'])
      for (const text of ['ink', 'paper-muted', 'paper-ink'])
        expect(contrast(hexOf(roles, text), hexOf(roles, ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it('has a rule of its own, and so has every night but the usual one', () => {
    for (const paper of papers) expect(themes).toContain(`[data-paper='${paper}']`);
    for (const night of nights.slice(1)) expect(themes).toContain(`[data-night='${night}']`);
  });
});
