/** The hour at which a trade needs its call, and what is hard about it. The menu names and groups the solutions. */
export type Scene = { hour: number; at: string; hard: string };

/** Types of cases that belong to a group of solutions; the types of no group stand in a section of their own. */
export const caseTypes: Readonly<Record<string, readonly string[]>> = {
  教育: ['education'],
  医疗: ['medical'],
  金融与政企: ['finance', 'government'],
  社交与游戏: ['social', 'game', 'overseas'],
  终端: ['hardware'],
};
