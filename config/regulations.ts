/** What the law of China says in numbers, each number once; pages name the rule beside it. */
export const regulations = {
  /** Notice of the National Press and Publication Administration of 2021: the days and hours in which minors may be served online games. */
  minorsPlay: { days: '周五、周六、周日和法定节假日', from: 20, to: 21 },

  /** What pages about agents say of their registration and of the marks on what they make. The numbers are placeholders until ours are granted. */
  agents: {
    filing:
      '大模型与算法均已备案（备案号为示例：网信算备 000000 号）；按《人工智能生成合成内容标识办法》，文字有标注，合成语音有提示音，文件写入隐式标识。',
  },
} as const;
