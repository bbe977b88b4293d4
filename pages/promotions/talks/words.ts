import { talkHours } from '../../../config/talk-seasons.ts';
import type { TalkTheme } from '../../../config/talk-notes.ts';

export const evening = {
  lead: '语音智能体、全球选路与质量工程，每周四晚一讲，讲完整理成文字。',
  note: `每周四 ${talkHours.from} 开讲，讲 ${talkHours.minutes} 分钟，答问 ${talkHours.questions} 分钟。免费，不限人数。`,
  programme: '一个晚上只讲一个题目。直播间在开讲前十分钟打开，浏览器里就能看，不装应用。',
  lecturers: '九位自己写代码的人，三位用产品的人，一人一晚。',
  lessons: '这些讲师录过的课，和今年的题目挨着。先看一节，当晚的术语就不陌生。',
  form: '留下联系方式，每讲开始前一小时收到短信和直播间地址。听几讲都可以，随时回复退订。',
  live: 'https://learn.yunqiao.example/mctalk4',
};

export const topics = [
  { value: '语音智能体', label: '语音智能体' },
  { value: '全球网络', label: '全球网络' },
  { value: '质量工程', label: '质量工程' },
  { value: '端侧与硬件', label: '端侧与硬件' },
] as const;

export const registered = {
  title: '报名成功',
  next: [
    { when: '马上', text: '确认短信带着直播间地址，可以转给同事。' },
    { when: '开讲前一小时', text: '提醒短信，附当晚的提纲。' },
    { when: '讲完三天后', text: '文字记录和答问发到您留的邮箱。' },
  ],
  exit: { href: '/promotion/mctalkDetail3', text: '先读第三季的文字记录' },
};

export const third = {
  lead: '引擎重写、消息搬家、远程柜员与游戏语音。2024 年秋天的十二个周四，讲的都是已经上线、也出过事的东西。',
  programme: '当年的场次与先后，10 月 3 日假期停讲一次。',
  lessons: '几位讲师把自己那一晚重录成了课，有字幕和代码。',
};

export const themes: Record<TalkTheme, string> = {
  消息架构: '消息怎么存、怎么搬、一万人同时来时怎么办。',
  弱网对抗: '带宽忽然没有的那一秒，引擎和玩家各看到什么。',
  低时延直播: '一秒以内的直播与白板，每一百毫秒的价钱。',
  上线与合规: '医院、银行和短信：规矩先于代码。',
};

export const notes = {
  lead: '第三季十二讲，每讲四十分钟。每条横线是一讲，段落按分钟画长短；下面是各讲的结论和现场问得最多的一个问题。',
  lessons: '这几讲后来重录成课，到课程站观看，可以倍速，按章跳转。',
};

export const first = {
  lead: '2021 年秋天，远程办公和网课刚退潮。十个周四，十个人，用一块白板和一台摄像机讲完了第一季。',
  compare: '五年过去，有的结论还站得住，有的被我们自己推翻。两栏并排，不改当年的原话。',
  lessons: '有四位后来开了课。',
};

/** The ten talks of 2021 in their order: what each came to, and what is done today. The call of the lecturers is cut before it reaches them. */
export const thenAndNow: readonly {
  name: string;
  company: string;
  topic: string;
  said: string;
  now: string;
  link?: { href: string; name: string };
}[] = [
  {
    name: '柏松龄',
    company: '云桥通信音频实验室',
    topic: '从一副耳机开始：回声消除的来路',
    said: '回声消除先认耳机：有线、蓝牙、外放是三套参数。',
    now: '参数表退役了，由模型每 10 毫秒判断一次；耳机型号只留作日志。',
    link: { href: '/nice', name: '音频实验室' },
  },
  {
    name: '孟迢',
    company: '云桥通信',
    topic: '浏览器里的通话：四百条兼容笔记',
    said: '浏览器差异只能逐条记，四百条笔记就是产品。',
    now: '剩下六十多条，其余随旧版浏览器一起下线。笔记仍然公开。',
    link: { href: '/nrtc', name: '音视频通话 2.0' },
  },
  {
    name: '桑榆',
    company: '小岬科技',
    topic: '打得通：儿童手表的第一需求',
    said: '手表的通话先保证响铃，画质排在第五。',
    now: '排序没有变，第二位换成了“老人听得清”。',
    link: { href: '/case/xiaojia-watch', name: '小岬科技的案例' },
  },
  {
    name: '柯敏之',
    company: '枕溪县人民医院',
    topic: '医生眼里的四千像素：远程超声需求',
    said: '超声远程会诊要 4K，低于它医生不签字。',
    now: '多数切面用不到。真正要的是每一帧都不丢，码率给探头画面而不是房间。',
  },
  {
    name: '韦冉之',
    company: '云桥通信',
    topic: '最后两个百分点：离线推送到达率',
    said: '离线推送的最后两个百分点，靠补发。',
    now: '靠不发：用户在另一台设备上已读，这一条就撤回。',
    link: { href: '/im', name: '即时通讯' },
  },
  {
    name: '佟安澜',
    company: '云桥通信',
    topic: '除夕夜的写入：存储的三倍余量',
    said: '除夕夜的写入按平日三倍留余量。',
    now: '余量按去年的曲线逐小时算，平时不再空着两倍的机器。',
  },
  {
    name: '丁谷雨',
    company: '云桥通信',
    topic: '前十五分钟：让接入不再劝退',
    said: '接入超过十五分钟，一半的人会走。',
    now: '十五分钟成了对外的承诺，文档里每一步都有人计时。',
    link: { href: '/videoTutorial', name: '视频课程' },
  },
  {
    name: '连仲秋',
    company: '青岑县教育局',
    topic: '下雨天能不能上课：三个课堂记事',
    said: '下雨天断课，先怪学校的网线。',
    now: '量过以后发现是山顶的宽带雨天只剩十分之一，课堂改成先降画面、声音不动。',
    link: { href: '/edu', name: '在线教育' },
  },
  {
    name: '向飞越',
    company: '云桥通信',
    topic: '小程序里的一通来电：响铃与后台',
    said: '小程序在后台响不了铃，用订阅消息顶一下。',
    now: '呼叫组件接管了来电，订阅消息留作第二条路。',
    link: { href: '/netcall', name: '音视频通话' },
  },
  {
    name: '温知夏',
    company: '半亩生鲜',
    topic: '号码只借四十分钟：隐私号的运营账',
    said: '隐私号按单绑定，四十分钟后回收。',
    now: '仍是四十分钟，只是骑手取消订单时会提前放号。',
    link: { href: '/connection', name: '专线电话' },
  },
];
