import { describe, expect, it } from 'vitest';
import { classPicture, costOf, readLesson } from '../../../pages/solutions/edu/lesson.ts';
import { lessonRates } from '../../../pages/solutions/edu/data.ts';

const read = (count: number) => readLesson({ pupils: count }, lessonRates);
const circles = (count: number) => classPicture({ pupils: count }).match(/<circle/g)!.length;

describe('a lesson on /edu', () => {
  it('is of the kind that suits its pupils', () => {
    expect(read(1).status).toBe('1 名学生：一对一，台上 2 路，168 毫秒，¥1.44');
    expect(read(6).status).toBe('6 名学生：小班课，台上 7 路，200 毫秒内，¥5.02');
    expect(read(16).texts).toMatchObject({ kind: '小班课', stage: 17 });
    expect(read(30).texts).toMatchObject({ kind: '大班直播', stage: 7, delay: '0.83 秒' });
  });

  it('costs its viewers’ traffic and the minutes of those on the stage', () => {
    const { stage, viewer } = lessonRates;
    expect(costOf({ pupils: 10_000 }, lessonRates)).toBe(Math.round(7 * 30 * stage + 9_994 * viewer));
    // A pupil who watches costs less than one on the stage.
    expect(costOf({ pupils: 30 }, lessonRates)).toBeLessThan(costOf({ pupils: 16 }, lessonRates));
  });

  it('is drawn with the teacher, everybody on the stage, and two hundred dots of audience at most', () => {
    expect(circles(1)).toBe(2);
    expect(circles(16)).toBe(17);
    expect(circles(30)).toBe(7 + 24);
    expect(circles(10_000)).toBe(7 + 200);
    expect(classPicture({ pupils: 10_000 })).toContain('台下 9,994 名，一点 50 名');
  });
});
