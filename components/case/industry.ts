import type { Talk } from '../art/works/work.ts';

export const grounds = ['primary', 'accent', 'warm', 'slate', 'night', 'deep'] as const;
export type Ground = (typeof grounds)[number];

/** What a line of business looks like: the thing that stands for it, the grounds it is drawn on, what its people say. */
export type Industry = { thing: Thing; grounds: readonly [Ground, Ground, Ground]; talks: readonly Talk[] };

export type Thing =
  | 'lesson'
  | 'pulse'
  | 'bank'
  | 'hearts'
  | 'pad'
  | 'bag'
  | 'watch'
  | 'ship'
  | 'scales'
  | 'house'
  | 'route'
  | 'stage'
  | 'plant'
  | 'spark'
  | 'bridge'
  | 'keys'
  | 'scan'
  | 'ward'
  | 'bear';

type Row = Industry & { called: RegExp };

/** In this order a case finds its own. */
const industries: readonly Row[] = [
  {
    called: /edu|school|train|教育|培训|学校/i,
    thing: 'lesson',
    grounds: ['primary', 'warm', 'deep'],
    talks: [
      ['第三题没听懂', '看白板，再讲一遍'],
      ['作业交哪儿？', '点右上角提交'],
      ['老师我掉线了', '回放已生成'],
    ],
  },
  {
    called: /med|health|hospital|care|医|健康/i,
    thing: 'pulse',
    grounds: ['accent', 'slate', 'primary'],
    talks: [
      ['指标正常吗？', '都在范围里'],
      ['药怎么吃？', '早晚各一粒'],
      ['要再来一趟吗', '线上复诊就行'],
    ],
  },
  {
    called: /financ|bank|insur|金融|银行|保险|证券/i,
    thing: 'bank',
    grounds: ['night', 'slate', 'primary'],
    talks: [
      ['面签要多久？', '大约八分钟'],
      ['材料齐了吗', '已核验通过'],
      ['到账了吗？', '刚刚入账'],
    ],
  },
  {
    called: /game|游戏|电竞/i,
    thing: 'pad',
    grounds: ['deep', 'night', 'warm'],
    talks: [
      ['中路集合！', '马上到'],
      ['谁来开团？', '我数三二一'],
      ['今晚打几局', '先来五局'],
    ],
  },
  {
    called: /retail|shop|commerce|mall|电商|零售|购物|餐饮|商贸/i,
    thing: 'bag',
    grounds: ['warm', 'accent', 'slate'],
    talks: [
      ['还有中号吗？', '有，今天发货'],
      ['能便宜点吗', '满两件减二十'],
      ['怎么退？', '七天内点一下'],
    ],
  },
  {
    called: /oversea|global|出海|海外|国际/i,
    thing: 'ship',
    grounds: ['night', 'accent', 'deep'],
    talks: [
      ['Can you hear me?', 'Loud and clear'],
      ['¿Listo?', '¡Vamos!'],
      ['听得清吗？', '像在隔壁'],
    ],
  },
  {
    called: /iot|hardw|device|wear|硬件|物联|手表|穿戴|家居/i,
    thing: 'watch',
    grounds: ['slate', 'primary', 'warm'],
    talks: [
      ['放学了吗？', '在校门口'],
      ['讲个故事', '从前有座桥'],
      ['谁在敲门？', '快递员'],
    ],
  },
  {
    called: /gov|court|law|public|政务|政企|司法|公共|评标|招标/i,
    thing: 'scales',
    grounds: ['slate', 'night', 'accent'],
    talks: [
      ['评委到齐了吗', '七位都在线'],
      ['这份盖章了吗', '电子章已签'],
      ['还要跑一趟？', '网上办好了'],
    ],
  },
  {
    called: /travel|trip|logist|mobil|transport|出行|物流|旅游|旅行|交通|货运/i,
    thing: 'route',
    grounds: ['accent', 'deep', 'warm'],
    talks: [
      ['师傅到哪了？', '还有两个路口'],
      ['货装好了吗', '已封签发车'],
      ['改签成功吗', '明早七点的'],
    ],
  },
  {
    called: /media|sport|culture|music|entertain|传媒|媒体|文体|体育|文化|文娱|娱乐|演出/i,
    thing: 'stage',
    grounds: ['deep', 'warm', 'night'],
    talks: [
      ['返场！返场！', '最后一首'],
      ['几点开播？', '晚上八点'],
      ['哪里看回放', '主页置顶'],
    ],
  },
  {
    called: /manufact|industr|energy|factory|制造|工业|能源|电力/i,
    thing: 'plant',
    grounds: ['slate', 'accent', 'night'],
    talks: [
      ['三号泵有异响', '先停机看轴承'],
      ['现在多少度？', '七十二度'],
      ['参数发我', '已同步'],
    ],
  },
  {
    called: /social|voice|chat|dating|社交|语聊|交友|社区|社群/i,
    thing: 'hearts',
    grounds: ['warm', 'deep', 'primary'],
    talks: [
      ['今晚上麦吗？', '给我留个位'],
      ['周末去哪玩', '江边骑车'],
      ['在听什么？', '一首老歌'],
    ],
  },
  {
    called: /\bai\b|agent|智能体|大模型/i,
    thing: 'spark',
    grounds: ['accent', 'night', 'primary'],
    talks: [
      ['明天带伞吗？', '下午有雨'],
      ['陪我练口语', '先聊聊天气'],
      ['太快了', '好，我慢些'],
    ],
  },
  {
    called: /office|enterprise|collab|saas|企业|办公|协同|服务/i,
    thing: 'house',
    grounds: ['primary', 'slate', 'accent'],
    talks: [
      ['会议室有人吗', '三楼空着'],
      ['方案定了吗？', '按第二版走'],
      ['谁在值班？', '已转给他'],
    ],
  },
];

const other: Industry = {
  thing: 'bridge',
  grounds: ['primary', 'accent', 'slate'],
  talks: [
    ['收到了吗？', '收到了'],
    ['能看见吗？', '很清楚'],
    ['开始吧', '好，开始'],
  ],
};

/** Cases whose ids say more than their line of business does. */
const subjects: readonly { called: RegExp; thing: Thing }[] = [
  { called: /music|piano|violin/, thing: 'keys' },
  { called: /ultraso|scan|imag|surg/, thing: 'scan' },
  { called: /hospital|clinic|ward/, thing: 'ward' },
  { called: /bear|toy|doll/, thing: 'bear' },
  { called: /deliver|courier|driver|rider/, thing: 'route' },
  { called: /concert|match|stadium/, thing: 'stage' },
];

/** The thing that stands for a case: what its id speaks of, else what its line of business does. */
export function thingOf({ id, industry }: { id: string; industry: Industry }): Thing {
  return subjects.find(({ called }) => called.test(id))?.thing ?? industry.thing;
}

/** The look of a line of business by its id and name. */
export function industryOf({ id, name }: { id: string; name: string }): Industry {
  return industries.find(({ called }) => called.test(`${id} ${name}`)) ?? other;
}
