import * as words from './words/partner.yaml';

const rooms = [
  { id: 'sign', ...words.rooms[0], x: 0, y: 0, width: 24, height: 16 },
  { id: 'show', ...words.rooms[1], x: 0, y: 16, width: 24, height: 28 },
  {
    id: 'hall',
    ...words.rooms[2],
    x: 24,
    y: 0,
    width: 44,
    height: 44,
    tone: 'core' as const,
  },
  { id: 'isv', ...words.rooms[3], x: 68, y: 0, width: 28, height: 15 },
  { id: 'si', ...words.rooms[4], x: 68, y: 15, width: 28, height: 14 },
  { id: 'dealer', ...words.rooms[5], x: 68, y: 29, width: 28, height: 15 },
];

const doors = [
  { x: 24, y: 6, length: 4, wall: 'vertical' as const },
  { x: 24, y: 28, length: 6, wall: 'vertical' as const },
  { x: 68, y: 5, length: 4, wall: 'vertical' as const },
  { x: 68, y: 20, length: 4, wall: 'vertical' as const },
  { x: 68, y: 35, length: 4, wall: 'vertical' as const },
];

export const plan = { width: 96, height: 44, rooms, doors };
