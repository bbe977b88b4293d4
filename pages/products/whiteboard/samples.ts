import type { CodeLanguage } from '../../../components/ui/highlight.ts';

export const samples: readonly { label: string; language: CodeLanguage; code: string }[] = [
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
];
