import type { Region } from '../../components/art/sms/reach.tsx';
import styles from './regions.module.css';

/** Ten of the places most written to: what one message costs, how long half of them take, and what the place asks for first. */
export const regions: readonly (Region & { price: string; seconds: string; rule: string })[] = [
  { name: '中国香港', place: [114.2, 22.3], price: '0.38', seconds: '3.1', rule: '发送者名登记，2 个工作日' },
  { name: '日本', place: [139.7, 36.5], price: '0.56', seconds: '3.8', rule: '网址须提前登记' },
  { name: '新加坡', place: [103.8, 1.4], price: '0.32', seconds: '3.4', rule: '发送者名登记，未登记标为可疑' },
  { name: '印度尼西亚', place: [113.9, -2.2], price: '2.10', seconds: '5.2', rule: '发送者名与模板都要登记' },
  { name: '印度', place: [78, 21], price: '0.42', seconds: '4.6', rule: '实体、签名、模板三项备案' },
  { name: '阿联酋', place: [54.4, 24.4], price: '0.66', seconds: '4.1', rule: '营销 9 至 19 点，名前加 AD-' },
  { name: '德国', place: [10.4, 51.2], price: '0.62', seconds: '3.3', rule: '营销须双重确认同意' },
  { name: '尼日利亚', place: [8.7, 9.1], price: '0.72', seconds: '6.0', rule: '免打扰名单默认过滤' },
  { name: '巴西', place: [-51.9, -12], price: '0.24', seconds: '4.8', rule: '短号下发，不支持自定义名' },
  { name: '美国', place: [-98, 39], price: '0.09', seconds: '3.6', rule: '品牌与用途登记，约 10 个工作日' },
];

export function Regions() {
  return (
    <ol className={styles.regions}>
      {regions.map(({ name, price, seconds, rule }, index) => (
        <li key={name} className={styles.region}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.price}>
            ¥ {price}
            <span> 每条 · 中位 {seconds} 秒</span>
          </p>
          <p className={styles.rule}>{rule}</p>
        </li>
      ))}
    </ol>
  );
}
