import { Breaks } from '../../../components/ui/breaks.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import styles from './price-bill-road.module.css';

const stations = [
  {
    when: '次小时',
    icon: 'activity',
    title: '用量可查',
    text: '控制台按应用、产品与小时列出用量，开放接口同样能取，延迟不超过两小时。',
  },
  {
    when: '每日 04:00',
    icon: 'receipt-text',
    title: '出前一日的账',
    text: '先扣赠送，再扣套餐，余下的按阶梯价从余额里扣。阶梯按自然月累计，用北京时间。',
  },
  {
    when: '不足三天',
    icon: 'bell',
    title: '提前提醒',
    text: '余额预计不够三天时发短信与邮件；达到每日消费上限时停止或只提醒，由您设置。',
  },
  {
    when: '次月 3 日',
    icon: 'file-check',
    title: '月账单与发票',
    text: '明细可下载，保留三年。电子发票一个工作日内开出，纸质专票五个工作日寄出。',
  },
] as const;

/** From use to invoice: when what happens, on one line. */
export function BillRoad() {
  return (
    <ol className={styles.road}>
      {stations.map(({ when, icon, title, text }) => (
        <li key={title} className={styles.station}>
          <p className={styles.when}>
            <Icon name={icon} size={20} className={styles.icon} />
            {when}
          </p>
          <h3 className={styles.title}>
            <Breaks text={title} />
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
