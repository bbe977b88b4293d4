import { measurements } from './measurements.ts';

/** What a slide shows below its sentence. */
export type SlideFigure =
  /** Parts of a whole, side by side; those that the talk is about are named. */
  | { kind: 'parts'; parts: readonly (readonly [name: string, share: number, isNamed?: boolean])[]; total: string }
  /** Values from 0 to 100 over an axis; `at` is the place of the mark. The second line is for comparison. */
  | {
      kind: 'line';
      points: readonly (readonly [x: number, y: number])[];
      beside?: readonly (readonly [x: number, y: number])[];
      at: readonly [x: number, y: number];
      mark: string;
      axis: readonly [from: string, to: string];
    }
  /** The same thing done in two ways, as long as what it takes. */
  | { kind: 'pair'; bars: readonly (readonly [name: string, share: number])[] }
  /** What passes, and what does not. */
  | { kind: 'rows'; rows: readonly (readonly [text: string, passes: boolean])[] };

/** The first slide of a talk. */
export type TalkSlide = { says: string; figure: SlideFigure };

/** The slides of the season that is on, by the id of the lecturer. */
export const talkSlides: Readonly<Record<string, TalkSlide>> = {
  'shen-moheng': {
    says: '判停与模型首句，占了六成',
    figure: {
      kind: 'parts',
      parts: [
        ['采集与上行', 60],
        ['判停', 220, true],
        ['识别收尾', 40],
        ['模型首句', 180, true],
        ['合成首包', 70],
        ['下行', 40],
        ['缓冲与播放', 40],
      ],
      total: `首响 ${measurements.agent.firstAnswer} 毫秒`,
    },
  },
  'qiu-lanting': {
    says: '空白里补的，是前一刻的音高',
    figure: {
      kind: 'line',
      points: Array.from({ length: 61 }, (_, at) => [
        (at / 60) * 100,
        32 + 30 * Math.sin(at * 0.9) * (at > 26 && at < 40 ? 0.45 : 0.55 + 0.4 * Math.sin(at * 0.21)),
      ]),
      at: [50, 28],
      mark: '补出来的一段',
      axis: ['丢包之前', '之后'],
    },
  },
  'bo-yuanshi': {
    says: '断缆之后，换路只有两秒',
    figure: {
      kind: 'line',
      points: [
        [0, 30],
        [36, 31],
        [40, 96],
        [54, 94],
        [58, 44],
        [100, 43],
      ],
      at: [40, 96],
      mark: '海缆断开',
      axis: ['时延，断前十秒', '断后十秒'],
    },
  },
  'tan-qingyue': {
    says: '四岁孩子的三句话',
    figure: {
      kind: 'rows',
      rows: [
        ['恐龙为什么没有了', true],
        ['我家住在几号楼', false],
        ['妈妈几点回来', false],
      ],
    },
  },
  'rong-zhao': {
    says: '未读数等人打开时再数',
    figure: {
      kind: 'pair',
      bars: [
        ['每来一条，写给每个成员', 100],
        ['谁打开，替谁数', 6],
      ],
    },
  },
  'ji-wanqiao': {
    says: '平均分看不见尾巴',
    figure: {
      kind: 'line',
      points: [
        [0, 92],
        [30, 90],
        [60, 86],
        [80, 79],
        [90, 66],
        [96, 42],
        [100, 8],
      ],
      at: [97, 36],
      mark: '最差的一百通',
      axis: ['一天的通话，从好', '到差'],
    },
  },
  'mu-chengan': {
    says: '内存里最大的一块，是唤醒词',
    figure: {
      kind: 'parts',
      parts: [
        ['唤醒词', 74, true],
        ['编解码', 68, true],
        ['回声消除', 62],
        ['收发缓冲', 48],
        ['协议与加密', 34],
      ],
      total: `一共 ${measurements.agent.toyMemory} kB`,
    },
  },
  'ye-zhiwei': {
    says: '一次卡顿，四段里找一段',
    figure: {
      kind: 'line',
      points: [
        [0, 20],
        [22, 24],
        [28, 22],
        [34, 84],
        [44, 88],
        [50, 30],
        [76, 22],
        [100, 25],
      ],
      at: [39, 92],
      mark: '上行排队',
      axis: ['采集', '播放'],
    },
  },
  'luo-jinhe': {
    says: '一批比一批大，出错就停',
    figure: {
      kind: 'line',
      points: [
        [0, 4],
        [20, 4],
        [20, 22],
        [60, 22],
        [60, 50],
        [82, 50],
        [82, 90],
        [100, 90],
      ],
      at: [20, 22],
      mark: '先看十分钟',
      axis: ['第一台', '最后一批'],
    },
  },
  'xi-shuang': {
    says: '写一条进去，逐处查它在哪',
    figure: {
      kind: 'rows',
      rows: [
        ['数据库：只在本地机房', true],
        ['备份：只在本地机房', true],
        ['调试日志：另一国找到一份', false],
      ],
    },
  },
  'fang-kongming': {
    says: '同样的码率，先给人脸',
    figure: {
      kind: 'line',
      points: [
        [0, 10],
        [20, 58],
        [40, 80],
        [70, 91],
        [100, 94],
      ],
      beside: [
        [0, 6],
        [30, 30],
        [60, 52],
        [100, 76],
      ],
      at: [40, 80],
      mark: '人脸',
      axis: ['码率低', '码率高'],
    },
  },
  'cen-yu': {
    says: '降噪把余音当成了噪声',
    figure: {
      kind: 'line',
      points: [
        [0, 6],
        [5, 94],
        [22, 66],
        [45, 42],
        [70, 26],
        [100, 15],
      ],
      beside: [
        [0, 6],
        [5, 94],
        [22, 60],
        [32, 34],
        [38, 4],
        [100, 3],
      ],
      at: [70, 26],
      mark: '关掉之后',
      axis: ['落键', '三秒后'],
    },
  },
};
