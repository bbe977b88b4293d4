import { agentRates } from '../../../config/agent-rates.ts';
import { grouped, unitPrice, yuan } from '../../../config/rules/price.ts';

export const manners = [
  {
    title: '开口',
    mark: 'done',
    items: [
      { text: '单聊里的每一句', note: '三十秒内连发几句，合起来答一次' },
      { text: '群里 @ 到它', note: '引用哪条消息，就围着哪条答' },
      { text: '没人理的提问', note: '满三分钟无人答、又找得到出处' },
    ],
  },
  {
    title: '不开口',
    mark: 'never',
    items: [
      { text: '成员之间的闲聊', note: '不读进提示词，也不留作训练' },
      { text: '真人正在答', note: '群主或店员开始输入，它就停' },
      { text: '找不到出处', note: '只在被 @ 时说明查不到，并转人工' },
    ],
  },
] as const;

/** What happens to a question, in milliseconds: medians that add up to the first character and the last. */
export const stages = [
  { name: '收到并判断要不要答', from: 0, to: 60 },
  { name: '审核提问', from: 60, to: 90 },
  { name: '召回出处，重排', from: 90, to: 310 },
  { name: '大模型首字', from: 310, to: 820 },
  { name: '流式输出，逐句审核', from: 820, to: 2_140 },
  { name: '写入会话，同步多端', from: 2_140, to: 2_200 },
] as const;

export const facts = [
  {
    title: '只答提问人看得见的',
    text: '知识库按身份组授权，检索先过滤再召回。内部价目表不会从一句“帮我查查”里漏出来。',
  },
  { title: '两道审核', text: '提问先审，回复逐句审；命中的那一句不下发，换成您写好的话，前面的也一并收回。' },
  { title: '像成员一样可管', text: '它是一个账号：能禁言、能移出群、能撤回，群主随时让它闭嘴两小时。' },
];

export const limits = [
  { value: '820', unit: '毫秒', name: '首字', condition: '中位数，通用模型' },
  { value: '97.1', unit: '%', name: '出处与答案相符', condition: '人工抽检 2,000 条' },
  { value: '5', unit: '万段', name: '一个知识库', condition: '一段 600 字以内' },
  { value: '20', unit: '条/秒', name: '一个应用同时作答', condition: '可提高' },
];

export const cases = [
  {
    when: '要开口说话、能被打断',
    why: '这里只有文字，语音消息先转写再答。',
    instead: { href: '/rtc-ai', name: '实时对话 AI 智能体' },
  },
  {
    when: '要一个记得住人的陪伴角色',
    why: '助手答完就散，不给用户建档案。',
    instead: { href: '/emotional-ai', name: '情感陪伴 AI' },
  },
  {
    when: '没有成文的资料',
    why: '没有出处它就不答，先写二十条常见问题再来。',
    instead: { href: '/im', name: '即时通讯 IM' },
  },
];

export const samples = [
  {
    label: '服务端',
    language: 'shell',
    code: `# 建一个助手，挂上知识库
curl https://api.yunqiao.example/v2/agents \\
  -H "Authorization: Bearer $SECRET" \\
  -d '{
    "account": "xiaoqiao",
    "knowledge": ["camp-shop"],
    "model": "general",
    "speak": ["mention", "unanswered:180"],
    "handoff": "suhe"
  }'

# 像成员一样拉进群
curl https://api.yunqiao.example/v2/groups/camp-01/members \\
  -H "Authorization: Bearer $SECRET" \\
  -d '{ "accounts": ["xiaoqiao"] }'`,
  },
] as const;

export const steps = [
  { title: '交资料', text: '上传文档或填网址，自动切段；三百页约十分钟。' },
  { title: '定规矩', text: '何时开口、用哪家模型、转给谁，在控制台勾选。' },
  { title: '拉进群', text: '先在测试群答一百题，看过引用再放到正式群。' },
];

export const questions = [
  {
    question: '什么算一条有效回复？',
    answer: '带出处的回答，或完成了您开放的动作。说“不知道”、转人工、被审核拦下的，都不计费。',
  },
  {
    question: '能接自己的大模型吗？',
    answer: '能，填地址与密钥，模型费由您付给厂商，我们不再收。超时 3 秒退回通用模型，可以关掉。',
  },
  {
    question: '转人工之后它还插嘴吗？',
    answer: '不插。会话归真人，直到真人交还或静默三十分钟；交接时附一段摘要和它找过的出处。',
  },
  {
    question: '资料改了，多久生效？',
    answer: '单篇 1 分钟内。旧段落立即停用，已经发出的回答不改，引用上会注明“原文已更新”。',
  },
];

export const neighbours = [
  { href: '/im', name: '即时通讯 IM', text: '助手就是其中的一个账号，不必另建机器人服务。' },
  { href: '/qchat', name: '圈组', text: '按频道指派不同的助手，权限随身份组。' },
  { href: '/promotion/censorship', name: '内容安全', text: '两道审核用的词库与阈值在那里设。' },
];

const { fen, per } = agentRates.find(({ id }) => id === 'think')!;
/** Replies of a month of the shop that the price line works out. */
const replies = 12_000;

export const price = {
  value: unitPrice({ fen, per }),
  unit: '每条有效回复',
  name: '通用模型',
  usage: '三十个会员群的户外店，一个月一万二千条有效回复',
  rows: [{ name: '有效回复', how: `${grouped(replies)} 条 × ${unitPrice({ fen, per })}`, amount: yuan(replies * fen) }],
  total: yuan(replies * fen),
  href: '/price',
};
