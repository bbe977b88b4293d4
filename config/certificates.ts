/** What a certificate is about: its name, what was examined, by which rules, and from when until when it is valid. */
export type Certificate = {
  name: string;
  /** What was examined. */
  subject: string;
  rules: string;
  /** Days, `2026-04-18`. */
  from: string;
  until: string;
  /** Audits between the two days; the certificate stays valid only if each is passed. */
  audits: readonly string[];
  /** What it covers of each group of products, in the order of `certifiedProducts`; false: nothing. */
  covers: readonly (string | false)[];
};

/** Columns of the table of what is covered. */
export const certifiedProducts = ['消息与短信', '通话与会议', '直播与点播', '白板与智能体', '云原生与网络'] as const;

/** The day up to which audits count as done: changed with every audit. */
export const certificatesAsOf = '2026-11-01';

export const certificates = {
  level3: {
    name: '等级保护三级',
    subject: '信息系统',
    rules: '等级保护基本要求，第三级',
    from: '2026-04-18',
    until: '2027-04-17',
    audits: [],
    covers: ['全部', '全部', '全部', '全部', '接入与调度'],
  },
  'csa-star': {
    name: 'CSA STAR',
    subject: '云服务的控制措施',
    rules: '云控制矩阵，成熟度评估',
    from: '2025-09-12',
    until: '2028-09-11',
    audits: ['2026-09-08', '2027-09-07'],
    covers: ['全部', '全部', '直播', '全部', '全部'],
  },
  'iso27001-cnas': {
    name: 'ISO 27001（CNAS）',
    subject: '信息安全管理体系',
    rules: 'ISO/IEC 27001:2022',
    from: '2024-06-20',
    until: '2027-06-19',
    audits: ['2025-06-12', '2026-06-11'],
    covers: ['全部', '全部', '全部', '全部', '全部'],
  },
  'iso27001-ukas': {
    name: 'ISO 27001（UKAS）',
    subject: '信息安全管理体系',
    rules: 'ISO/IEC 27001:2022',
    from: '2025-03-10',
    until: '2028-03-09',
    audits: ['2026-03-03', '2027-03-02'],
    covers: ['消息', '通话', '直播', '智能体', '海外节点'],
  },
  iso27701: {
    name: 'ISO 27701',
    subject: '隐私信息管理体系',
    rules: 'ISO/IEC 27701:2019',
    from: '2024-06-20',
    until: '2027-06-19',
    audits: ['2025-06-12', '2026-06-11'],
    covers: ['全部', '全部', '点播', '全部', false],
  },
  cmmi: {
    name: 'CMMI',
    subject: '研发过程',
    rules: 'CMMI 开发模型，成熟度三级',
    from: '2025-11-28',
    until: '2028-11-27',
    audits: [],
    covers: ['SDK 与服务端', 'SDK 与服务端', '服务端', 'SDK 与服务端', '服务端'],
  },
  yunyuansheng: {
    name: '云原生能力',
    subject: '平台的功能与性能',
    rules: '四个部分 86 项测试',
    from: '2026-03-30',
    until: '2028-03-29',
    audits: ['2027-03-23'],
    covers: [false, false, false, false, '云原生平台 6.x'],
  },
  technology: {
    name: '技术能力',
    subject: '音视频的实测指标',
    rules: '四组指标，七种网络',
    from: '2026-08-14',
    until: '2027-08-13',
    audits: [],
    covers: [false, '音视频通话', '低时延直播', '语音智能体', '全球网络'],
  },
} as const satisfies Record<string, Certificate>;
export type CertificateId = keyof typeof certificates;

export const certificateIds = Object.keys(certificates) as CertificateId[];
