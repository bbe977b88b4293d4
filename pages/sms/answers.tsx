import styles from './answers.module.css';

/** What the interface and the receipts answer, what is billed, and what to do about it. */
const answers = [
  { code: '200', name: 'ACCEPTED', text: '已受理，回执随后推送', act: '记下 msgId', billed: '计费' },
  { code: '4003', name: 'SIGN_NOT_FILED', text: '签名还没完成运营商报备', act: '先用已报备的签名', billed: '不计' },
  { code: '4007', name: 'TEMPLATE_MISMATCH', text: '正文与审核过的模板不符', act: '只改变量，不改正文', billed: '不计' },
  { code: '4029', name: 'RATE_LIMITED', text: '同一号码太频繁', act: '按 retryAfter 秒数重试', billed: '不计' },
  { code: '4031', name: 'NUMBER_UNDER_ATTACK', text: '十分钟内收到六家以上验证码', act: '改用一键登录，一小时后恢复', billed: '不计' },
  { code: '4036', name: 'OPTED_OUT', text: '用户退订过这类短信', act: '从名单里去掉', billed: '不计' },
  { code: '回执', name: 'DELIVERED', text: '手机确认收到', act: '不用做什么', billed: '计费' },
  { code: '回执', name: 'ABSENT', text: '关机、停机或不在服务区', act: '验证码可改语音', billed: '计费' },
  { code: '回执', name: 'UNKNOWN', text: '72 小时没有状态报告', act: '看完成率判断', billed: '计费' },
] as const;

export function Answers() {
  return (
    <div className={styles.frame} role="region" aria-label="状态码对照" tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>常见的九种答复</caption>
        <thead>
          <tr>
            <th scope="col">代码</th>
            <th scope="col">名称</th>
            <th scope="col">意思</th>
            <th scope="col">怎么办</th>
            <th scope="col">计费</th>
          </tr>
        </thead>
        <tbody>
          {answers.map(({ code, name, text, act, billed }) => (
            <tr key={name}>
              <td className={code === '回执' ? styles.receipt : styles.number}>{code}</td>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              <td>{text}</td>
              <td>{act}</td>
              <td className={styles.billed}>{billed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
