/** What the law of China says in numbers, each number once; pages name the rule beside it. */
export const regulations = {
  /** Notice of the National Press and Publication Administration of 2021: the days and hours in which minors may be served online games. */
  minorsPlay: { days: '周五、周六、周日和法定节假日', from: 20, to: 21 },
} as const;
