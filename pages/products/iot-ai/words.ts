import { commitments } from '../../../config/commitments.ts';
import { measurements } from '../../../config/measurements.ts';

const { toy } = measurements.agent;

/** Share of turns in which the toy begins before the child has ended, by the silence it waits for. */
const waits = [0.3, 0.5, 0.6, 0.8, 1, 1.3, 1.6, 2];
export const cuts = [58, 41, 34, 23, 16, 9, 5, 3].map((share, index) => [waits[index]!, share] as const);

export const bench = [
  { when: '0 秒', title: '放进纸箱', text: '箱盖合上，底噪低于 45 分贝即可开始。' },
  { when: '4 秒', title: '播放扫频', text: '200 Hz 到 7 kHz，喇叭和两颗麦克风一起量。' },
  { when: '14 秒', title: '麦克风', text: '灵敏度差超过 3 dB、装反或漏气，当场指出是哪一颗。' },
  { when: '22 秒', title: '回声', text: '量出喇叭到麦克风的时延，写进这一台的参数区。', marked: true },
  { when: '30 秒', title: '亮绿灯', text: '结果按序列号上传，售后可以查到出厂曲线。' },
];

export const safety = [
  {
    title: '默认如此',
    mark: 'done',
    items: [
      { text: '先审后说', note: '每句回复合成之前过一遍审核，多 60 毫秒，已计入首响' },
      { text: '家长看话题摘要', note: '看得到聊了恐龙，看不到逐字记录' },
      { text: '提到受伤或走失', note: '换成固定回答，一分钟内通知家长' },
    ],
  },
  {
    title: '做不到，也不提供',
    mark: 'never',
    items: [
      { text: '远程打开麦克风', note: '采集只能由唤醒词或按键开始，灯同时亮起' },
      { text: '保存原始录音', note: '识别后即弃；家长同意的样本除外，保留 30 天' },
      { text: '向孩子推荐商品', note: '角色卡里写了也会被规则拦下' },
    ],
  },
] as const;

export const limits = [
  { value: `${toy}`, unit: '毫秒', name: '首响', condition: '孩子说完到玩具开口，中位数' },
  { value: '12', unit: 'kbps', name: '上行码率', condition: '16 kHz 单声道，20 毫秒一帧' },
  { value: '20%', name: '可用的丢包', condition: '室内 2.4 GHz，识别错误率低于 11%' },
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

export const steps = [
  { title: '借一块开发板', text: '刷参考固件，配好 Wi-Fi，十分钟听到第一句。' },
  { title: '移植到您的芯片', text: '给我们底板和原理图，两周交付移植包与回声参数。' },
  { title: '上产线', text: '检测工具装在一台旧电脑上，工人不需要培训。' },
];

export const questions = [
  {
    question: '不用你们的云端行不行？',
    answer: '设备端的 SDK 只和我们的实时音频通道配对；识别、模型和合成可以换成您自己的，走同一条通道。',
  },
  {
    question: '毛绒隔着麦克风，会不会听不清？',
    answer: '会衰减约 6 dB，高频更多。开模前把布料样品寄来，我们量一次频响，给出开孔直径和均衡参数。',
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
