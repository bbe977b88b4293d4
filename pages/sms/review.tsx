import styles from './review.module.css';

const days = ['周一', '周二', '周三', '周四', '周五', '下周一', '下周二', '下周三'];

/** What has to be done once, in order: who does it, on which days, how long it really takes. */
const lanes = [
  { place: 'verify', name: '企业实名', who: '您', took: '10 分钟提交，当天审完', text: '营业执照、经办人身份证明、使用场景说明。' },
  { place: 'check', name: '签名与模板审核', who: '我们', took: '2 小时内，工作日 9 至 21 点', text: '用途、变量和示例写全，九成一次通过。' },
  { place: 'test', name: '测试签名联调', who: '您', took: '周一下午就能开始', text: '发给验证过的自有号码，每天 50 条，接口与正式发送完全一样。' },
  { place: 'file', name: '签名报备', who: '三家运营商', took: '3 至 7 个工作日', text: '三家各报各的，先通过的网先能发；这一段谁也催不快。' },
  { place: 'live', name: '正式下发', who: '您', took: '报备通过即可', text: '只改 sign 一个参数，不用重新发版。' },
] as const;

export function Review() {
  return (
    <>
      <div className={styles.calendar}>
        <ol className={styles.days} aria-hidden="true">
          {days.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ol>
        <ol className={styles.lanes}>
          {lanes.map(({ place, name, who, took, text }) => (
            <li key={name} className={styles[place]}>
              <span className={styles.bar} aria-hidden="true" />
              <div className={styles.words}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.took}>
                  {who} · {took}
                </p>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.refused}>
        <strong>被退回的模板，三个原因占八成：</strong>变量代替了整段正文；链接用了公共短域名；签名与执照、备案或商标对不上。退回时会写明是哪一条，改完再审同样两小时内。
      </p>
    </>
  );
}
