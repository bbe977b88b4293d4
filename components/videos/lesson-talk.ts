import type { Talk } from '../art/works/work.ts';

/** What is said on the posters of the products whose drawings have words: each speaks of its own product. */
const talks: Readonly<Record<string, Talk>> = {
  im: ['发出去了', '收到了'],
  qchat: ['谁能发言？', '看身份组'],
  live: ['晚了几秒？', '换条线路'],
  interact: ['还剩十秒！', '比分追平'],
  liveevent: ['开场了吗？', '还有五分钟'],
};

const other: Talk = ['听得清吗？', '很清楚'];

/** The talk that the poster of a lesson shows. */
export const lessonTalk = (product: string): Talk => (Object.hasOwn(talks, product) ? talks[product]! : other);
