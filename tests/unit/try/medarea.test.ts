import { expect, it } from 'vitest';
import { lines, rooms, shared, statusOf } from '../../../pages/solutions/medarea/model.ts';

it('carries 4K over twenty megabits and 1080p over ten', () => {
  expect(statusOf({ line: 20, rooms: 1 })).toBe('专网 20 Mbps，1 场会诊：超声 4K，体位 720p，语音照常；共用 13.3 Mbps');
  expect(shared({ line: 10, rooms: 1 }).scan.name).toBe('1080p');
  expect(shared({ line: 2, rooms: 1 }).scan.name).toBe('只传静图');
});

it('never takes more than the line has', () => {
  for (const line of lines)
    for (const count of rooms) expect(shared({ line, rooms: count }).used * count).toBeLessThanOrEqual(line);
});
