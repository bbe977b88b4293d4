/** The hour at which a trade needs its call, and what is hard about it. The menu names and groups the solutions. */
export type Scene = { hour: number; at: string; hard: string };

export const scenes: Readonly<Record<`/${string}`, Scene>> = {
  '/edu': { hour: 20, at: '20:00', hard: '三十个孩子同时举手，谁先谁后要让全班服气。' },
  '/edu-music': { hour: 19, at: '19:00', hard: '降噪把弱音当杂音，老师听不到踏板。' },
  '/after-school': { hour: 15.5, at: '15:30', hard: '一位编程老师，六所学校都在等。' },
  '/three-classroom': { hour: 8.5, at: '08:30', hard: '山里下雨，上行只剩一两兆。' },
  '/medical': { hour: 10, at: '10:00', hard: '谁翻过这份病历，事后要说得出。' },
  '/medhos': { hour: 9, at: '09:00', hard: '处方没有药师签字，一步都不能往下走。' },
  '/medarea': { hour: 14, at: '14:00', hard: '超声影像要逐帧看，数据又不能出县。' },
  '/finance': { hour: 11, at: '11:00', hard: '三年后来查，录像、文字与签名要对得上秒。' },
  '/remoteteller': { hour: 13.5, at: '13:30', hard: '排队的人站着，九分钟之内得办完。' },
  '/remote-bidding': { hour: 9.5, at: '09:30', hard: '专家要讨论，却不能认出彼此。' },
  '/voicechat': { hour: 23.5, at: '23:30', hard: '八个麦同时笑，背景音乐还不能抖。' },
  '/social-1v1': { hour: 22, at: '22:00', hard: '画面还没到就计费，第二天全是投诉。' },
  '/pklinkmic': { hour: 21, at: '21:00', hard: '两边观众看到的比分差三秒，就算作弊。' },
  '/minigame': { hour: 20.5, at: '20:30', hard: '棋盘一打开，话就断了。' },
  '/game-voice': { hour: 19.5, at: '19:30', hard: '语音多吃一帧，玩家先关的是语音。' },
  '/global/social': { hour: 22.5, at: '22:30', hard: '两头隔着半个地球，中间还有一段弱网。' },
  '/netcall-tv': { hour: 18.5, at: '18:30', hard: '老人手里只有五个键的遥控器。' },
  '/smartwatch': { hour: 16.5, at: '16:30', hard: '电池比硬币大不了多少，放学路上换三次基站。' },
  '/wechatApplets': { hour: 12, at: '12:00', hard: '对方不肯装 App，微信又限制后台。' },
};

/** Types of cases that belong to a group of solutions; the types of no group stand in a section of their own. */
export const caseTypes: Readonly<Record<string, readonly string[]>> = {
  教育: ['education'],
  医疗: ['medical'],
  金融与政企: ['finance', 'government'],
  社交与游戏: ['social', 'game', 'overseas'],
  终端: ['hardware'],
};

export const partings = [
  {
    title: '互联网医疗、互联网医院、医联体',
    text: '没有医院执照，做健康平台，看第一个；自己有执照、要开处方，看第二个；管着一个县的几十家卫生院，看第三个。',
  },
  {
    title: '金融与远程柜员',
    text: '要留证据的一通视频，不论在哪里打，看金融；要把整个柜台连同排队、叫号与用印搬走，看远程柜员。',
  },
  {
    title: '语聊房、一对一、PK 连麦',
    text: '数一数台上的人：多人轮流说是语聊房，只有两人且按分钟收费是一对一，两间直播间并排是 PK。',
  },
  {
    title: '小游戏与游戏语音',
    text: '房间是主角，游戏用来暖场，看小游戏；游戏已经有了，缺的是队友的声音，看游戏语音。',
  },
  {
    title: '在线教育与三个课堂',
    text: '学生各自在家，看在线教育；学生成班坐在教室里，老师在另一所学校，看三个课堂。',
  },
];
