import styles from './platforms.module.css';

const platforms = [
  { name: 'Android', since: '5.0 起', about: 'Kotlin、Java' },
  { name: 'iOS', since: '12 起', about: 'Swift、Objective-C' },
  { name: 'HarmonyOS', since: 'API 12 起', about: 'ArkTS' },
  { name: 'Web', since: '近五年', about: '多个标签页共用一条连接' },
  { name: '小程序', since: '基础库 2.10 起', about: '298 kB，按需引入更小' },
  { name: 'Flutter', since: '3.10 起', about: '三端同一份代码' },
  { name: 'uni-app', since: '3.4 起', about: 'Vue 2 与 Vue 3' },
  { name: 'Electron', since: '22 起', about: '本地库加密，可离线搜索' },
  { name: 'Windows', since: '10 起', about: 'C++，含 ARM64' },
  { name: 'macOS', since: '11 起', about: '通用二进制' },
] as const;

/** Where the SDK runs, and from which version on. */
export function Platforms() {
  return (
    <dl className={styles.platforms}>
      {platforms.map(({ name, since, about }) => (
        <div key={name} className={styles.platform}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.since}>{since}</dd>
          <dd className={styles.about}>{about}</dd>
        </div>
      ))}
    </dl>
  );
}
