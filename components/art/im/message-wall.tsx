import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './message-wall.module.css';

type Specimen = { title: string; text: string; shown: ReactNode };

const bars = [6, 12, 20, 14, 24, 18, 10, 16, 22, 12, 18, 8, 14, 6];

const specimens: readonly Specimen[] = [
  {
    title: '文本与引用',
    text: '最长 5,000 字，可引用、可 @ 人，链接自动取标题。',
    shown: (
      <div className={styles.bubble}>
        <span className={styles.quoted}>沈女士：周末还送货吗？</span>
        送，<b>@何师傅</b> 排到周六了
      </div>
    ),
  },
  {
    title: '语音与转写',
    text: '最长 60 秒，边播边下；转写成文字，能搜也能复制。',
    shown: (
      <div className={styles.bubble}>
        <span className={styles.voice}>
          <Icon name="play" size={16} />
          <svg width="120" height="28" viewBox="0 0 120 28" fill="none">
            <path d={bars.map((bar, index) => `M${4 + index * 8.5} ${14 - bar / 2}v${bar}`).join('')} stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
          </svg>
          8″
        </span>
        <span className={styles.transcript}>我十分钟后到楼下</span>
      </div>
    ),
  },
  {
    title: '图片与视频',
    text: '缩略图先到，原图按需下载；视频自动转码，断点续传。',
    shown: (
      <svg viewBox="0 0 196 124" fill="none" className={styles.pictures}>
        <rect width="118" height="124" rx="12" fill="#cfe0ff" />
        <path d="M0 92l34-34 30 28 18-16 36 36v6a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="#2f5bff" opacity=".75" />
        <circle cx="88" cy="34" r="13" fill="#ffb98f" />
        <rect x="124" width="72" height="59" rx="12" fill="#d5f1ec" />
        <path d="M124 40c18-14 34 6 72-10v17a12 12 0 0 1-12 12h-48a12 12 0 0 1-12-12z" fill="#0fb59b" opacity=".75" />
        <rect x="124" y="65" width="72" height="59" rx="12" fill="#1b3570" />
        <path d="M154 83l18 11.500-18 11.500z" fill="#ffffff" />
      </svg>
    ),
  },
  {
    title: '文件',
    text: '按版本单个 20 MB 到 2 GB，临时地址到期失效，可限次下载。',
    shown: (
      <div className={classes(styles.bubble, styles.file)}>
        <span>
          <span className={styles.fileName}>八月对账单.xlsx</span>
          <small>2.4 MB · 已传 62%</small>
          <span className={styles.progress} />
        </span>
        <Icon name="file-spreadsheet" size={34} />
      </div>
    ),
  },
  {
    title: '自定义卡片',
    text: '订单、名片、投票，载荷由您定义；旧版客户端显示备用文字。',
    shown: (
      <div className={classes(styles.bubble, styles.card)}>
        <small>订单 20418</small>
        <b>串番茄 2.5 千克 × 2</b>
        <span className={styles.buttons}>
          <span>改时间</span>
          <span>确认自提</span>
        </span>
      </div>
    ),
  },
  {
    title: '位置',
    text: '一个坐标加一张静态图，点开交给用户自己的地图。',
    shown: (
      <svg viewBox="0 0 196 124" fill="none" className={styles.pictures}>
        <rect width="196" height="124" rx="12" fill="#e6edf8" />
        <path d="M-4 84C40 60 70 104 116 78S180 60 204 66M58-4C66 40 44 80 62 128M140-4c-10 50 12 80 4 132" stroke="#ffffff" strokeWidth="9" />
        <rect x="76" y="14" width="46" height="34" rx="6" fill="#cfeadf" />
        <path d="M98 84c-16-16-16-34 0-36 16 2 16 20 0 36z" fill="#d92d20" />
        <circle cx="98" cy="62" r="5.500" fill="#ffffff" />
      </svg>
    ),
  },
  {
    title: '编辑、撤回与回应',
    text: '默认两分钟内可撤回，编辑留有版本；表情回应不另占一条。',
    shown: (
      <div className={styles.changes}>
        <div className={styles.bubble}>
          周六<del>八</del>七点集合 <small>已编辑</small>
          <span className={styles.reactions}>
            <Icon name="thumbs-up" size={14} /> 12 <Icon name="heart" size={14} /> 4
          </span>
        </div>
        <small className={styles.recalled}>周远撤回了一条消息</small>
      </div>
    ),
  },
  {
    title: '流式消息',
    text: '智能体边想边说，一条消息持续更新，完成后只留定稿。',
    shown: (
      <div className={styles.stream}>
        <span className={styles.agent}>
          <Icon name="bot" size={18} />
        </span>
        <div className={styles.bubble}>
          冷藏可放三天，要做番茄酱的话，建议
          <i className={styles.caret} />
        </div>
      </div>
    ),
  },
];

/** What a chat is made of, each kind as it looks in a thread. */
export function MessageWall() {
  return (
    <ul className={styles.wall}>
      {specimens.map(({ title, text, shown }) => (
        <li key={title} className={styles.cell}>
          <div className={styles.shown} aria-hidden="true">
            {shown}
          </div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
