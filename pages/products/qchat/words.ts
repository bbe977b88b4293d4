import { productLimits } from '../../../config/product-limits.ts';
import { prices } from '../../../config/prices.ts';
import { grouped, unitPrice, yuan } from '../../../config/rules/price.ts';

const { qchat, im } = productLimits;

export const order = [
  { when: '一', title: '先看是不是拥有者', text: '服务器拥有者什么都能做，不再往下看。' },
  { when: '二', title: '合并身份组', text: '一个人有几个身份组，权限取并集：有一个允许就算允许。' },
  { when: '三', title: '频道覆写', text: '频道可以对全体、对某个身份组另行规定，后者优先。', marked: true },
  { when: '四', title: '个人覆写', text: '最后看有没有点名到人的规定，它优先于前三步。' },
];

export const sizes = [
  { when: '2 至 30 人', title: '单聊与普通群', text: '人人互相认识，每条都要看。用即时通讯 IM。' },
  {
    when: `${grouped(im.group.standard)} 人以上`,
    title: '超级群',
    text: '话题还是一个，人多了。仍是即时通讯 IM，至多 10 万人。',
  },
  { when: '话题超过三个', title: '圈组', text: '开始有人问“能不能别在这儿聊”，就该分频道、设身份组。', marked: true },
  { when: '开播那两小时', title: '聊天室', text: '来的人不必是成员，走了也不留未读。' },
];

export const limits = [
  { value: '100', unit: '万人', name: '一个服务器', condition: '合约可提高' },
  { value: String(qchat.channels), unit: '个', name: '频道', condition: '文字、语音与公告合计' },
  { value: String(qchat.permissions), unit: '项', name: '权限', condition: '每项可按频道覆写' },
  { value: '1', unit: '秒', name: '改权限到生效', condition: '在线成员，P95' },
];

export const cases = [
  {
    when: '就一个话题、几百个人',
    why: '频道树会空着，成员要多点一下才看得到消息。',
    instead: { href: '/im', name: '即时通讯 IM' },
  },
  {
    when: '人随直播来，下播就散',
    why: '圈组的成员要加入、要记未读；过客用不上。',
    instead: { href: '/chatroom', name: '聊天室' },
  },
  {
    when: '只传举手、静音这样的小状态',
    why: '状态不必成为一条消息，更不必有权限。',
    instead: { href: '/signal', name: '信令' },
  },
];

export const samples = [
  {
    label: 'Web',
    language: 'typescript',
    code: `import { Bridge } from '@yunqiao/im';

const bridge = new Bridge({ appKey: '您的 AppKey' });
await bridge.login({ account: 'captain', token });

const server = bridge.qchat.server('jiuzheshan');
const channel = await server.createChannel({
  name: '一队内部',
  category: '一队',
});

// 覆写：全体看不见，一队队员看得见
await channel.override('everyone', { see: false });
await channel.override('squad-1', { see: true });

await server.subscribe([channel.id]);
channel.on('message', ({ from, text }) => add(from, text));`,
  },
] as const;

export const steps = [
  { title: '建服务器', text: '取名、选模板；频道与身份组可以从一份 JSON 导入。' },
  { title: '定身份组', text: '先给全体成员最少的权限，再一组一组往上加。' },
  { title: '接界面组件', text: '频道树、成员列表与权限面板附源码，换肤即可上线。' },
];

export const questions = [
  {
    question: '两个身份组互相矛盾，听谁的？',
    answer: '服务器一级取并集。频道覆写里，“看见”以允许为准，“发言”以拒绝为准，所以禁言总是管用。',
  },
  {
    question: '私密频道会不会被搜出来？',
    answer: '不会。频道名、成员、历史与未读都按同一套判定过滤，连频道编号也不下发给看不见它的人。',
  },
  {
    question: '百万人的成员列表怎么拉？',
    answer: '不整份拉。首屏给管理员与最近发言的 100 人，其余按前缀搜索或分页，新成员 3 秒内搜得到。',
  },
  { question: '原来的群能搬过来吗？', answer: '能。成员批量导入，群历史转成只读频道，账号与即时通讯共用。' },
];

export const neighbours = [
  { href: '/im', name: '即时通讯 IM', text: '成员之间的私聊与小群，同一个账号。' },
  { href: '/game-voice', name: '游戏语音', text: '点频道里的“归队”，直接进队伍语音。' },
  { href: '/im-ai', name: 'IM AI 智能体', text: '在频道里回答新人的问题，附出处。' },
];

const rate = prices.im.rates.find(({ name }) => name === '圈组')!;
/** Active members of a month of the community that the price line works out. */
const active = 12_000;

export const price = {
  value: unitPrice(rate),
  unit: rate.unit,
  name: rate.name,
  usage: '十万人的玩家社区，当月登录过一万二千人',
  rows: [{ name: '圈组月活', how: `${grouped(active)} 人 × ${unitPrice(rate)}`, amount: yuan(active * rate.fen) }],
  total: yuan(active * rate.fen),
  href: '/price/im',
};
