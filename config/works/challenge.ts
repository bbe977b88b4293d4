import type { ProductCode } from '../products.ts';

/** What people do with each other in a work; the marks of its score. */
export const uses = {
  voice: { name: '语音', product: 'netcall' },
  video: { name: '视频', product: 'netcall' },
  text: { name: '消息', product: 'im' },
  board: { name: '白板', product: 'whiteboard' },
  ai: { name: '智能体', product: 'rtc-ai' },
} as const satisfies Record<string, { name: string; product: ProductCode | 'rtc-ai' }>;

export type Use = keyof typeof uses;

export const themes = { care: '看护与医疗', learn: '学习', public: '公益', life: '生活', play: '娱乐' } as const;
export type Theme = keyof typeof themes;

export const awards = { first: '一等奖', second: '二等奖', third: '三等奖', special: '单项奖', final: '入围' } as const;
export type Award = keyof typeof awards;

/** Who takes part in a use of the work, and when: minutes from its start. */
export type Lane = { who: string; parts: readonly (readonly [use: Use, from: number, to: number])[] };

export type Work = {
  /** Part of its address. */
  id: string;
  name: string;
  team: string;
  city: string;
  theme: Theme;
  award: Award;
  /** What it is for, in a sentence. */
  idea: string;
  /** How it is done, and what it took. */
  made: string;
  /** What the jury said. */
  said: string;
  /** What became of it by the next year. */
  later: string;
  /** Points for use, making and thrift: 40, 40 and 20 at most. */
  points: readonly [use: number, making: number, thrift: number];
  /** Days from the first line to the last, lines of code, size of the package in kB. */
  built: { days: number; lines: number; kB: number };
  /** A usual use, minute by minute. */
  minutes: number;
  lanes: readonly Lane[];
};

