import { reach, voiceRate } from './model.ts';
import { lines } from './words.yaml';

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
