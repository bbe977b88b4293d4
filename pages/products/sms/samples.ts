import type { CodeLanguage } from '../../../components/ui/highlight.ts';

/** Sends a code, keeps the id that its receipt will name, and reports whether it was right. */
export const samples: readonly { label: string; language: CodeLanguage; code: string }[] = [
  {
    label: 'Node.js',
    language: 'javascript',
    code: `import { Sms } from '@yunqiao/sms';

const sms = new Sms({ token: process.env.YUNQIAO_TOKEN });

const { msgId } = await sms.sendCode({
  mobile: '+8613800000021',
  sign: '云桥出行',
  template: 'T10482',
  ttl: 300,
  voiceAfter: 60, // 一分钟没有回执，改打电话报数
});

// 回传验证结果，完成率熔断才有依据
const { passed } = await sms.verify({
  msgId,
  code: input,
});`,
  },
];
