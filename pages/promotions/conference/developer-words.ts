export type Hall = {
  name: string;
  about: string;
  talks: readonly { title: string; short: string; who: string; said: string }[];
};

export const lead = '一个星期六，十二场分享分在三个厅里同时讲。时间撞在一起，所以每一场都记了下来：谁讲的，讲了什么。';

/** When the talks of each hall begin, and how long they are. */
export const slots = [
  { from: '10:00', minutes: 55 },
  { from: '11:00', minutes: 55 },
  { from: '13:30', minutes: 80 },
  { from: '15:00', minutes: 80 },
];

export const halls: readonly Hall[] = [
  {
    name: '声画厅',
    about: '实时音视频：回声、码率、弱网与上麦。',
    talks: [
      {
        title: '外放时的回声，先量再消',
        short: '外放的回声先量再消',
        who: '裘岚汀，云桥通信',
        said: '二十款手机的扬声器时延相差可达 180 毫秒。先用一声扫频量出来，再谈算法。',
      },
      {
        title: '三百毫秒里的连麦',
        short: '三百毫秒里的连麦',
        who: '商涟，云桥通信',
        said: '上麦那一刻不要切线路，让两条线并行一秒，观众听不出接缝。',
      },
      {
        title: '码率给脸还是给字幕',
        short: '码率给脸还是给字幕',
        who: '房空明，云桥通信',
        said: '网课给字，直播给脸，会议给共享的那一格。一套参数满足不了三家。',
      },
      {
        title: '地铁三号线的一个早高峰',
        short: '地铁三号线的早高峰',
        who: '欧定波，云桥通信',
        said: '抱着六台手机坐了四十趟，画出每一站的带宽。最差的一处是换乘大厅。',
      },
    ],
  },
  {
    name: '消息厅',
    about: '消息系统：顺序、未读、推送与搬家。',
    talks: [
      {
        title: '未读数为什么总差一条',
        short: '未读数差一条',
        who: '戎朝，云桥通信',
        said: '已读和撤回同时发生，谁先到谁赢。与其对齐数字，不如让它自己在三秒内变对。',
      },
      {
        title: '推送到了，通知没有响',
        short: '推送到了没响',
        who: '韦冉之，云桥通信',
        said: '到达和响铃是两回事。七成投诉里，系统把通知折叠进了一个没人打开的分组。',
      },
      {
        title: '一千万条消息的三种搜法',
        short: '千万条消息三种搜法',
        who: '孙渡，某协作软件',
        said: '端上索引、云端索引、两边各一半。他们换了三次，最后回到端上，因为用户只搜自己的三个月。',
      },
      {
        title: '给旧系统写一份遗嘱',
        short: '给旧系统写一份遗嘱',
        who: '耿素衣，云桥通信',
        said: '下线之前写清谁还在调它、数据给谁、哪天断电。写不出来，就还不能关。',
      },
    ],
  },
  {
    name: '跨端厅',
    about: '跨平台开发：一套代码、四个端、十二种权限弹窗。',
    talks: [
      {
        title: '一套代码四个端，哪些不能共用',
        short: '四个端哪些不能共用',
        who: '孟迢，云桥通信',
        said: '界面可以共用，权限、音频焦点和后台生命周期不行。先画这三张表再动手。',
      },
      {
        title: '麦克风弹窗只有一次机会',
        short: '麦克风弹窗只有一次',
        who: '宁采薇，云桥通信',
        said: '第一次被拒之后，有六成的人再也找不到开关在哪里。先说为什么，再弹窗。',
      },
      {
        title: '小程序里接一通电话',
        short: '小程序里接一通电话',
        who: '向飞越，云桥通信',
        said: '现场用一台旧手机打给讲台。响了两声，第三次才接通，原因当场查了出来。',
      },
      {
        title: '两个人维护九个 SDK',
        short: '两人维护九个 SDK',
        who: '吴默，开源作者',
        said: '接口从一份描述文件生成，示例也是。人只写文件里写不出来的那一成。',
      },
    ],
  },
];

export const numbers = [
  { value: '583', unit: '人', name: '到场', condition: '报名 600，候补 212' },
  { value: '12', unit: '场', name: '分享', condition: '三个厅同时' },
  { value: '17', unit: '条', name: '当场认领的意见', condition: '三个月后改完 14 条' },
];

export const reads = [
  {
    when: '想听现在的做法',
    why: '五年过去，码率和推送两场已经过时。',
    instead: { href: '/promotion/mctalk4', name: '技术开讲第四季' },
  },
  { when: '想跟着写代码', why: '摘要里没有代码，课程里有。', instead: { href: '/videoTutorial', name: '视频课程' } },
  {
    when: '想读得更细',
    why: '消息与弱网的题目，博客里有更长的文章。',
    instead: { href: '/dev-blog', name: '开发者博客' },
  },
];
