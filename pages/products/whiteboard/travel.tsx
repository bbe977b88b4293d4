import { Arrived, Ordered, Sampled, Thinned } from './art/stroke.tsx';
import styles from './travel.module.css';

const stages = [
  {
    art: <Sampled />,
    at: '0 至 6 毫秒',
    title: '自己先看见',
    text: '每秒 120 次采样，平均一笔 180 个点。笔迹先画在本地，不等网络。',
  },
  {
    art: <Thinned />,
    at: '9 毫秒',
    title: '抽去看不出的点',
    text: '180 个点留 48 个，坐标量化到 1/16 像素，差分编码后一笔 220 字节。',
  },
  {
    art: <Ordered />,
    at: '40 毫秒',
    title: '排进同一个队',
    text: '服务器给每个操作一个连续的序号。先后只有一种结果，因此没有冲突。',
  },
  {
    art: <Arrived />,
    at: '78 毫秒',
    title: '别人也看见',
    text: 'P95 时延。各端按自己的屏幕重新描成矢量，放大到 20 倍边缘也不糊。',
  },
];

/** The way of a stroke from one hand to all eyes. */
export function Travel() {
  return (
    <ol className={styles.stages}>
      {stages.map(({ art, at, title, text }) => (
        <li key={at} className={styles.stage}>
          {art}
          <p className={styles.at}>{at}</p>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
