import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import { commitments } from '../../../config/commitments.ts';
import { measurements } from '../../../config/measurements.ts';

const { toy, toyMemory } = measurements.agent;

/** Share of turns in which the toy begins before the child has ended, by the silence it waits for. */
const waits = [0.3, 0.5, 0.6, 0.8, 1, 1.3, 1.6, 2];
export const cuts = [58, 41, 34, 23, 16, 9, 5, 3].map((share, index) => [waits[index]!, share] as const);

/** Decibels of two microphones by octave from 200 Hz, relative to the master; the second one is the wrong way round. */
const octaves = ['200 Hz', '400', '800', '1.6k', '3.2k', '6.4k'];
const curve = (levels: readonly number[]) => levels.map((level, octave) => [octave, level] as const);
export const response: ChartProps = {
  label: '一台的扫频结果：一号麦克风在正负 3 dB 的带里，二号从 800 Hz 起低 5 到 9 dB，装反了',
  x: { ticks: octaves.map((text, at) => ({ at, text })), name: '扫频' },
  y: { from: -12, to: 6, ticks: [-12, -9, -6, -3, 0, 3, 6], name: '与标准机相差（dB）' },
  marks: [
    { kind: 'band', points: octaves.map((_, octave) => [octave, -3, 3] as const), name: '合格', tone: 'second' },
    { kind: 'line', points: curve([-1, 0.4, -0.6, 0.8, 1.3, -0.9]), name: '一号' },
    { kind: 'line', points: curve([-2, -2.6, -5, -6.8, -8.2, -9]), name: '二号装反', tone: 'third' },
  ],
};

export const safety: readonly { title: string; text: string; stops?: boolean }[] = [
  { title: '玩具要说的每一句', text: '合成之前过一遍审核，多 60 毫秒，已计入首响。' },
  { title: '今天聊了什么', text: '家长看话题摘要：聊了恐龙，看不到逐字记录。' },
  { title: '提到受伤或走失', text: '换成固定回答，一分钟内通知家长。' },
  { title: '远程打开麦克风', text: '采集只能由唤醒词或按键开始，灯同时亮起。', stops: true },
  { title: '保存原始录音', text: '识别后即弃；家长同意的样本除外，保留 30 天。', stops: true },
  { title: '向孩子推荐商品', text: '角色卡里写了也会被规则拦下。', stops: true },
];

/** Memory in kB on a scale of doublings from 16 kB: what the library takes of a chip, and what the chip has. */
const doublings = (size: number) => Math.log2(size / 16);
const ports = [
  ['玩具级单片机', '双核 240 MHz，移植两周', toyMemory, 512, `${toyMemory} / 512 kB`],
  ['音箱级芯片', '四核 1 GHz，移植一周', 3.1 * 1024, 64 * 1024, '3.1 / 64 MB'],
  ['手表与眼镜', '四核，移植两周', 4.6 * 1024, 512 * 1024, '4.6 / 512 MB'],
  ['陪伴机器人', 'Linux，三天跑通', 9 * 1024, 1024 * 1024, '9 MB / 1 GB'],
] as const;
export const chips = {
  end: doublings(1024 * 1024),
  ticks: ['16 kB', '256 kB', '4 MB', '64 MB', '1 GB'],
  bars: ports.map(([name, note, takes, has, value]) => ({
    name,
    note,
    from: doublings(takes),
    to: doublings(has),
    value,
  })),
};

export const limits = [
  { value: `${toy}`, unit: '毫秒', name: '首响', condition: '孩子说完到玩具开口，中位数' },
  { value: '2', unit: '米', name: '拾音距离', condition: '两颗麦克风，电视开着，错字率低于 11%' },
  { value: '20%', name: '可用的丢包', condition: '上行 12 kbps，20 毫秒一帧' },
  { value: '6.5', unit: '小时', name: '连续对话', condition: '1,000 mAh 电池，中等音量' },
  { value: '10', unit: '分钟', name: '一次对话', condition: '无人说话 15 秒自动结束' },
];

export const cases = [
  { when: '设备没有网络', why: '识别与回答都在云端，断网只剩唤醒和本地提示音。' },
  {
    when: '有屏幕、有系统的手机或平板',
    why: '内存不是问题，用完整的语音智能体更省事。',
    instead: { href: '/rtc-ai', name: '实时对话 AI 智能体' },
  },
  {
    when: '要记得住上个月说过的事',
    why: '这里只带当前一次对话的上下文，长期记忆与人设在另一个产品里。',
    instead: { href: '/emotional-ai', name: '情感陪伴 AI' },
  },
];

export const code = [
  {
    label: 'C',
    language: 'c',
    code: `#include "yunqiao_agent.h"

static char mem[${toyMemory} * 1024]; // 只用这一块，不碰您的堆

static void on_event(yq_agent *a, const yq_event *e) {
  if (e->type == YQ_SPEAK) speaker_write(e->pcm, e->samples);
  if (e->type == YQ_INTERRUPT) speaker_flush(); // 孩子插话
  if (e->type == YQ_ENDED) led_off(); // 15 秒没人说话
}

// token 由您的服务端签发，里面写着这一台的角色卡
yq_agent *a = yq_agent_open(token, mem, sizeof mem, on_event);

led_on(); // 唤醒词或按键之后才采集，灯同时亮
while (yq_agent_is_open(a)) {
  mic_read(mic, 320); // 20 毫秒，16 kHz
  yq_agent_feed(a, mic, played); // 正在放的也送来，消回声用
}`,
  },
] as const;

export const questions = [
  {
    question: '毛绒隔着麦克风，会不会听不清？',
    answer: '会衰减约 6 dB，高频更多。开模前把布料样品寄来，我们量一次频响，给出开孔直径和均衡参数。',
  },
  {
    question: '旁边的大人说话，它会不会接？',
    answer: '醒来以后跟住叫它的那个声音，别人的话在端上静掉，不送识别；换人说，再喊一次。',
  },
  {
    question: '固件升级会不会变砖？',
    answer: `双分区写入，校验通过才切换，启动失败三次自动回到旧版。大版本停止维护前至少提前 ${commitments.notice.majorVersion} 天公告。`,
  },
  {
    question: '出口欧美要注意什么？',
    answer: '儿童语音属于敏感信息，先取得监护人同意。数据区域在创建应用时选定，家长同意的流程有现成页面。',
  },
];

export const neighbours = [
  { href: '/rtc-ai', name: '实时对话 AI 智能体', text: '手机、网页和电话里的同一套智能体。' },
  { href: '/emotional-ai', name: '情感陪伴 AI', text: '给玩具加上长期记忆和稳定的性格。' },
  { href: '/smartwatch', name: '儿童手表', text: '手表上打电话，耗电与弱网的做法。' },
];
