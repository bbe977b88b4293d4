import type { CodeLanguage } from '../../../components/ui/highlight.ts';

type Sample = { label: string; language: CodeLanguage; code: string };

export const samples: readonly Sample[] = [
  {
    label: 'Web',
    language: 'javascript',
    code: `import { Whiteboard } from '@yunqiao/whiteboard';

const board = await Whiteboard.join({
  element: document.querySelector('#board'),
  room: 'math-0817',
  token, // 写明角色与有效期，由您的服务端签发
});

// 打开转码好的课件，翻到第 3 页第 2 步动画
await board.slides.open('D20871', { page: 3, step: 2 });

board.on('raise-hand', ({ user }) => {
  board.grant(user, 'write', { minutes: 3 });
});`,
  },
  {
    label: '服务端',
    language: 'shell',
    code: `# 上传课件转码，完成后回调 convert.done
curl https://api.yunqiao.example/v2/whiteboard/slides \\
  -H "Authorization: Bearer $TOKEN" \\
  -F file=@lesson-07.pptx -F keepAnimation=true

# 给学生签一个两小时的只读令牌
curl https://api.yunqiao.example/v2/whiteboard/tokens \\
  -H "Authorization: Bearer $TOKEN" \\
  -d '{
    "room": "math-0817",
    "user": "xiaohe",
    "role": "viewer",
    "ttl": 7200
  }'`,
  },
];
