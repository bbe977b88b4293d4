import type { Mark } from '../../../components/sections/chart/marks.tsx';
import { measurements } from '../../../config/measurements.ts';
import { type Dial, effects } from './model.ts';

const whole = (...of: Dial[]) => of.reduce((sum, dial) => sum + effects[dial].cost, 0);
/** Milliseconds of each family at full strength; of the background, those that are left when every second frame is enough. */
export const families = [
  { title: '滤镜', ms: 0.3, text: '48 组调色，可导入自己的查找表' },
  { title: '美肤', ms: whole('smooth', 'white'), text: '磨皮、美白、祛痘印，眉毛和胡茬不糊' },
  { title: '微整形', ms: whole('slim', 'eyes'), text: '26 项，侧脸 60 度以内不跳变' },
  { title: '妆容', ms: 0.8, text: '十二套整妆，按肤色减淡，可拆开' },
  { title: '贴纸', ms: 0.9, text: '最多 5 张脸，张嘴、眨眼可以触发' },
  { title: '虚拟背景', ms: whole('background'), text: '不用绿幕，图片、视频和虚化', halved: true },
] as const;

export const columns = [
  { name: '入门机', note: '2019 年前后的四核' },
  { name: '中端机', note: '占线上设备的 58%', marked: true },
  { name: '旗舰机', note: '近两年' },
];

export const rows = [
  { name: '默认打开', cells: ['美白、磨皮', '全部美肤与微整形', '全部，含背景与妆容'] },
  { name: '单帧耗时，中位数', cells: ['7.4 毫秒', '5.8 毫秒', '3.2 毫秒'] },
  { name: '虚拟背景', cells: ['模糊，每两帧算一次', true, true] },
  { name: '同时处理的人脸', cells: ['1 张', '3 张', '5 张'] },
  { name: '一小时多耗的电', cells: ['9%', '6%', '4%'] },
];

/** Milliseconds a frame over the minutes of a hot phone: throttled at 8, stepped down two seconds later and at 12, restored at 19. */
export const heat = [
  [0, 5.8],
  [5, 5.9],
  [7.4, 6.6],
  [8, 9.6],
  [8.1, 6.9],
  [11, 7.3],
  [11.9, 7.9],
  [12, 6.4],
  [16, 6.1],
  [19, 5.8],
  [19.1, 6.2],
  [20, 6.2],
] as const;

/** What happened to it on the way. */
export const turns: readonly Extract<Mark, { kind: 'point' }>[] = [
  { kind: 'point', at: [0, 5.8], name: '按机型表起步', side: 'right' },
  { kind: 'point', at: [8, 9.6], name: '41 ℃，系统降频', tone: 'third', side: 'right' },
  { kind: 'point', at: [8.1, 6.9], name: '背景隔帧', tone: 'second', side: 'below' },
  { kind: 'point', at: [12, 6.4], name: '贴纸 15 帧', tone: 'second', side: 'below' },
  { kind: 'point', at: [19, 5.8], name: '逐项恢复', side: 'below' },
];

export const limits = [
  {
    value: String(measurements.face.frame),
    unit: '毫秒',
    name: '单帧处理上限',
    condition: '720p 30 帧，超过即自动降档',
  },
  { value: '4.2', unit: 'MB', name: '安装包增量', condition: 'Android arm64，不含素材' },
  { value: '106', unit: '点', name: '人脸关键点', condition: '正脸误差中位数 1.6 像素' },
  { value: '0', unit: '张', name: '上传的人脸', condition: '关键点只在设备内存里算，不保存' },
];

export const cases = [
  {
    when: '修的是一段录好的视频',
    why: '这里处理摄像头的实时画面；录好的文件在云端加工。',
    instead: { href: '/video', name: '视频处理' },
  },
  {
    when: '要核验是不是本人',
    why: '特效会改变脸形。面签、考试这样的环节应当关闭，接口可以锁定为关。',
    instead: { href: '/remoteteller', name: '远程柜员' },
  },
  { when: '浏览器里推 1080p', why: '网页端靠显卡接口，只保证 720p 的美肤、滤镜与背景。' },
];

export const code = [
  {
    label: 'Android',
    language: 'kotlin' as const,
    code: `val face = FaceEffect.create(context, license)
engine.setVideoProcessor(face)      // 通话、直播引擎都认

face.set(Skin.SMOOTH, 0.5f)
face.set(Shape.SLIM, 0.25f)
face.background = Background.Blur(1f)
face.onDegrade { step -> log("降档：$step") }`,
  },
  {
    label: 'iOS',
    language: 'swift' as const,
    code: `let face = try FaceEffect(license: license)
engine.videoProcessor = face        // 通话、直播引擎都认

face.set(.smooth, 0.5)
face.set(.slim, 0.25)
face.background = .blur(1)
face.onDegrade = { step in log("降档：\\(step)") }`,
  },
];

export const questions = [
  {
    question: '可以接到自己的采集上吗？',
    answer: '可以，输入纹理或者 YUV 缓冲，返回同样的格式；要在同一个图形线程里调用。',
  },
  {
    question: '授权怎么算？',
    answer: '按应用包名授权，一年一期，不按设备数；没有网络的机器可以用离线授权文件激活。价格由销售按所选的效果报。',
  },
  {
    question: '素材能自己做吗？',
    answer: '网页上的素材编辑器可以做贴纸与滤镜，扫码到手机预览，导出的包不经过我们审核。',
  },
  { question: '未成年人能用吗？', answer: '可以在您的应用里对某些账号锁定强度上限，或者整项关闭微整形。' },
];

export const neighbours = [
  { href: '/live', name: '直播', text: '主播端推流前先经过它，推流接口不变。' },
  { href: '/netcall', name: '音视频通话', text: '通话里打开虚拟背景，对方看不见您的房间。' },
  { href: '/interact', name: '互动直播', text: '连麦的每位嘉宾各用各的参数。' },
];
