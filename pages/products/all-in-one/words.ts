import { commitments } from '../../../config/commitments.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { aligned, roundYuan } from '../../../config/rules/price.ts';
import { abilities } from '../../../config/sdk-sizes.ts';
import { names } from './model.ts';
import { amounts, boardTenths, month } from './month.ts';

/** What an app has once instead of once for each SDK. */
export const once = [
  { name: '依赖声明', cells: ['7 行', '1 行'] },
  { name: '登录令牌', cells: ['7 种签法', '1 种'] },
  { name: '保持的长连接', cells: ['4 条', '1 条'] },
  { name: '回调地址与验签', cells: ['7 处', '1 处'] },
  { name: '应用商店的隐私清单', cells: ['7 份', '1 份'] },
  { name: '升级', cells: ['各走各的版本', '同一天同一个版本号'] },
  { name: '只更新其中一项', cells: [true, false] },
];
export const columns = [{ name: '七个 SDK' }, { name: '一体化', marked: true }];

const due = (ability: (typeof abilities)[number]) =>
  ability === 'whiteboard' ? Math.round((amounts[ability] * boardTenths) / 10) : amounts[ability];
const written = aligned(abilities.map((ability) => roundYuan(due(ability))));
export const rows = abilities.map((ability, index) => ({
  name: names[ability],
  how: ability === 'whiteboard' ? `${month[ability].how}，与通话同用按 ${boardTenths} 折` : month[ability].how,
  amount: written[index]!,
}));
export const total = roundYuan(abilities.reduce((sum, ability) => sum + due(ability), 0));

export const swap = [
  { title: '按金额互换', text: '套餐里没用完的通话分钟，按套餐单价折成白板分钟或播放流量，不打折也不加价。' },
  { title: '每月 1 日到 25 日', text: '上图蓝色的日子，控制台里换，当场生效；一个月至多三次，换过的不再换回。' },
  { title: '短信与号码除外', text: '付给运营商的部分不能换，也不能由别的换来。' },
];

/** So many of one kind before the move and on each of its twenty days. */
const daily = (...spans: readonly (readonly [days: number, count: number])[]) =>
  spans.flatMap(([days, count]) => Array.from({ length: days }, () => count));

/** What an app of twelve pages has to keep, from the foot of a column up. */
export const kept = [
  { name: '依赖声明', color: 'var(--tint)', counts: daily([1, 7], [20, 1]) },
  { name: '登录令牌', color: 'var(--second)', counts: daily([2, 7], [3, 8], [16, 1]) },
  { name: '回调地址', color: 'var(--third)', counts: daily([5, 7], [3, 8], [13, 1]) },
  {
    name: '带转接层的页面',
    color: 'var(--rule)',
    counts: [0, ...daily([8, 12]), 11, 10, 8, 7, 6, 5, 4, 3, 2, 1, 1, 0],
  },
] as const;

export const moves = [
  { when: '第 1 天', title: '换依赖', text: '七行删成一行，旧接口有同名的转接层，先编译通过。' },
  { when: '第 2 至 4 天', title: '合登录', text: '改用一个令牌；老版本 App 仍用旧令牌，两种并存。' },
  { when: '第 5 至 7 天', title: '合回调', text: '七个地址收成一个，双发三天，逐条比对后关掉旧的。', marked: true },
  { when: '第 8 天起', title: '逐页摘除', text: '打开哪个页面，就删掉哪个页面的转接层，不赶工期。' },
];

export const code = [
  {
    label: 'Android',
    language: 'kotlin',
    code: `implementation("com.yunqiao:all:7.2.0")

val bridge = Bridge(context, appKey = "您的 AppKey") {
  use(Im, Netcall, Whiteboard)   // 没列出的不打包
}
bridge.login(account = "linyao", token = token)

bridge.im.send(group = "class-3", text = "上课了")
val call = bridge.netcall.join(channel = "class-3")
bridge.whiteboard.open(room = "class-3", into = board)`,
  },
  {
    label: 'Web',
    language: 'typescript',
    code: `import { Bridge } from '@yunqiao/all';
import { im, netcall, whiteboard } from '@yunqiao/all/modules';

const bridge = new Bridge({
  appKey: '您的 AppKey',
  use: [im, netcall, whiteboard],
});
await bridge.login({ account: 'linyao', token });

await bridge.im.send({ group: 'class-3', text: '上课了' });
await bridge.netcall.join({ channel: 'class-3' });
bridge.whiteboard.open({ room: 'class-3', into: board });`,
  },
] as const;

export const limits = [
  { value: '7', unit: '项', name: '合进来的能力', condition: '短信、号码与硬件另接' },
  { value: '5', unit: '个', name: '平台', condition: 'Android、iOS、Web、Windows、macOS' },
  { value: '2', unit: '周', name: '发版间隔', condition: '紧急修复随时，版本号第三位' },
  {
    value: String(commitments.notice.majorVersion),
    unit: '天',
    name: '大版本停止维护前告知',
    condition: '与单独的 SDK 相同',
  },
  {
    value: String(productLimits.im.devices.standard),
    unit: '台',
    name: '同一账号同时登录',
    condition: '七项能力共用这个数',
  },
];

export const cases = [
  {
    when: '只用一项能力',
    why: '没有重复的部分可合，单独的 SDK 一样大。',
    instead: { href: '/im', name: '即时通讯 IM' },
  },
  {
    when: '跑在 300 kB 内存的芯片上',
    why: '请用为芯片裁剪的那一份。',
    instead: { href: '/iot-ai', name: '硬件 AI 智能体' },
  },
  { when: '每项能力由不同团队按不同节奏升级', why: '合在一起就要一起升级，协调比省下的 20 MB 更贵。' },
];

export const questions = [
  {
    question: '没用到的能力会打进包里吗？',
    answer: '不会。只打包声明过的模块；之后要加，改一行再发版，或在 Android 上按需下载。',
  },
  { question: '单价会变吗？', answer: '不变。每一项都按公开价，合在一起的好处是阶梯各自累计、一起出账、额度可换。' },
  {
    question: '一项出故障会连累其余吗？',
    answer: '登录与长连接是共用的，它断了都会重连；各项的服务端彼此独立，事故与可用性也分开公布。',
  },
  { question: '可以再拆开吗？', answer: '可以。数据格式与单独的 SDK 相同，换回去不用迁移，账单下月起分开。' },
];

export const neighbours = [
  { href: '/netcall', name: '音视频通话', text: '先从通话做起，以后再合进来。' },
  { href: '/whiteboard', name: '互动白板', text: '与通话同一个频道号，共用录制时间轴。' },
  { href: '/private-cloud', name: '私有化部署', text: '同一个 SDK，换一个服务地址。' },
];
