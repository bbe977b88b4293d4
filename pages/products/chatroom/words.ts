import type { ComparisonColumn, ComparisonRow } from '../../../components/sections/comparison-table.tsx';
import { productLimits } from '../../../config/product-limits.ts';
import { grouped } from '../../../config/rules/price.ts';

const { chatroom, signal } = productLimits;

export const levels = [
  {
    title: '高：公告、麦位、房间状态',
    text: '收到就发，每人每秒 10 条以内一条不丢；断线的人回来时补齐。只有服务端和您授权的账号能发。',
  },
  {
    title: '中：礼物、点歌、进场提示',
    text: `一秒内同一人送的同一件礼物并成一行，金额不差一分；并完仍超过 ${chatroom.gifts} 行的，排到下一秒。`,
  },
  {
    title: '低：弹幕、点赞',
    text: `一块屏幕每秒 ${chatroom.screen} 行，剩下的归弹幕。超出的抽签，十秒没露面的优先；自己发的，自己看得见；抄送里标明“已展示”或“已丢弃”。`,
  },
];

export const columns: readonly ComparisonColumn[] = [
  { name: '即时通讯 IM', note: '认识的人' },
  { name: '圈组', note: '长期在一起的人' },
  { name: '聊天室', note: '此刻在场的人', marked: true },
  { name: '信令', note: '一次呼叫的两端' },
];

export const rows: readonly ComparisonRow[] = [
  { name: '人数上限', cells: ['2 人到 10 万人', '百万成员，分频道', '不限', `${signal.channel} 人`] },
  { name: '离开之后', cells: ['仍是成员，有未读', '仍是成员，有未读', '与房间无关', '频道随呼叫销毁'] },
  { name: '历史', cells: ['漫游，新设备可取', '漫游，按频道权限可见', `进房取最近 ${chatroom.recent} 条`, '不存'] },
  { name: '消息太多时', cells: ['排队，逐条送到', '没订阅的只更新未读', '按优先级丢弃', '重发，直到对方确认'] },
  { name: '计费', cells: ['月活', '月活', '当月峰值在线', '不单独计费'] },
];

export const limits = [
  { value: '不限', name: '同时在线', condition: `免费版 ${chatroom.free} 人` },
  { value: String(chatroom.screen), unit: '行/秒', name: '一块屏幕', condition: '三级合计，可调低到 20' },
  { value: '2', unit: 'kB', name: '一条消息', condition: 'UTF-8 编码后，含扩展字段' },
  { value: '320', unit: '毫秒', name: '进房用时', condition: 'P95，10 秒涌入 5 万人时' },
];

export const cases = [
  {
    when: '每条消息都得留下，事后要能翻',
    why: `聊天室只保留 ${chatroom.keptDays} 天供复核，装不下的弹幕当场丢弃。`,
    instead: { href: '/im', name: '即时通讯 IM 的超级群' },
  },
  {
    when: '成员固定，要分版块、设版主',
    why: '房间里只有一条公屏，没有频道，也没有身份组。',
    instead: { href: '/qchat', name: '圈组' },
  },
  {
    when: '只想让两端谈妥一件事',
    why: '点名呼叫、等对方答复，用不着一间房。',
    instead: { href: '/signal', name: '信令' },
  },
];

export const samples = [
  {
    label: 'Web',
    language: 'typescript',
    code: `import { Bridge } from '@yunqiao/im';

const bridge = new Bridge({ appKey: '您的 AppKey' });

// 接入地址由您的服务端缓存，随直播间信息一起下发
const room = await bridge.chatroom.enter({
  room: 'final-2026',
  addresses,
  token, // 不带 token 即匿名，只能看
});

room.on('notice', ({ text }) => banner.show(text));
room.on('gift', (line) => tray.add(line));
room.on('bullets', (lines) => wall.push(...lines));

await room.send({ text: '这球进了', level: 'low' });`,
  },
] as const;

export const questions = [
  {
    question: '人气值和真实在线是一回事吗？',
    answer: '两个数。计费按真实在线的峰值；页面上展示的人气由您定公式，机器人只算在人气里。',
  },
  {
    question: '违规弹幕和捣乱的人怎么管？',
    answer:
      '低级消息先过文字审核再分发，判定中位数 6 毫秒，命中的只有发送者自己看得见。禁言与移出由版主或服务端发起，移出的人在您定的时长内进不来。',
  },
  {
    question: '入口地址从哪里来？',
    answer: '由您的服务端向接口要，一次给三个，按房间缓存；客户端逐个试，不必为每位观众请求一次。',
  },
  {
    question: '费用怎么算？',
    answer: `取当月同时在线的最高点，按千人计，条数与时长不收费；房间开多少间都行。${grouped(chatroom.free)} 人以内用免费版即可。`,
  },
];

export const neighbours = [
  { href: '/interact', name: '互动直播', text: '观众上台说话，麦位由聊天室的队列裁决。' },
  { href: '/live', name: '直播', text: '画面走直播，弹幕走聊天室，用同一个房间号。' },
  { href: '/promotion/censorship', name: '内容安全', text: '弹幕与头像先审后发，复核结果回写房间。' },
];
