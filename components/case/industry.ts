export const grounds = ['primary', 'accent', 'warm', 'slate', 'night', 'deep'] as const;
export type Ground = (typeof grounds)[number];

/** How the cases of a line of business are told: on a poster, as a record on file, by night. */
export type Telling = 'poster' | 'record' | 'night';

/** The grounds that the pictures of a line of business are drawn on, and how its cases are told. */
export type Industry = { grounds: readonly [Ground, Ground, Ground]; told: Telling };

type Row = Industry & { called: RegExp };

/** In this order a case finds its own. */
const industries: readonly Row[] = [
  {
    called: /edu|school|train|教育|培训|学校/i,
    grounds: ['primary', 'warm', 'deep'],
    told: 'poster',
  },
  {
    called: /med|health|hospital|care|医|健康/i,
    grounds: ['accent', 'slate', 'primary'],
    told: 'record',
  },
  {
    called: /financ|bank|insur|金融|银行|保险|证券/i,
    grounds: ['night', 'slate', 'primary'],
    told: 'record',
  },
  {
    called: /game|游戏|电竞/i,
    grounds: ['deep', 'night', 'warm'],
    told: 'poster',
  },
  {
    called: /retail|shop|commerce|mall|电商|零售|购物|餐饮|商贸/i,
    grounds: ['warm', 'accent', 'slate'],
    told: 'night',
  },
  {
    called: /oversea|global|出海|海外|国际/i,
    grounds: ['night', 'accent', 'deep'],
    told: 'night',
  },
  {
    called: /iot|hardw|device|wear|硬件|物联|手表|穿戴|家居/i,
    grounds: ['slate', 'primary', 'warm'],
    told: 'poster',
  },
  {
    called: /gov|court|law|public|政务|政企|司法|公共|评标|招标/i,
    grounds: ['slate', 'night', 'accent'],
    told: 'record',
  },
  {
    called: /travel|trip|logist|mobil|transport|出行|物流|旅游|旅行|交通|货运/i,
    grounds: ['accent', 'deep', 'warm'],
    told: 'night',
  },
  {
    called: /media|sport|culture|music|entertain|传媒|媒体|文体|体育|文化|文娱|娱乐|演出/i,
    grounds: ['deep', 'warm', 'night'],
    told: 'record',
  },
  {
    called: /manufact|industr|energy|factory|制造|工业|能源|电力/i,
    grounds: ['slate', 'accent', 'night'],
    told: 'night',
  },
  {
    called: /social|voice|chat|dating|社交|语聊|交友|社区|社群/i,
    grounds: ['warm', 'deep', 'primary'],
    told: 'poster',
  },
  {
    called: /\bai\b|agent|智能体|大模型/i,
    grounds: ['accent', 'night', 'primary'],
    told: 'night',
  },
  {
    called: /office|enterprise|collab|saas|企业|办公|协同|服务/i,
    grounds: ['primary', 'slate', 'accent'],
    told: 'night',
  },
];

const other: Industry = {
  grounds: ['primary', 'accent', 'slate'],
  told: 'poster',
};

/** The look of a line of business by its id and name. */
export function industryOf({ id, name }: { id: string; name: string }): Industry {
  return industries.find(({ called }) => called.test(`${id} ${name}`)) ?? other;
}
