export const rules = [
  { title: '焦点永远看得见', text: '粗边框加底色，不靠颜色深浅。按到边上就停住，不绕回去，老人不会迷路。' },
  { title: '五个键够用', text: '一屏最多四个人、三个按钮。返回键只做一件事：回到上一步，不会误挂电话。' },
  { title: '不用开机也能响', text: '电视待机时由机顶盒守着呼叫，铃声先亮屏再响。' },
];

/** What is demanded of a television that calls, and what the app does about it. */
export const laws = [
  {
    title: '语音与大字',
    text: '《无障碍环境建设法》：音视频设备制造者的产品应当逐步具备语音、大字功能。焦点移到谁，电视念谁的名字。',
  },
  {
    title: '适老版不许弹广告',
    text: '工信部《移动互联网应用（App）适老化通用设计规范》：没有广告插件，也不临时弹窗。通话的四屏里没有广告位。',
  },
  {
    title: '镜头对着家里',
    text: '《民法典》第一千零三十三条：未经明确同意，不得拍摄、窥视他人的住宅。自动接听要老人在电视上按过确认才生效。',
  },
  { title: '开机看直播', text: '广电总局 2023 年起治理电视操作复杂。通话不占开机画面，挂断即回原频道。' },
];

export const chips = [
  { name: '入门，四核 A53', cells: ['1 GB', '1080p 收，720p 发', '硬件编解码', '可以'] },
  { name: '主流，四核 A55', cells: ['2 GB', '1080p 双向', '硬件编解码', '可以'] },
  { name: '旧盒子，2019 年前', cells: ['512 MB', '720p 收，360p 发', '只有解码是硬件', '要先试'] },
];

export const troubles = [
  { title: '回声', text: '电视喇叭离麦克风近，声音大。消回声按整机型号校准，音量条每动一格都重新算。' },
  { title: '听不清', text: '坐在三米外，电视声、油烟机声一起进来。四颗麦克风只朝说话的人，其余压低。' },
  { title: '看不见', text: '逆光、灯暗、人坐得散。镜头找到脸再裁切，人走动时画面跟过去。' },
];

/** What an incoming call does until a second after it began: from, to, tone. */
export const incoming = [
  {
    name: '老人模式',
    parts: [
      [0, 5, '--third', '倒数'],
      [5, 50, '--second', '自动接通，镜头盖合上只接声音'],
    ],
  },
  {
    name: '白天',
    parts: [
      [0, 20, '--tint', '电视响铃'],
      [20, 40, '--tint', '老人的手机响'],
      [40, 50, '--second', '留言'],
    ],
  },
  {
    name: '夜里',
    parts: [
      [0, 20, '--muted', '电视只亮屏'],
      [20, 40, '--tint', '老人的手机响'],
      [40, 50, '--second', '留言'],
    ],
  },
] as const;

export const limits = [
  { value: '3', unit: '米', name: '能听清的距离', condition: '四麦克风，客厅有电视声；最远 5 米' },
  { value: '1080p', name: '入门芯片的下行画面', condition: '硬件解码，每秒 30 帧' },
  { value: '5', unit: '个', name: '遥控器要用的键', condition: '方向与确认' },
  { value: '20', unit: '秒', name: '响铃后转到手机', condition: '可改，10 至 60 秒' },
];

export const cases = [
  {
    when: '孩子出门也要打得通',
    why: '电视在家里，手表跟着人走，两边用同一套账号。',
    instead: { href: '/smartwatch', name: '儿童手表' },
  },
  { when: '开十几个人的会', why: '会议要共享屏幕、纪要和主持权限。', instead: { href: '/meeting', name: '视频会议' } },
  { when: '电视没有摄像头接口，也没有麦克风', why: '只能听和看；要说话，请加一颗外接的。' },
];

export const steps = [
  { title: '报型号', text: '芯片、系统版本和摄像头型号，一天答复能到哪一档。' },
  { title: '装样机', text: '改皮肤，接遥控器、待机响铃与您的账号，九天。' },
  { title: '校准回声', text: '寄两台整机来，五天给出这个型号的参数。' },
];

export const questions = [
  { question: '没有摄像头能用吗？', answer: '能接听，看得到对方；插上 USB 摄像头后自动变成双向，不用重启。' },
  { question: '怎么防止别人看到家里？', answer: '只有名单里的人能打进来；镜头的机械盖合上，画面和指示灯一起关。' },
  { question: '会影响看电视吗？', answer: '来电时节目缩到一角并静音，挂断后回到刚才的位置。平时只占一条长连接。' },
  { question: '遥控器没有麦克风行吗？', answer: '行，声音由电视或摄像头上的麦克风收；带麦克风的遥控器可作近讲备选。' },
];

export const neighbours = [
  { href: '/smartwatch', name: '儿童手表', text: '从手腕打到电视，不用换账号。' },
  { href: '/nice', name: '音频实验室 NICE', text: '消回声与降噪的做法，可以试听。' },
  { href: '/narrow-hd', name: '窄带高清', text: '大屏上省一半码率。' },
];
