import { reach, voiceRate } from './model.ts';
import * as words from './words.yaml';
import { filled } from '../../../components/ui/filled.ts';

/** In parts of their limits: with the SDK of a call, and with the plug-in. */
export const budget = words.lines.flatMap(({ name, unit, plain, limit, now }) => [
  {
    name: words.budget[0].name({ name, limit, unit }),
    note: words.budget[0].note,
    to: (plain ?? limit) / limit,
    value: plain ? `${plain}${unit}` : words.budget[0].value,
    tone: 'muted' as const,
  },
  { name, ...filled(words.budget[1], { now, unit }), to: now / limit, tone: 'second' as const },
]);

/** What goes wrong with the SDK of a call, and what becomes of it with the plug-in. */
export const mishaps = filled(words.mishaps, { reach });

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

export const limits = filled(words.limits, { voiceRate });
