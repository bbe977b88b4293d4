import { describe, expect, it } from 'vitest';
import { measuredCities } from '../../../config/latency.ts';
import { cities, wayBetween } from '../../../config/network.ts';

const pairs = cities.flatMap((from, index) => cities.slice(0, index).map((to) => [from, to] as const));

describe('the way between two measured cities', () => {
  it('has the latency that was measured between them, in either direction', () => {
    expect(wayBetween('圣保罗', '杭州').latency).toEqual(measuredCities[7]![1]);
    for (const [from, to] of pairs) {
      const [way, back] = [wayBetween(from, to), wayBetween(to, from)];
      expect([from, to, way.latency]).toEqual([from, to, back.latency]);
      expect(way.stops).toEqual([...back.stops].reverse());
    }
  });

  it('is short enough to leave time for capture, coding, buffer and playback within the measured latency', () => {
    for (const [from, to] of pairs) {
      const { latency, light } = wayBetween(from, to);
      expect([from, to, latency[0] - light >= 78, latency[0] - light <= 120]).toEqual([from, to, true, true]);
    }
  });
});
