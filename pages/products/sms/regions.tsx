import { costTo } from './costs.ts';
import styles from './regions.module.css';

/** Ten of the places most written to: how long half of the messages take, and what the place asks for first. */
const regions = [
  { name: '中国香港', seconds: '3.1', rule: '发送者名登记，2 个工作日' },
  { name: '日本', seconds: '3.8', rule: '网址须提前登记' },
  { name: '新加坡', seconds: '3.4', rule: '发送者名登记，未登记标为可疑' },
  { name: '印度尼西亚', seconds: '5.2', rule: '发送者名与模板都要登记' },
  { name: '印度', seconds: '4.6', rule: '实体、签名、模板三项备案' },
  { name: '阿联酋', seconds: '4.1', rule: '营销 9 至 19 点，名前加 AD-' },
  { name: '德国', seconds: '3.3', rule: '营销须双重确认同意' },
  { name: '尼日利亚', seconds: '6.0', rule: '免打扰名单默认过滤' },
  { name: '巴西', seconds: '4.8', rule: '短号下发，不支持自定义名' },
  { name: '美国', seconds: '3.6', rule: '品牌与用途登记，约 10 个工作日' },
];

export function Regions() {
  return (
    <ol className={styles.regions}>
      {regions.map(({ name, seconds, rule }) => (
        <li key={name} className={styles.region}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.price}>
            {costTo(name)}
            <span> 每条 · 中位 {seconds} 秒</span>
          </p>
          <p className={styles.rule}>{rule}</p>
        </li>
      ))}
    </ol>
  );
}
