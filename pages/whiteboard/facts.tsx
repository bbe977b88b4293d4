import styles from './facts.module.css';

const formats = [
  { name: 'PPT、PPTX', text: '切换与逐步动画、内嵌音视频、公式、超链接都保留', limit: '300 页，200 页约 90 秒' },
  { name: 'PDF、Word', text: '按页转矢量，放大看仍清楚', limit: '500 页' },
  { name: '音频、视频', text: '播放、暂停、进度全房间同步，误差 0.3 秒内', limit: '2 GB' },
  { name: 'H5 课件包', text: '题目与互动游戏的状态一起同步', limit: '100 MB' },
  { name: '医学影像截帧', text: '无损 PNG，标注另存一层', limit: '单张 50 MB' },
];

/** What a board opens, what is kept of it, and how much of it. */
export function Formats() {
  return (
    <dl className={styles.formats}>
      {formats.map(({ name, text, limit }) => (
        <div key={name} className={styles.format}>
          <dt className={styles.name}>{name}</dt>
          <dd>{text}</dd>
          <dd className={styles.limit}>{limit}</dd>
        </div>
      ))}
    </dl>
  );
}

const capacity = [
  { value: '1,000', unit: '人', name: '一个房间的上限，其中 30 人可以同时写；按量付费 50 人' },
  { value: '0.6', unit: '秒', name: '中端手机半路进来，补齐 45 分钟的课' },
  { value: '10,000', unit: '笔', name: '一页之内缩放移动保持每秒 60 帧' },
  { value: '500', unit: '页', name: '一块板的页数上限，缩放 10% 到 2,000%' },
  { value: '20', unit: '点', name: '教室大屏同时触摸，各算各的笔' },
  { value: '30', unit: '天', name: '关房后快照保留，到期前可导出 PDF' },
];

/** Limits as numbers, so that nobody has to ask for them. */
export function Capacity() {
  return (
    <dl className={styles.capacity}>
      {capacity.map(({ value, unit, name }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd className={styles.value}>
            {value}
            <span> {unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