/** The works that reached the final of the challenge, by their points. */
export const challengeWorks: readonly Work[] = [
  {
    id: 'night-window',
    name: '夜窗',
    team: '三号楼值班室',
    city: '洛阳',
    theme: 'care',
    award: 'first',
    idea: '独居老人起夜超过十分钟没有回床，家人的小程序亮一扇窗，点一下就能说话。',
    made: '床垫压力垫只报“在”和“不在”，不装摄像头。超时后先由智能体用方言问一声，没有应答才接通子女，语音优先，老人按一下才开视频。',
    said: '把“看着他”改成“他需要时听得见”，三位评委在“有用”一项都给了满分。',
    later: '社区养老站装了六十户，压力垫改成了借的，退还后消毒再借。夜里的应答由站里的值班护士兜底。',
    points: [40, 36, 18],
    built: { days: 41, lines: 3_120, kB: 860 },
    minutes: 14,
    lanes: [
      {
        who: '老人',
        parts: [
          ['ai', 1, 3],
          ['voice', 4, 12],
          ['video', 6, 9],
        ],
      },
      {
        who: '女儿',
        parts: [
          ['voice', 4, 12],
          ['video', 6, 9],
        ],
      },
      {
        who: '社区',
        parts: [
          ['text', 3, 4],
          ['text', 12, 13],
        ],
      },
    ],
  },
  {
    id: 'half-beat',
    name: '半拍',
    team: '弦外',
    city: '成都',
    theme: 'play',
    award: 'second',
    idea: '四个人隔着网合唱，听到的不是齐的，录下来却是齐的。',
    made: '每人跟着本机伴奏唱，上传的是带时间戳的音轨；对齐在结束之后做，实时那一路只用来听见彼此的呼吸。四轨各自保留，谁跑调单独修。',
    said: '承认时延存在，绕过去而不是假装没有，是这届最聪明的一处工程取舍。',
    later: '两所中学的合唱团用它排练。作者补了节拍器和分声部试听，四轨可以打包下载，交给老师自己混。',
    points: [34, 40, 17],
    built: { days: 33, lines: 2_480, kB: 1_040 },
    minutes: 6,
    lanes: [
      { who: '女高', parts: [['voice', 0.3, 5.2]] },
      { who: '女低', parts: [['voice', 0.9, 5.2]] },
      { who: '男高', parts: [['voice', 1.4, 4.6]] },
      { who: '男低', parts: [['voice', 1.4, 5.2]] },
    ],
  },
  {
    id: 'sign-relay',
    name: '手语接力',
    team: '听不见也行',
    city: '南京',
    theme: 'public',
    award: 'second',
    idea: '听障人去窗口办事，扫码接通一位手语翻译，窗口那边听到的是人声。',
    made: '三方通话只传一路视频：手语那一路保 24 帧，翻译和窗口只要语音。排队超过 90 秒转为文字，窗口的话由识别变成大字。',
    said: '省下来的带宽全给了手，帧率的取舍讲得清楚。',
    later: '三个区的政务大厅在窗口贴了码，翻译按小时计酬。排队最长的一次从九十秒降到四十秒，靠的是提前一天预约。',
    points: [39, 35, 16],
    built: { days: 45, lines: 3_700, kB: 910 },
    minutes: 18,
    lanes: [
      { who: '办事人', parts: [['video', 2, 16]] },
      {
        who: '翻译',
        parts: [
          ['video', 2, 16],
          ['voice', 3, 16],
        ],
      },
      {
        who: '窗口',
        parts: [
          ['text', 0, 2],
          ['voice', 3, 16],
        ],
      },
    ],
  },
  {
    id: 'wrong-notes',
    name: '错音本',
    team: '琴房二楼',
    city: '沈阳',
    theme: 'learn',
    award: 'third',
    idea: '陪练课结束，老师点过的每个错音自动剪成四秒，第二天早上先听这几段。',
    made: '老师在白板的谱子上点一下，时间点和小节号一起写进消息；课后按时间点从录音里剪。学生只听错的，平均每天两分四十秒。',
    said: '没有新能力，只把三样旧能力在对的时间连起来。',
    later: '从钢琴扩到小提琴和古筝。老师要求加一个“我听错了”的按钮，点过的错音可以撤回，学生那边跟着消失。',
    points: [36, 33, 18],
    built: { days: 28, lines: 1_960, kB: 720 },
    minutes: 45,
    lanes: [
      {
        who: '老师',
        parts: [
          ['video', 0, 45],
          ['board', 6, 11],
          ['board', 17, 24],
          ['board', 33, 38],
        ],
      },
      { who: '学生', parts: [['video', 0, 45]] },
      {
        who: '错音',
        parts: [
          ['text', 8, 9],
          ['text', 19, 20],
          ['text', 22, 23],
          ['text', 35, 36],
        ],
      },
    ],
  },
  {
    id: 'orchard-line',
    name: '果园直线',
    team: '下梨沟合作社',
    city: '运城',
    theme: 'life',
    award: 'third',
    idea: '县里的农技员一天走不完三十个园子，果农把镜头对着叶子，当场问。',
    made: '果园常常只有 2G，先传一张清晰的静图再接语音；农技员在图上圈病斑，圈的坐标只有 60 字节。一次问诊流量不到 900 kB。',
    said: '在地头测过的作品，和在办公室测过的，一眼看得出来。',
    later: '第二年春天多了柑橘和茶园两组图谱。农技站把常见的四十种病斑做成对照卡，没有信号的地方也能翻。',
    points: [37, 30, 20],
    built: { days: 37, lines: 1_540, kB: 640 },
    minutes: 9,
    lanes: [
      {
        who: '果农',
        parts: [
          ['text', 0, 1],
          ['voice', 1, 8],
        ],
      },
      {
        who: '农技员',
        parts: [
          ['voice', 1, 8],
          ['board', 3, 6],
        ],
      },
    ],
  },
  {
    id: 'last-bus',
    name: '末班车',
    team: '七里庙中学',
    city: '赣州',
    theme: 'public',
    award: 'third',
    idea: '晚自习后一路走夜路回家的学生，连成一条会报数的队伍。',
    made: '每人到家按一下，名字变灰；超过平时五分钟没按，前后两位同学先被拉进一个语音通话里问一声，再没有回音才通知老师。',
    said: '作者是高二学生，规则是他们自己开会定的。',
    later: '毕业时交给了下一届。规则多了一条：谁先到家，谁多等五分钟，最后一位报平安，队伍才解散。',
    points: [38, 28, 20],
    built: { days: 24, lines: 1_120, kB: 410 },
    minutes: 40,
    lanes: [
      {
        who: '小罗',
        parts: [
          ['text', 0, 1],
          ['text', 18, 19],
        ],
      },
      {
        who: '小钟',
        parts: [
          ['text', 0, 1],
          ['voice', 27, 31],
          ['text', 33, 34],
        ],
      },
      {
        who: '小赖',
        parts: [
          ['text', 0, 1],
          ['voice', 27, 31],
          ['text', 38, 39],
        ],
      },
      { who: '老师', parts: [['text', 39, 40]] },
    ],
  },
  {
    id: 'quiet-clinic',
    name: '轻声门诊',
    team: '白露',
    city: '杭州',
    theme: 'care',
    award: 'special',
    idea: '心理咨询的候诊室：先打字，再出声，最后才露面，每一步都由来访者决定。',
    made: '三个阶段用的是同一个会话，升级只在一方点头后发生；任何时候长按屏幕就退回打字，对方看不到退回的动作。',
    said: '单项奖“最好的退路”。',
    later: '退回打字的那个长按，被咨询室改成了默认教给每位来访者的第一件事。候诊时间里有三成人始终没有出声。',
    points: [35, 32, 15],
    built: { days: 39, lines: 2_210, kB: 780 },
    minutes: 50,
    lanes: [
      {
        who: '来访者',
        parts: [
          ['text', 0, 14],
          ['voice', 14, 48],
          ['video', 30, 41],
        ],
      },
      {
        who: '咨询师',
        parts: [
          ['text', 0, 14],
          ['voice', 14, 48],
          ['video', 30, 41],
        ],
      },
    ],
  },
  {
    id: 'fourteen-kb',
    name: '十四千字节',
    team: '一个人',
    city: '厦门',
    theme: 'life',
    award: 'special',
    idea: '只做一件事的对讲机：按住说话，松开结束，主包十四千字节。',
    made: '界面是一个圆，没有图片和字体。登录、建群、对讲共 186 行，其余交给组件按需下载。断网时录在本地，恢复后按顺序补发。',
    said: '单项奖“最小体积”，主包是第二小那件的二十七分之一。',
    later:
      '代码公开以后，有人给它加了图标，长到二十二千字节，又被别人减了回去。现在的纪录是十三千字节，少的那一千来自删掉一句提示语：圆按下去会变深，用不着再说一遍。',
    points: [31, 30, 20],
    built: { days: 9, lines: 186, kB: 14 },
    minutes: 3,
    lanes: [
      {
        who: '甲',
        parts: [
          ['voice', 0.1, 0.5],
          ['voice', 1.2, 1.5],
          ['voice', 2.4, 2.9],
        ],
      },
      {
        who: '乙',
        parts: [
          ['voice', 0.6, 1.1],
          ['voice', 1.6, 2.2],
        ],
      },
    ],
  },
  {
    id: 'blind-go',
    name: '盲棋',
    team: '星位',
    city: '济南',
    theme: 'play',
    award: 'final',
    idea: '两个人不看棋盘下围棋，谁报错了，智能体裁判吹哨。',
    made: '裁判把语音里的“四之十六”转成坐标，落在只有观众看得见的白板上。口音样本收了六个方言区，识别错了可以按一下撤回。',
    said: '观众席的体验比棋手席好，本身就有意思。',
    later: '棋友自己办了十二场线上赛，裁判学会了听“挂角”“小飞”这样的说法。哨声后来能关，观众却要求开着。',
    points: [30, 34, 15],
    built: { days: 30, lines: 2_050, kB: 690 },
    minutes: 60,
    lanes: [
      { who: '黑', parts: [['voice', 1, 58]] },
      { who: '白', parts: [['voice', 1, 58]] },
      { who: '裁判', parts: [['ai', 1, 58]] },
      {
        who: '观众',
        parts: [
          ['board', 1, 58],
          ['text', 20, 30],
          ['text', 44, 52],
        ],
      },
    ],
  },
  {
    id: 'recipe-call',
    name: '外婆在灶上',
    team: '二两油',
    city: '长沙',
    theme: 'life',
    award: 'final',
    idea: '跟着外婆做一道菜：她把镜头对着她的锅，外孙把镜头对着自己的锅。',
    made: '两边都只拍灶台，手机架好以后全程用说的。智能体听到“半勺”“一把”，记成菜谱，末尾换算成克数，外婆可以改。',
    said: '“一把”到底是几克，决赛现场称了三次。',
    later: '作者家里攒了四十一道菜。克数旁边保留了原话，因为大家发现，“一把”换了一双手，就真的是另一个数。',
    points: [33, 29, 16],
    built: { days: 22, lines: 1_480, kB: 600 },
    minutes: 35,
    lanes: [
      { who: '外婆', parts: [['video', 0, 33]] },
      { who: '外孙', parts: [['video', 0, 33]] },
      {
        who: '菜谱',
        parts: [
          ['ai', 4, 7],
          ['ai', 15, 18],
          ['ai', 27, 29],
          ['text', 33, 35],
        ],
      },
    ],
  },
  {
    id: 'lost-dog',
    name: '寻它',
    team: '小区西门',
    city: '天津',
    theme: 'life',
    award: 'final',
    idea: '走失的狗被人看见，看见的人和主人当场连线，让狗听到主人的声音。',
    made: '扫寻狗启事上的码直接进会话，不装应用、不露号码。主人可以提前录一句呼唤，没接到电话时先放出来。',
    said: '演示时，会场里的狗真的抬了头。',
    later: '一年里有二十七只狗回了家。码后来印在项圈上，扫的人多数不是路人，而是小区门口的保安和快递员。',
    points: [32, 27, 18],
    built: { days: 15, lines: 940, kB: 380 },
    minutes: 8,
    lanes: [
      {
        who: '路人',
        parts: [
          ['text', 0, 1],
          ['video', 2, 7],
        ],
      },
      {
        who: '主人',
        parts: [
          ['text', 1, 2],
          ['voice', 2, 7],
        ],
      },
    ],
  },
  {
    id: 'proof-board',
    name: '卡住了',
    team: '第九排',
    city: '合肥',
    theme: 'learn',
    award: 'final',
    idea: '数学题做到哪一步卡住，就从那一步开始有人讲，前面的不重讲。',
    made: '学生的草稿是白板的笔画，老师拖动时间轴看他怎么想的，在分岔处接着写。讲完留下两条笔迹：学生的和老师的。',
    said: '看见思路拐弯的地方，比看见答案有用。',
    later: '老师们把两条笔迹攒成一本“拐弯集”，备课时先看学生在哪一步走岔。物理题也能用，化学方程式还在试。',
    points: [34, 28, 13],
    built: { days: 34, lines: 2_600, kB: 880 },
    minutes: 12,
    lanes: [
      {
        who: '学生',
        parts: [
          ['board', 0, 4],
          ['voice', 5, 11],
          ['board', 9, 12],
        ],
      },
      {
        who: '老师',
        parts: [
          ['voice', 5, 11],
          ['board', 5, 9],
        ],
      },
    ],
  },
  {
    id: 'dialect-desk',
    name: '乡音台',
    team: '九声',
    city: '柳州',
    theme: 'public',
    award: 'final',
    idea: '只有几百人会说的方言，约会说的老人和想学的年轻人每周通一次话。',
    made: '通话按词切段，老人说一个词，年轻人跟一遍，两段并排存下来。一年下来是一部会说话的小词典，版权归说话的人。',
    said: '技术很轻，约到人很难，他们约到了三十一位。',
    later: '小词典收到第二百四十个词，录音存在县档案馆。最年长的那位老人开始主动打来，问下一次学哪几个词。',
    points: [36, 24, 14],
    built: { days: 44, lines: 1_720, kB: 560 },
    minutes: 30,
    lanes: [
      {
        who: '老人',
        parts: [
          ['voice', 1, 4],
          ['voice', 6, 9],
          ['voice', 12, 16],
          ['voice', 20, 23],
        ],
      },
      {
        who: '年轻人',
        parts: [
          ['voice', 4, 6],
          ['voice', 9, 12],
          ['voice', 16, 20],
          ['voice', 23, 27],
        ],
      },
      {
        who: '词典',
        parts: [
          ['text', 5, 6],
          ['text', 11, 12],
          ['text', 19, 20],
          ['text', 26, 27],
        ],
      },
    ],
  },
  {
    id: 'ward-round',
    name: '查房的七分钟',
    team: '临床信息组',
    city: '武汉',
    theme: 'care',
    award: 'final',
    idea: '家属不能进的病房，查房时接进来七分钟，医生说的每句话都有字。',
    made: '护士推车上的平板开会，家属从短信链接进，只看得见自己那一床。字幕实时出，专业词旁边有一行白话。',
    said: '字幕里的“白话行”应该单独做成一个产品。',
    later: '两家医院在儿科和康复科先用了起来。白话行改成由护士在查房前预备好词条，临时出现的词才交给识别。',
    points: [35, 26, 12],
    built: { days: 40, lines: 2_900, kB: 950 },
    minutes: 7,
    lanes: [
      { who: '医生', parts: [['video', 0.5, 6.5]] },
      {
        who: '护士',
        parts: [
          ['text', 0, 0.5],
          ['text', 6.5, 7],
        ],
      },
      { who: '家属甲', parts: [['video', 0.5, 6.5]] },
      { who: '家属乙', parts: [['voice', 1, 6.5]] },
      { who: '白话行', parts: [['ai', 0.6, 6.5]] },
    ],
  },
  {
    id: 'shadow-play',
    name: '影子戏',
    team: '灯下',
    city: '西安',
    theme: 'play',
    award: 'final',
    idea: '两个孩子各在家里用手影演戏，影子落在同一块幕布上。',
    made: '画面在本机抠成黑白轮廓再传，一帧只有几百字节，老手机也能到 20 帧；声音照常。幕布就是一块共享白板。',
    said: '抠影子这一步，把视频通话变成了几乎不要带宽的东西。',
    later: '幼儿园的联欢会上演过一次，十一个家庭同时在幕布上。轮廓现在可以留下来，剪成三十秒的小戏。',
    points: [28, 32, 12],
    built: { days: 26, lines: 1_830, kB: 540 },
    minutes: 20,
    lanes: [
      {
        who: '小满',
        parts: [
          ['voice', 0, 20],
          ['board', 2, 18],
        ],
      },
      {
        who: '豆豆',
        parts: [
          ['voice', 0, 20],
          ['board', 4, 18],
        ],
      },
    ],
  },
  {
    id: 'interview-mirror',
    name: '面试镜子',
    team: '秋招搭子',
    city: '广州',
    theme: 'learn',
    award: 'final',
    idea: '和智能体练一场面试，结束时只告诉您三件事：说了多久，停了几次，哪句最好。',
    made: '不打分，不判断表情。智能体追问到第二层为止，录音当晚自动删除，留下的是文字和三个数字。',
    said: '忍住不打分，是对的。',
    later: '一所职业学校把它放进求职课，每人练三次。学生最常回头看的是停顿次数，而不是说了多久。',
    points: [30, 26, 13],
    built: { days: 18, lines: 1_260, kB: 470 },
    minutes: 25,
    lanes: [
      { who: '求职者', parts: [['voice', 0, 22]] },
      {
        who: '考官',
        parts: [
          ['ai', 0, 2],
          ['ai', 6, 8],
          ['ai', 12, 14],
          ['ai', 18, 20],
        ],
      },
      { who: '小结', parts: [['text', 22, 25]] },
    ],
  },
];

export const totalOf = ({ points }: Pick<Work, 'points'>): number => points.reduce((sum, part) => sum + part, 0);

/** Kinds of uses in a work, in the order of the legend. */
export const usesOf = ({ lanes }: Pick<Work, 'lanes'>): Use[] => {
  const found = new Set(lanes.flatMap(({ parts }) => parts.map(([use]) => use)));
  return (Object.keys(uses) as Use[]).filter((use) => found.has(use));
};

export const workAddress = (id: string): string => `/promotion/minichallenge/detail/${id}`;

/** The challenge itself. */
export const challenge = { entries: 127, cities: 43, final: challengeWorks.length, prizes: 8 } as const;
