import { expect, it } from 'vitest';
import { meant, nearest } from '../../../cli/lib/nearest.mjs';

it('counts two letters in the wrong order as one mistake', () => {
  expect(meant('titel', ['title', 'type'])).toBe('title');
  expect(meant('ba', ['ab'])).toBe('ab');
});

it('finds no name that differs in more than a third of its letters', () => {
  expect(meant('tilte1', ['title'])).toBeNull();
  expect(meant('text', ['title', 'type'])).toBeNull();
  expect(meant('x', [])).toBeNull();
});

it('sorts by distance, then by name', () => {
  expect(nearest('brain', ['train', 'brian', 'rain', 'grain', 'brains'])).toEqual(['brains', 'brian', 'grain']);
});
