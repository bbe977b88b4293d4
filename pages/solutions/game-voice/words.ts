import type { LanesProps } from '../../../components/sections/lanes.tsx';
import { reach, voiceRate } from './model.ts';

const lines = [
  { name: '处理器', unit: '%', plain: 7.4, limit: 3, now: 2.6 },
  { name: '内存', unit: ' MB', plain: 31, limit: 8, now: 6.8 },
  { name: '首包', unit: ' MB', plain: null, limit: 5, now: 4.1 },
];
/** In parts of their limits: with the SDK of a call, and with the plug-in. */
export const budget = lines.flatMap(({ name, unit, plain, limit, now }) => [
  {
    name: `${name}，上限 ${limit}${unit}`,
    note: '直接接入',
    to: (plain ?? limit) / limit,
    value: plain ? `${plain}${unit}` : '超线',
    tone: 'muted' as const,
  },
  { name, note: '用插件', to: now / limit, value: `${now}${unit}`, tone: 'second' as const },
]);

/** What goes wrong with the SDK of a call, and what becomes of it with the plug-in. */
export const mishaps = [
  { name: '脚步分不出左右', plain: '一开麦就切进通话模式，压成单声道', ours: '只交出声源，混音归引擎' },
  { name: '百人同图就卡帧', plain: '全收下来，解一百路', ours: '服务端按坐标筛，平均 4.2 路' },
  { name: '外挂顺着语音找人', plain: '全图的语音都到手机', ours: `${reach} 米外的包不出服务器` },
];

export const channelsLead = '横轴是说话人离您多远，高度是听到的音量；附近的曲线取默认衰减，可以在您的工程里改。';
/** `level`: how the loudness goes with the distance; `ducks` also lowers all others to the dashed line. */
export const channels = [
  { name: '小队', who: '2 到 16 人', level: 'flat', text: '不管隔多远都清楚；阵亡后默认只能听，由您的规则放开' },
  { name: '附近', who: '与小队共用一次采集', level: 'near', text: '蓝色没有遮挡，绿色隔着墙' },
  { name: '阵营', who: '一方至多 100 人', level: 'ducks', text: '指挥按住才说，这时别人自动压低三成，到虚线' },
  { name: '世界', who: '万人可听', level: 'flat', text: '上麦要排队，听众只收混好的一路' },
] as const;

/** Twelve minutes of a squad that chance put together, an example: when each speaks, or only marks a place on the map. */
export const match = {
  minutes: 12,
  fights: [
    { name: '栈桥', from: 2, to: 3.1 },
    { name: '仓库', from: 5.8, to: 7.2 },
    { name: '撤离点', from: 10, to: 11.4 },
  ],
  squad: [
    {
      name: '灯塔',
      speaks: [
        [0.2, 0.9],
        [1.5, 2.6],
        [4.2, 4.7],
        [5.3, 6.9],
        [9.3, 11],
      ],
      pings: [],
    },
    {
      name: '缆绳',
      speaks: [
        [1.9, 3.4],
        [5.6, 6.2],
        [6.6, 7.6],
        [9.8, 10.4],
        [10.7, 11.7],
      ],
      pings: [3.9],
    },
    { name: '潮位', speaks: [], pings: [1.2, 4.6, 5.5, 9.2] },
    { name: '灰鸥', speaks: [], pings: [2.4, 8.1, 10.2] },
  ],
};

/** Three minutes of a match, in seconds from 21:58. */
export const rules: LanesProps = {
  title: '一局里的三分钟：坐标一直由战斗服上报；21:59:30 按下举报，上传之前的 60 秒；22 点未成年人的语音令牌收回',
  end: 180,
  moments: [
    { at: 30, when: '21:58:30', name: '举报前 60 秒', short: '前 60 秒' },
    { at: 90, when: '21:59:30', name: '按下举报', short: '举报' },
    { at: 120, when: '22:00:00', name: '时段结束', short: '到点' },
  ],
  lanes: [
    {
      name: '坐标',
      spans: [{ from: 0, to: 180, name: '战斗服每秒上报两次，客户端不报' }],
      event: { at: 30, text: '改过的客户端最多骗到自己的音量条' },
    },
    {
      name: '端上录音',
      spans: [
        { from: 0, to: 30, name: '覆盖', weak: true },
        { from: 30, to: 90, name: '留 60 秒' },
        { from: 90, to: 180, name: '继续循环，不上传', weak: true },
      ],
      event: { at: 90, text: '按下举报才上传这一段，其余不录' },
    },
    {
      name: '未成年人',
      spans: [{ from: 0, to: 120, name: '可以说话' }],
      event: { at: 120, text: '您的实名系统收回语音令牌' },
    },
  ],
};

export const samples = [
  {
    label: 'Unreal',
    language: 'cpp',
    code: `#include "YunqiaoGameVoice.h"

auto* Voice = UGameVoice::Open(AppKey, Token);
Voice->JoinTeam(TEXT("squad-07"));
Voice->JoinRange(TEXT("harbor-map"), ${reach}.f); // 米
// 声源交给引擎混音，不占系统的通话通道
Voice->OnSpeaker.AddLambda([](FName Who, USoundWave* Clip) {
  SpawnAttached(Clip, FindPawn(Who));
});
// 坐标由战斗服上报，这里只说隔没隔墙
Voice->SetOcclusion([](FVector From, FVector To) {
  return LineTrace(From, To) ? 0.6f : 1.f;
});`,
  },
] as const;

export const limits = [
  { value: '100', unit: '人', name: '一张图里同时开麦', condition: '附近频道，服务端筛过再转发' },
  { value: '110', unit: 'kbps', name: '平均下行', condition: `4.2 路，一路约 ${voiceRate} kbps，九折山实测` },
  { value: '2', unit: '次/秒', name: '坐标上报', condition: '高速载具可到 10 次' },
  { value: '16', unit: '人', name: '一支小队', condition: '默认值，可调' },
];

export const cases = [
  {
    when: '棋牌、你画我猜这样的小局',
    why: '没有地图，也没有远近，房间里说话就够。',
    instead: { href: '/minigame', name: '小游戏' },
  },
  {
    when: '对局之外的公会聊天',
    why: '要频道、身份组和历史，不是一局一散的房间。',
    instead: { href: '/qchat', name: '圈组' },
  },
  { when: '解说与观战', why: '几万人只听，走直播分发，延后三秒还防窥屏。', instead: { href: '/live', name: '直播' } },
];

export const questions = [
  {
    question: '要换掉现有的音频中间件吗？',
    answer: '不用。Wwise 与 FMOD 各有一个声源插件，距离曲线仍在您的工程里调。',
  },
  {
    question: '主机和电脑能一起玩吗？',
    answer: '能。Windows、macOS、iOS、Android 与主机共用房间，主机的平台语音权限由您的客户端先问。',
  },
  {
    question: '蓝牙耳机会变难听吗？',
    answer: '一开麦克风，蓝牙就降成通话音质，这是耳机的限制。检测到时改用手机自带的麦克风。',
  },
  { question: '跨区匹配怎么办？', answer: '语音服跟着战斗服走，开在同一个城市；建房时传区服名即可。' },
];

export const neighbours = [
  { href: '/nrtc', name: '音视频通话 2.0', text: '插件底下的引擎，弱网与降噪都在它那里。' },
  { href: '/qchat', name: '圈组', text: '打完接着聊，点“归队”直接回到小队频道。' },
  { href: '/voicechat', name: '语聊房', text: '大厅里挂机的人，给他们一排麦位。' },
];
