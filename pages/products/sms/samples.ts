import type { CodeLanguage } from '../../../components/ui/highlight.ts';

type Sample = { label: string; language: CodeLanguage; code: string };

/** The same request in two ways: send a code, keep the id that its receipt will name. */
export const samples: readonly Sample[] = [
  {
    label: 'curl',
    language: 'shell',
    code: `curl https://api.yunqiao.example/v2/sms/codes \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "mobile": "+8613800000021",
    "sign": "云桥出行",
    "template": "T10482",
    "length": 6,
    "ttl": 300,
    "voiceAfter": 60
  }'

# {"code":200,"msgId":"7f3a91c02","segments":1}`,
  },
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
