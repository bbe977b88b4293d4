import { describe, expect, it } from 'vitest';
import { shown, wayOver } from '../../../components/sections/globe/sphere.ts';

const sphere = { x: 500, y: 400, r: 100, facing: [80, 0] } as const;

describe('a place on the globe', () => {
  it('stands in the middle when it faces us, and at the rim a quarter of the world away', () => {
    expect(shown(sphere, [80, 0])).toEqual({ x: 500, y: 400, near: 1 });
    const east = shown(sphere, [170, 0]);
    expect([east.x, east.y]).toEqual([600, 400]);
    expect(east.near).toBeCloseTo(0);
    expect(shown(sphere, [80, 90]).y).toBe(300);
  });

  it('is behind where it faces away', () => {
    expect(shown(sphere, [-100, 0]).near).toBeCloseTo(-1);
  });

  it('moves down as the globe turns its north to us', () => {
    expect(shown({ ...sphere, facing: [80, 30] }, [80, 0]).y).toBe(450);
  });
});

describe('a way over the globe', () => {
  const parts = (path: string) => /^M(\d+) (\d+)Q(\d+) (\d+) (\d+) (\d+)$/.exec(path)!.slice(1).map(Number);

  it('begins and ends where its places show, and is bent outwards between', () => {
    const [fromX, fromY, bendX, bendY, toX, toY] = parts(wayOver(sphere, [50, 40], [110, 40]));
    expect({ x: fromX, y: fromY }).toMatchObject({ x: shown(sphere, [50, 40]).x, y: shown(sphere, [50, 40]).y });
    expect({ x: toX, y: toY }).toMatchObject({ x: shown(sphere, [110, 40]).x, y: shown(sphere, [110, 40]).y });
    expect(bendX).toBe(500);
    expect(bendY).toBeLessThan(fromY!);
  });

  it('rises higher the farther it goes', () => {
    const rise = (path: string) => parts(path)[1]! - parts(path)[3]!;
    expect(rise(wayOver(sphere, [20, 40], [140, 40]))).toBeGreaterThan(rise(wayOver(sphere, [70, 40], [90, 40])));
  });
});
