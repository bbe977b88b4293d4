import { measurements } from '../../../config/measurements.ts';
import { memories } from './model.ts';

export const scores = [
  { value: '84%', name: '记得住', condition: '隔了几天还能答上', part: 0.84 },
  { value: '93%', name: '记得准', condition: '不把编的当成听来的', part: 0.93 },
  { value: '89%', name: '会更新', condition: '事实变了，用新的', part: 0.89 },
  { value: '97%', name: '会忘', condition: '要求删除，之后查不到', part: 0.97 },
  { value: '81%', name: '有分寸', condition: '知道，但此刻不提', part: 0.81 },
];

const [dog, thunder, died, mother, coffee] = memories;
const deleted = { day: 10, fact: '相亲对象的名字', use: '被问到才说' };

type End = { day: number; replaced: boolean };
type Life = { fact: string; use: string; day: number; said: number[]; toned: number[]; note: string; end?: End };

/** What became of each memory: on which days it was said, or only softened the tone; when it was replaced, or deleted by the user. */
export const lives: readonly Life[] = [
  { ...dog, said: [8], toned: [30], end: { day: 12, replaced: true }, note: '被取代，不删；只在问起“以前”时拿出来' },
  { ...thunder, said: [8], toned: [], note: '下雨那天先问了窗户' },
  { ...died, said: [], toned: [13, 14, 15, 30], note: '离世、疾病、争吵默认不提，分级多花 60 毫秒' },
  { ...deleted, said: [], toned: [], end: { day: 14, replaced: false }, note: '本人删除，24 小时内查不到' },
  { ...mother, said: [], toned: [], note: '没人问起，一次没说' },
  { ...coffee, said: [26, 29], toned: [], note: '两次点喝的，都换成了茶' },
];

export const card = `{
  "name": "小满",
  "voice": "情感音色 · 07",
  "speaks": ["短句", "不用感叹号", "叫用户“您”"],
  "knows": ["猫", "老电影", "做面"],
  "never": ["扮演恋人", "承诺见面", "劝人花钱"],
  "silence": { "after": "晚安", "until": "07:00" },
  "memory": {
    "offer": ["爱好", "习惯", "好消息"],
    "asked": ["家人", "工作"],
    "tone": ["去世", "疾病", "争吵"]
  }
}`;

export const traits = [
  { title: '多轮不走样', text: '每次改完角色卡，编辑台自动跑 200 轮，找出它说过的前后矛盾的话。' },
  { title: '会闭嘴', text: '说过晚安就不再开口，连发三条没有回应也停下。沉默次数单独统计。' },
  { title: '语气跟着人走', text: '从字面与声音判断六种情绪，只调语速、音量和用词，不点破。' },
];

/** Who answers, on a scale whose marks are 0, 1, 5 and 60 seconds and 24 hours. */
export const crisis = [
  { name: '角色', note: '听见就停下，文字与语音同一套规则', to: 1, value: '1 秒停下', tone: 'muted' },
  { name: '固定话术', note: '说明自己是智能体，问是否安全，不评判', from: 1, to: 3, value: '1 秒起' },
  { name: '援助热线', note: '按所在地一键拨号，未成年人加监护人', from: 2, to: 4, value: '5 秒起', tone: 'second' },
  { name: '值班员', note: '带上最近十轮，不带更早的记忆', from: 3, to: 4, value: '60 秒起', tone: 'second' },
  { name: '回访', note: '问候一次，不提细节；全过程留档供复核', from: 3.96, to: 4, value: '第二天', tone: 'third' },
] as const;

export const limits = [
  { value: '12', unit: '条', name: '一轮取用的记忆', condition: '条数不限，每条至多保存 180 天' },
  { value: '0.6', unit: '秒', name: '文字首字', condition: '中位数，第 30 天' },
  {
    value: String(measurements.agent.firstAnswer),
    unit: '毫秒',
    name: '语音首响',
    condition: '中位数，记忆检索已计入',
  },
  { value: '2', unit: '小时', name: '成年人一天', condition: '默认提醒休息，可调' },
  { value: '40', unit: '分钟', name: '未成年人一天', condition: '22 点到 6 点不可用' },
];

export const cases = [
  { when: '要做心理治疗', why: '它会陪伴，不会诊断。危机流程只负责把人交到人手里。' },
  { when: '面向 14 岁以下的恋爱角色', why: '不提供，任何付费方式都不提供。' },
  {
    when: '只要回答问题的助手',
    why: '人设和记忆都用不上，用知识库更准。',
    instead: { href: '/im-ai', name: 'IM AI 智能体' },
  },
  { when: '要装进玩具', why: '先看芯片放不放得下，再谈记忆。', instead: { href: '/iot-ai', name: '硬件 AI 智能体' } },
];

export const steps = [
  { title: '写一张角色卡', text: '在编辑台写十行，马上试聊十轮。' },
  { title: '跑一遍考卷', text: '换上自己的人物，一小时出五项分数。' },
  { title: '接进应用', text: '文字走即时通讯，语音走实时通话，记忆共用。' },
];

export const questions = [
  {
    question: '记忆存在哪里，归谁？',
    answer: '存在您选定的数据区域，按用户编号加密，归您的用户，不用来训练模型。停用后保留 30 天供导出，期满删除。',
  },
  { question: '可以导入旧对话吗？', answer: '可以，按日期顺序导入，抽取结果先给用户看，本人确认后才生效。' },
  { question: '角色会不会说自己是真人？', answer: '不会。对方认真问起时一定承认，这一条写在角色卡之外，改不掉。' },
  {
    question: '怎样防止沉迷？',
    answer: '连续 45 分钟提醒一次，深夜减少主动开口。使用时长的分布在控制台里，超过 4 小时的用户单独列出。',
  },
];

export const neighbours = [
  { href: '/rtc-ai', name: '实时对话 AI 智能体', text: '开口说话的那一半：听、想、说与打断。' },
  { href: '/im-ai', name: 'IM AI 智能体', text: '不需要性格，只要答得准的助手。' },
  { href: '/iot-ai', name: '硬件 AI 智能体', text: '把同一个角色放进玩具和音箱。' },
];
