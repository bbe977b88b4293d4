import { productLimits } from '../../../config/product-limits.ts';

export const match = [
  {
    name: '开场之前',
    cues: [
      { when: '−0:15', what: '发出挑战，对面 15 秒内答应', note: '拒绝或超时，两边直播都不受影响', who: '主播' },
      { when: '−0:01', what: '两间房约好同一个切换点', note: '任一间来不及，一起顺延 250 毫秒', who: '服务端' },
    ],
  },
  {
    name: '五分钟比拼',
    cues: [
      { when: '0:00', what: '同屏，计时开始', who: '服务端', marked: true },
      { when: '0:00 起', what: '礼物入账，按到达服务端的先后', note: '每份有编号，重发不重记', who: '您的服务端' },
      { when: '5:00', what: '停止计分', note: '之后到的礼物照收，分数不算', who: '服务端', marked: true },
    ],
  },
  {
    name: '惩罚与散场',
    cues: [
      { when: '5:00', what: '负方受罚 60 秒，长短可调', note: '20 至 22 时没有这一段', who: '主播' },
      { when: '6:00', what: '两间房各回各的画面', note: '任一方可提前结束', who: '服务端' },
    ],
  },
];

/** What happens without an agreed moment, and at which second of the match. */
export const mishaps = [
  { at: 0, title: '开打先黑屏', text: '换播放地址就要重新起播。一天打二十次，就黑二十次，走掉的人不再回来。' },
  { at: 297, title: '比分先剧透', text: '分数走消息，画面走直播，消息总是先到。观众还没看见那份大礼，数字已经变了。' },
  {
    at: 300,
    title: '两边赢家不同',
    text: '各算各的账，最后一秒的礼物只算进了一边。两个粉丝群吵一夜，主播都说自己赢。',
  },
];

/** What is demanded of matches, and what the match does about it. */
export const laws = [
  {
    icon: 'timer',
    title: '晚高峰两次',
    text: '每日 20 至 22 时，单个账号的直播间“连麦 PK”不得超过 2 次，也不得设惩罚环节。到点由服务端拒绝第三次邀请，惩罚自动关掉。',
  },
  {
    icon: 'gift',
    title: '未成年人不打赏',
    text: '同一份意见：不得为未成年人提供打赏服务，全部取消打赏榜单。比分只在这一场里，散场即清，不排名。',
  },
  {
    icon: 'id-card',
    title: '十六周岁才开播',
    text: '《未成年人保护法》第七十六条：不得为未满十六周岁的人开播。令牌由您的实名结果签发，没有令牌进不了场。',
  },
] as const;

/** What the match does from the second on that one side is gone. */
export const drops = [
  { name: '留住最后一帧', note: '计时不停，连回来分数接着算', from: 0, to: 3, value: '3 秒内' },
  { name: '换成头像', note: '声音先回来；多人局由旁边的画面补位', from: 3, to: 30, value: '超过 3 秒', tone: 'second' },
  {
    name: '判离场',
    note: '按此刻的比分，或另开一局，由您的规则定',
    from: 30,
    to: 40,
    value: '超过 30 秒',
    tone: 'third',
  },
  {
    name: '合流任务崩溃',
    note: '各回单人画面，比分保在服务端，换机器接着打',
    from: 0,
    to: 12,
    value: '12 秒',
    tone: 'muted',
  },
] as const;

export const limits = [
  { value: '100', unit: '毫秒', name: '比分与画面相差', condition: '以内，各端，写进流的时间戳' },
  { value: '4', unit: '间', name: '同场', condition: 'SDK 4.9 起' },
  { value: '1.1', unit: '秒', name: '同意到观众看见', condition: '中位数，2026 年 1 月' },
  {
    value: String(productLimits.interact.stage.metered),
    unit: '人',
    name: '四间合计上麦',
    condition: '按量付费；套餐与签约更多',
  },
];

export const cases = [
  {
    when: '对手是自己房里的观众',
    why: '一间房里换座位，不必跨房约切换点。',
    instead: { href: '/interact', name: '互动直播' },
  },
  {
    when: '只比声音，不露脸',
    why: '合流画面白付，麦位加计分牌就够。',
    instead: { href: '/voicechat', name: '语聊房' },
  },
  { when: '比的是一局游戏', why: '胜负由棋谱定，不由礼物定。', instead: { href: '/minigame', name: '小游戏' } },
  {
    when: '只有两个人，没有观众',
    why: '没人围观就没有比分，要紧的是首帧与按秒的计价。',
    instead: { href: '/social-1v1', name: '一对一社交' },
  },
];

export const samples = [
  {
    label: 'Web',
    language: 'typescript',
    code: `const duel = await room.duel.invite({
  room: 'ayan-live',   // 对面的房间
  fight: 300,          // 秒
  penalty: 60,
});

// 比分写进流里：跟着画面到，不跟着消息到
duel.on('frame', ({ left, right, remaining }) =>
  board.draw(left, right, remaining));

duel.on('over', ({ winner }) => board.end(winner));

// 礼物由您的服务端记分，重发同一编号不重记
// POST /duel/{id}/score  { side, points, id }`,
  },
] as const;

export const questions = [
  { question: '观众要装新版本吗？', answer: '不用。播放地址不换；老版本看得到合好的画面，只是不画计分牌。' },
  {
    question: '礼物分数由谁算？',
    answer: '您的服务端，送礼前的年龄与限额也在那里校验。我们只把您报来的分数打进画面的时间戳，并在 5:00 封账。',
  },
  {
    question: '两边时延不一样怎么办？',
    answer: '各按自己画面的时刻显示比分。快的那边先看到结局，但谁都不会在画面之前看到。',
  },
  { question: '怎样避免总输给大主播？', answer: '匹配由您定。示例里有按近七天均值分档、连输三场降一档的做法。' },
];

export const neighbours = [
  { href: '/interact', name: '互动直播', text: '同一个房间对象，PK 是其中一种场面。' },
  { href: '/chatroom', name: '聊天室', text: '两边公屏各走各的，也可以打通。' },
  { href: '/live', name: '直播', text: '观众越靠低时延线路，最后十秒越热。' },
];
