import { measurements } from '../../../config/measurements.ts';
import styles from './kinds.module.css';

const { within, withinSeconds } = measurements.sms;

/** The three kinds of message, each with the rules it is sent by. */
const kinds = [
  {
    tone: 'code',
    name: '验证码',
    who: '注册、登录、支付、改绑手机',
    rules: [
      ['下发时间', '全天，单独的优先队列'],
      ['接收同意', '由用户自己点“获取验证码”触发'],
      ['送达速度', `送达的 ${within}% 在 ${withinSeconds} 秒内`],
      ['没收到', '60 秒后可改打语音报数'],
    ],
  },
  {
    tone: 'notice',
    name: '通知',
    who: '订单、物流、挂号、告警、账单',
    rules: [
      ['下发时间', '全天，不急的建议 8 至 21 点'],
      ['接收同意', '与已有业务有关，业务存续期间'],
      ['批量', '一次一千个号码，每个号码一组变量'],
      ['上行', '用户回复的内容推到您的回调地址'],
    ],
  },
  {
    tone: 'offer',
    name: '营销',
    who: '会员日、上新、到期提醒、沉睡唤回',
    rules: [
      ['下发时间', '8 至 21 点，其余时间自动顺延'],
      ['接收同意', '事先明确同意，证据留存三年'],
      ['退订', '回复 R 立即生效，名单自动拦截'],
      ['红线', '月投诉率超过万分之一即暂停'],
    ],
  },
] as const;

export function Kinds() {
  return (
    <ul className={styles.kinds}>
      {kinds.map(({ tone, name, who, rules }) => (
        <li key={name} className={styles[tone]}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.who}>{who}</p>
          <dl className={styles.rules}>
            {rules.map(([rule, text]) => (
              <div key={rule} className={styles.rule}>
                <dt>{rule}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
