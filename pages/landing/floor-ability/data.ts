import { measurements } from '../../../config/measurements.ts';

const { captions, tasks } = measurements.meeting;

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
