import type { ReactNode } from 'react';
import { Link } from '../../components/ui/link.tsx';

export const questions: readonly { question: string; answer: ReactNode }[] = [
  {
    question: '两个人同时改同一个图形，听谁的？',
    answer: (
      <p>
        移动和改色按属性“后到者胜”，两人一个移、一个改色，两样都生效。笔迹落下就不再改，只能整笔擦，绝大多数操作天生不冲突。为什么这样选，写在
        <Link href="/dev-blog/whiteboard-crdt-or-log">一份决策记录</Link>里。
      </p>
    ),
  },
  {
    question: '断网了还能写吗？',
    answer: '能。五分钟之内写的，重连后按次序补进去；超过五分钟的另存一页，由主讲决定要不要并回来。服务器每个房间一主一备，主机失联 800 毫秒后备机接手。',
  },
  {
    question: 'PPT 里哪些动画会走样？',
    answer: '切换、进入、强调、退出和路径动画都保留；宏与第三方插件的效果会变成静态画面。转码报告逐页列出哪一步降级了，课前就看得到。',
  },
  {
    question: '一定要用你们的音视频吗？',
    answer: '不用。白板是独立的 SDK，可以放进任何会议或课堂。与我们的音视频同用时，两路共用一个时钟，回放里笔迹和声音对得上，白板分钟另打八折。',
  },
  {
    question: '板书能导出成什么？',
    answer: '整页或选区导出 PNG、PDF；事件导出成 JSON，可以放进自己的系统里重放；录制的课还能由云端渲染成 MP4，一小时的课大约六分钟出片。',
  },
  {
    question: '数据能留在本地机房吗？',
    answer: (
      <p>
        能，白板服务与转码服务都可以<Link href="/private-cloud">私有化部署</Link>，四核 8 GB 的机器带 2,000 人在线。医院和评审中心多数这样用。
      </p>
    ),
  },
];
