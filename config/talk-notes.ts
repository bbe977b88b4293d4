/** What was written down of a talk: chapters that add up to its forty minutes, its conclusion, and one question from the hall. */
export type TalkNote = {
  /** Id of the lecturer. */
  lecturer: string;
  theme: TalkTheme;
  chapters: readonly (readonly [name: string, minutes: number])[];
  conclusion: string;
  question: string;
  answer: string;
};

export const talkThemes = ['消息架构', '弱网对抗', '低时延直播', '上线与合规'] as const;
export type TalkTheme = (typeof talkThemes)[number];

/** The third season, in the order of its talks. */
export const thirdSeason: readonly TalkNote[] = [
  {
    lecturer: 'lai-yinchuan',
    theme: '弱网对抗',
    chapters: [
      ['旧引擎的崩溃日志', 9],
      ['抗丢包从补丁到架构', 14],
      ['带走哪些旧代码', 11],
      ['灰度两百天', 6],
    ],
    conclusion: '重写前先列出旧引擎里没人敢删的二十处判断，每一处都对应一种真实的网络。',
    question: '重写期间旧版还加功能吗？',
    answer: '只修崩溃。产品经理在第一周就知道这件事，这比排期更重要。',
  },
  {
    lecturer: 'geng-suyi',
    theme: '消息架构',
    chapters: [
      ['为什么要搬', 6],
      ['双写与校验', 15],
      ['切读的那一夜', 12],
      ['回退演练', 7],
    ],
    conclusion: '搬家的时间花在校验上：写一份只要几小时，证明两份一样要三个月。',
    question: '校验发现不一致时信哪一份？',
    answer: '信时间戳新的那份，同时停掉切读。三次迁移里一共停过两回。',
  },
  {
    lecturer: 'aheng',
    theme: '弱网对抗',
    chapters: [
      ['每帧 16 毫秒怎么分', 10],
      ['附近频道与掩体', 13],
      ['低端机的取舍', 11],
      ['实机演示', 6],
    ],
    conclusion: '语音占用超过三个百分点，策划就会把它关掉，所以预算写在立项书里。',
    question: '掩体传声是怎么算的？',
    answer: '不做声学仿真，按射线是否被挡分三档衰减，玩家听不出差别。',
  },
  {
    lecturer: 'zhuang-yining',
    theme: '上线与合规',
    chapters: [
      ['二十一天的日历', 12],
      ['只加一个按钮', 10],
      ['处方与留痕', 12],
      ['科室的意见', 6],
    ],
    conclusion: '医生不换软件，视频窗口开在原来的病历旁边；培训只用了一个早交班。',
    question: '老年患者接不通怎么办？',
    answer: '两次未接就转成电话，问诊记录写在同一份病历里。',
  },
  {
    lecturer: 'ou-dingbo',
    theme: '弱网对抗',
    chapters: [
      ['地铁里的一条曲线', 8],
      ['估计为什么跟不上', 14],
      ['断崖检测', 12],
      ['线上对照', 6],
    ],
    conclusion: '带宽断崖要靠“没有收到什么”来判断，等丢包统计出来已经晚了两秒。',
    question: '误判会不会让画面忽然变糊？',
    answer: '会，所以先降帧率再降分辨率，误判时半秒内就能升回来。',
  },
  {
    lecturer: 'ning-caiwei',
    theme: '上线与合规',
    chapters: [
      ['用户说“卡”的时候', 11],
      ['三种断网三句话', 13],
      ['不转圈的等待', 10],
      ['测试方法', 6],
    ],
    conclusion: '断网提示要说清三件事：谁的网络、还能做什么、要不要自己动手。',
    question: '多久才该提示？',
    answer: '语音一秒，画面三秒。更早的提示让人以为坏得更厉害。',
  },
  {
    lecturer: 'lu-xingzhou',
    theme: '上线与合规',
    chapters: [
      ['检查时会问什么', 12],
      ['双轨录像', 11],
      ['时间与签名', 11],
      ['三年后的回放', 6],
    ],
    conclusion: '录像能不能用，取决于时间、工号与文件摘要是否写在同一条记录里。',
    question: '客户中途挂断还要保存吗？',
    answer: '要，并且写明在哪一步挂断。少了这一段，整笔业务都说不清。',
  },
  {
    lecturer: 'shang-lian',
    theme: '低时延直播',
    chapters: [
      ['四秒、一秒与三百毫秒', 10],
      ['每降一档贵在哪里', 15],
      ['混用两条线路', 9],
      ['账单', 6],
    ],
    conclusion: '主播和连麦的人走低时延，围观的人走一秒线路，账单能少一半以上。',
    question: '观众上麦时会不会跳？',
    answer: '会有一次半秒的追赶，画面用加速播放补上，声音不变调。',
  },
  {
    lecturer: 'gu-beichen',
    theme: '低时延直播',
    chapters: [
      ['九个国家的清单', 9],
      ['哪些事不自己做', 13],
      ['值班表', 10],
      ['出事的两次', 8],
    ],
    conclusion: '四个人管九国，靠的是删：少一种机型、少一种支付、少一个自建机房。',
    question: '当地没有节点怎么办？',
    answer: '先测三天晚高峰，就近的两个国家总有一条线路够用。',
  },
  {
    lecturer: 'duan-wuya',
    theme: '上线与合规',
    chapters: [
      ['曲线上的凹坑', 10],
      ['攻击的一天', 13],
      ['拦在哪一层', 11],
      ['误伤', 6],
    ],
    conclusion: '完成率比发送量先报警：被刷的验证码没有人填。',
    question: '换代理地址攻击怎么拦？',
    answer: '不看地址看次序。真人先看页面再点按钮，脚本没有前一步。',
  },
  {
    lecturer: 'hua-qingjia',
    theme: '低时延直播',
    chapters: [
      ['一笔是什么', 9],
      ['先画后改', 13],
      ['一百毫秒花在哪里', 12],
      ['擦除与撤销', 6],
    ],
    conclusion: '自己的笔迹先落屏，服务端只裁定顺序；改正时移动的是墨水，不是笔。',
    question: '两个人同时擦同一笔呢？',
    answer: '擦除按笔计，先到的算。后到的那一次什么也不做。',
  },
  {
    lecturer: 'you-mingche',
    theme: '消息架构',
    chapters: [
      ['一页纸长什么样', 12],
      ['前三天的压测', 11],
      ['当晚的四次操作', 11],
      ['复盘会', 6],
    ],
    conclusion: '预案超过一页就没有人在现场看；每行只写现象、动作和负责人。',
    question: '谁有权按下降级？',
    answer: '值班的人。写在预案第一行，事后只问有没有按预案，不问该不该。',
  },
];
