export const rules = [
  { title: '焦点永远看得见', text: '粗边框加底色，不靠颜色深浅。按到边上就停住，不绕回去，老人不会迷路。' },
  { title: '五个键够用', text: '一屏最多四个人、三个按钮。返回键只做一件事：回到上一步，不会误挂电话。' },
  { title: '不用开机也能响', text: '电视待机时由机顶盒守着呼叫，铃声先亮屏再响。' },
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
  { name: '老人模式', parts: [[0, 5, '--third', '倒数'], [5, 50, '--second', '自动接通，镜头盖合上只接声音']] },
  { name: '白天', parts: [[0, 20, '--tint', '电视响铃'], [20, 40, '--tint', '老人的手机响'], [40, 50, '--second', '留言']] },
  { name: '夜里', parts: [[0, 20, '--muted', '电视只亮屏'], [20, 40, '--tint', '老人的手机响'], [40, 50, '--second', '留言']] },
] as const; // biome-ignore format: a table

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
  { title: '报型号', text: '芯片、系统版本和摄像头型号，一天内告诉您能到哪一档。' },
  { title: '装样机', text: '示例 App 直接装上，遥控器能走完拨、接、挂。' },
  { title: '校准回声', text: '寄两台整机来，一周给出这个型号的参数。' },
];

export const questions = [
  { question: '没有摄像头能用吗？', answer: '能接听，看得到对方；插上 USB 摄像头后自动变成双向，不用重启。' },
  { question: '怎么防止别人看到家里？', answer: '只有名单里的人能打进来；镜头有机械盖，盖上时画面和指示灯一起关。' },
  { question: '会影响看电视吗？', answer: '来电时节目缩到一角并静音，挂断后回到刚才的位置。平时只占一条长连接。' },
  { question: '遥控器没有麦克风行吗？', answer: '行，声音由电视或摄像头上的麦克风收；带麦克风的遥控器可作近讲备选。' },
];

export const neighbours = [
  { href: '/smartwatch', name: '儿童手表', text: '从手腕打到电视，不用换账号。' },
  { href: '/nice', name: '音频实验室 NICE', text: '消回声与降噪的做法，可以试听。' },
  { href: '/narrow-hd', name: '窄带高清', text: '大屏上省一半码率。' },
];
