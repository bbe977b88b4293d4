export const grounds = ['primary', 'accent', 'warm', 'slate', 'night', 'deep'] as const;
export type Ground = (typeof grounds)[number];

/** Layouts of case pages: a wide picture first; a sheet like a record on file; a dark header. */
export type CaseLayout = 'poster' | 'record' | 'night';

/** Colours of the pictures of an industry, and the layout of its case pages. */
export type Industry = { grounds: readonly [Ground, Ground, Ground]; layout: CaseLayout };

type Row = Industry & { called: RegExp };

/** In this order a case finds its own. */
const industries: readonly Row[] = [
  {
    called: /edu|school|train|教育|培训|学校/i,
    grounds: ['primary', 'warm', 'deep'],
    layout: 'poster',
  },
  {
    called: /med|health|hospital|care|医|健康/i,
    grounds: ['accent', 'slate', 'primary'],
    layout: 'record',
  },
  {
    called: /financ|bank|insur|金融|银行|保险|证券/i,
    grounds: ['night', 'slate', 'primary'],
    layout: 'record',
  },
  {
    called: /game|游戏|电竞/i,
    grounds: ['deep', 'night', 'warm'],
    layout: 'poster',
  },
  {
    called: /retail|shop|commerce|mall|电商|零售|购物|餐饮|商贸/i,
    grounds: ['warm', 'accent', 'slate'],
    layout: 'night',
  },
  {
    called: /oversea|global|出海|海外|国际/i,
    grounds: ['night', 'accent', 'deep'],
    layout: 'night',
  },
  {
    called: /iot|hardw|device|wear|硬件|物联|手表|穿戴|家居/i,
    grounds: ['slate', 'primary', 'warm'],
    layout: 'poster',
  },
  {
    called: /gov|court|law|public|政务|政企|司法|公共|评标|招标/i,
    grounds: ['slate', 'night', 'accent'],
    layout: 'record',
  },
  {
    called: /travel|trip|logist|mobil|transport|出行|物流|旅游|旅行|交通|货运/i,
    grounds: ['accent', 'deep', 'warm'],
    layout: 'night',
  },
  {
    called: /media|sport|culture|music|entertain|传媒|媒体|文体|体育|文化|文娱|娱乐|演出/i,
    grounds: ['deep', 'warm', 'night'],
    layout: 'record',
  },
  {
    called: /manufact|industr|energy|factory|制造|工业|能源|电力/i,
    grounds: ['slate', 'accent', 'night'],
    layout: 'night',
  },
  {
    called: /social|voice|chat|dating|社交|语聊|交友|社区|社群/i,
    grounds: ['warm', 'deep', 'primary'],
    layout: 'poster',
  },
  {
    called: /\bai\b|agent|智能体|大模型/i,
    grounds: ['accent', 'night', 'primary'],
    layout: 'night',
  },
  {
    called: /office|enterprise|collab|saas|企业|办公|协同|服务/i,
    grounds: ['primary', 'slate', 'accent'],
    layout: 'night',
  },
];

const other: Industry = {
  grounds: ['primary', 'accent', 'slate'],
  layout: 'poster',
};

/** The look of a line of business by its id and name. */
export function industryOf({ id, name }: { id: string; name: string }): Industry {
  return industries.find(({ called }) => called.test(`${id} ${name}`)) ?? other;
}
