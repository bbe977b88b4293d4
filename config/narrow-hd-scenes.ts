/** Blocks of a frame in which bits are counted. */
export const grid = { columns: 24, rows: 10, block: 40 };

/** A part of a frame: where it is, and the weight of a block of it in either encoding. */
type ScenePart = {
  name: string;
  box: readonly [x: number, y: number, width: number, height: number];
  plain: number;
  narrow: number;
};
export type Scene = {
  id: string;
  name: string;
  /** Megabits a second of 1080p at the same quality score. */
  plain: number;
  narrow: number;
  /** The first is the whole frame; later ones lie on it. */
  parts: readonly ScenePart[];
};
const whole = [0, 0, 24, 10] as const;

/** Measured in September 2026, forty clips of a kind, each side at a quality score of 93 or more. */
export const scenes: readonly Scene[] = [
  {
    id: 'cloth',
    name: '服装',
    plain: 4.5,
    narrow: 2.3,
    parts: [
      { name: '虚化的背景', box: whole, plain: 5, narrow: 1 },
      { name: '衣料', box: [8, 6, 8, 4], plain: 8, narrow: 9 },
      { name: '脸', box: [9, 2, 6, 4], plain: 9, narrow: 9 },
    ],
  },
  {
    id: 'lesson',
    name: '课程',
    plain: 2.4,
    narrow: 1,
    parts: [
      { name: '白墙', box: whole, plain: 4, narrow: 0.6 },
      { name: '板书', box: [11, 2, 11, 5], plain: 7, narrow: 6 },
      { name: '老师', box: [3, 2, 5, 8], plain: 8, narrow: 6 },
    ],
  },
  {
    id: 'match',
    name: '赛事',
    plain: 6,
    narrow: 3.5,
    parts: [
      { name: '草地', box: whole, plain: 5, narrow: 2 },
      { name: '看台', box: [0, 0, 24, 3], plain: 8, narrow: 4 },
      { name: '球员与球', box: [6, 4, 12, 4], plain: 9, narrow: 10 },
    ],
  },
  {
    id: 'cartoon',
    name: '动画',
    plain: 2.5,
    narrow: 1.2,
    parts: [
      { name: '平涂', box: whole, plain: 3, narrow: 0.8 },
      { name: '角色的轮廓', box: [8, 3, 7, 7], plain: 7, narrow: 7 },
    ],
  },
];
