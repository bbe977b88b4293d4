import type { LanesProps } from '../../../components/sections/lanes.tsx';
import { lineDelays } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';

const [{ stage }, { muted }] = [productLimits.interact, measurements.moderation];

/** From the moment when the host agrees: the stream that viewers pull goes on while its source changes. */
const span = (from: number, to: number, name: string) => ({ from, to, name });
export const handover: LanesProps = {
  title: '点同意后 600 毫秒嘉宾画面就绪，850 毫秒在关键帧处换源，1,100 毫秒观众看到嘉宾，观众的流没有断过',
  end: 1_300,
  moments: [
    { at: 0, when: '0 毫秒', name: '主播点同意', short: '同意' },
    { at: 600, when: '600', name: '画面就绪', short: '就绪' },
    { at: 850, when: '850', name: '切换点', short: '换源' },
    { at: 1_100, when: '1,100', name: '看到嘉宾', short: '看到' },
  ],
  lanes: [
    { name: '直通', spans: [span(0, 850, '只有主播')] },
    { name: '合流', spans: [{ ...span(600, 850, '连出五帧'), weak: true }, span(850, 1_300, '主播与嘉宾')] },
    { name: '观众', spans: [span(0, 1_100, '主播'), span(1_100, 1_300, '两人')] },
  ],
};

export const failures = [
  { title: '嘉宾迟迟没有画面', text: '满 1.5 秒先用头像占位，声音先通，画面到了再淡入。' },
  { title: '合流任务崩溃', text: '心跳 200 毫秒一次，丢两次就退回直通；观众看到嘉宾消失，主播还在。' },
  { title: '主播掉线', text: '重复最后一帧并提示“主播暂时离开”，30 秒后才断流。' },
];

/** Agreeing on one side, coming on stage on the other; the numbers are those of the handover above. */
export const samples = [
  {
    label: '主播端',
    language: 'typescript',
    code: `import { Room } from '@yunqiao/interact';

// 谁是主播写在令牌里；麦位数与布局写在模板里
const room = await Room.join({ room: 'yaoyao-live', token });

room.on('apply', async ({ from }) => {
  // 0 毫秒：点同意。推流不停，观众还看着主播一个人
  const guest = await room.invite({ user: from, seat: 3 });
  // 600 毫秒：画面就绪再换布局；满 1.5 秒没有就是头像
  await guest.ready;
  await room.mix({ layout: 'grid' });
});
// 下台也由云端换源，这里只管把布局换回来
room.on('leave', () => room.mix({ layout: 'speaker' }));`,
  },
  {
    label: '嘉宾端',
    language: 'typescript',
    code: `import { Room } from '@yunqiao/interact';

const room = await Room.join({ room: 'yaoyao-live', token });
room.watch('#stage'); // 台下看合流，不耗连麦分钟

// 先要权限再申请：等同意了才弹窗，600 毫秒就不够了
await room.preview({ audio: 'voice', video: '720p' });
await room.apply();
room.on('removed', () => room.watch('#stage'));`,
  },
] as const;

export const limits = [
  {
    value: String(stage.prepaid),
    unit: '人',
    name: '同时上麦',
    condition: `预付套餐；按量付费 ${stage.metered} 人，签约 ${stage.contract} 人`,
  },
  { value: String(lineDelays.stage), unit: '毫秒', name: '台上互相听见', condition: 'P95，国内，含家庭宽带' },
  { value: '1.1', unit: '秒', name: '点同意到观众看见', condition: '中位数，2026 年 1 月' },
  { value: '4', unit: '间', name: '跨房 PK', condition: 'SDK 4.9 起' },
];

export const cases = [
  { when: '观众从不上台', why: '合流与连麦席都用不上，只是多付一份转码。', instead: { href: '/live', name: '直播' } },
  {
    when: '台下没有观众',
    why: '人人都在台上，不必合流，也不必分发。',
    instead: { href: '/nrtc', name: '音视频通话 2.0' },
  },
  {
    when: '要让对方的手机响',
    why: '房间没有来电；呼叫、响铃与离线推送在通话组件里。',
    instead: { href: '/netcall', name: '音视频通话' },
  },
  { when: '要有人张罗全场', why: '导播、备线与值守由我们到场。', instead: { href: '/liveevent', name: '活动直播' } },
  {
    when: '只有声音的房间',
    why: '麦位、背景音与礼物有现成的语聊房方案。',
    instead: { href: '/voicechat', name: '语聊房' },
  },
];

export const questions = [
  { question: '台上有人审吗？', answer: `每路画面按间隔截帧、声音切片送审，违规的 ${muted} 秒内静音。` },
  { question: '嘉宾是横屏，房间是竖屏呢？', answer: '输出尺寸在建房时定死，横屏嘉宾留边或裁切，由模板决定。' },
  { question: '合流会让主播变糊吗？', answer: '主播多编码一次，暗部略有损失；介意的话把合流码率提高 20%。' },
  { question: '费用主要花在哪里？', answer: '台下的流量，常占九成。台上几个人的分钟数加起来，往往不到一成。' },
];

export const neighbours = [
  { href: '/pklinkmic', name: 'PK 连麦', text: '两间房约定同一个切换点，附可改的工程。' },
  { href: '/chatroom', name: '聊天室', text: '上麦申请走高优先级，不和弹幕抢。' },
  { href: '/face', name: '美颜特效', text: '嘉宾临时上台，也有一键美颜。' },
];
