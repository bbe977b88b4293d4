import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { grouped } from '../../../config/rules/price.ts';

const { captions, tasks, gathered } = measurements.meeting;

/** The rooms of the storey as a building's schedule lists them: what is in each, who may use it, where it ends. */
export const schedule = [
  {
    number: '201',
    room: '会前',
    rows: [
      { name: '预约', what: '从企业日历里约，改期自动通知到人', who: '成员', until: '周期会可以只改一场' },
      { name: '入会', what: '访客点链接进来，什么也不用装', who: '所有人', until: '访客先到等候室' },
      {
        name: '等候室',
        what: '看到名字与单位，逐个或全部放行',
        who: '主持人、联席主持人',
        until: '开会前可先设好名单',
      },
      { name: '硬件终端', what: '会议室的老设备按标准协议接入', who: '会议室', until: '扫码，或者输会议号' },
    ],
  },
  {
    number: '202',
    room: '会中',
    rows: [
      { name: '画面', what: '说话的人收大图，其余收小图', who: '所有人', until: '同屏 25 格' },
      { name: '共享与批注', what: '共享一个窗口或整屏，别人在上面画', who: '成员；访客获准后', until: '同时一路' },
      { name: '实时字幕', what: '边说边出字，可以往回翻', who: '所有人', until: '普通话' },
      { name: '分组讨论', what: '拆成几间小会，到点一起回来', who: '主持人、联席主持人', until: '主会场随时可以广播' },
    ],
  },
  {
    number: '203',
    room: '会后',
    rows: [
      { name: '云录制', what: '画面、共享与声音合成一份', who: '主持人；联席主持人获授权后', until: '默认留 90 天' },
      { name: '纪要', what: '主持人先看草稿，改完再发', who: '成员，本人参加的会', until: '每条点得回录音那一句' },
      { name: '待办', what: '以卡片发进项目群，写明谁、几号', who: '责任人', until: '点“已办”才算销项' },
      { name: '账号停用', what: '离职的人从所有会议里退出', who: '管理员', until: '5 分钟内' },
    ],
  },
] as const;

export const proofs = [
  { value: '88', unit: '%', name: '决议按期办完', condition: '衡木重工上线半年，原来是 63%' },
  {
    value: tasks.right,
    unit: '%',
    name: '待办记得准',
    condition: `逐条人工核对，共 ${tasks.meetings} 场中文会议`,
  },
  { value: captions, unit: '秒', name: '字幕晚于说话', condition: '普通话，中位数' },
];

export const doors = [
  { icon: 'link', title: '访客走链接', text: '浏览器里填个名字，进等候室，由主持人放行。' },
  { icon: 'monitor-speaker', title: '会议室走老终端', text: '屏幕上扫码，遥控器照旧。开会的人看不出换过。' },
  {
    icon: 'id-card',
    title: '员工走原来的账号',
    text: `跟着人事系统同步，不另记密码。衡木的早会照这样开，${gathered.seconds} 秒到齐。`,
  },
] as const;

export const lead = `从约会到散会后的待办，十二项功能排进三间屋子。一场最多 ${grouped(productLimits.meeting.people)} 人，每一项都写明谁能用、到哪里为止。`;
