import { measurements } from '../../../config/measurements.ts';

export const scores = [
  { value: '84%', name: '记得住', condition: '隔了几天还能答上', part: 0.84 },
  { value: '93%', name: '记得准', condition: '不把编的当成听来的', part: 0.93 },
  { value: '89%', name: '会更新', condition: '事实变了，用新的', part: 0.89 },
  { value: '97%', name: '会忘', condition: '要求删除，之后查不到', part: 0.97 },
  { value: '81%', name: '有分寸', condition: '知道，但此刻不提', part: 0.81 },
];

export const life = [
  { when: '当时', title: '抽取', text: '一段对话结束 30 秒内，抽成带日期和原话出处的条目。玩笑和气话不收。' },
  { when: '变化时', title: '取代', text: '新事实指向旧条目，旧的不删，只在问起“以前”时拿出来。' },
  {
    when: '开口前',
    title: '分级',
    text: '可以主动提、被问到才说、只影响语气。去世、疾病、争吵默认是第三级，多花 60 毫秒。',
    marked: true,
  },
  { when: '每轮', title: '取用', text: '至多 12 条进入这一轮，在用户还在说话时就取好，首响不变长。' },
  {
    when: '随时',
    title: '删除',
    text: '用户在应用里逐条查看、修改、删除；24 小时内从索引清除，备份在 90 天内随轮换清除。',
  },
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

export const crisis = [
  { when: '0 秒', title: '听见', text: '识别到自伤、轻生或被伤害的表述，文字与语音同一套规则，隐晦说法也算。' },
  {
    when: '1 秒',
    title: '停下角色',
    text: '不再扮演，改用固定话术：说明自己是智能体，问是否安全，不评判。',
    marked: true,
  },
  { when: '5 秒', title: '给出电话', text: '按所在地显示援助热线与一键拨号，未成年人同时显示监护人的号码。' },
  { when: '60 秒', title: '有人接手', text: '转给您的值班员，或由我们代为值守；带上最近十轮，不带更早的记忆。' },
  { when: '24 小时', title: '回访', text: '第二天问候一次，不提昨天的细节。全过程留档，供复核。' },
];

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
