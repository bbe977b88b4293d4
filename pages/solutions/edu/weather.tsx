import { Figure } from '../../../components/ui/figure.tsx';
import { Icon, type IconName } from '../../../components/ui/icon.tsx';
import styles from './weather.module.css';

const lots = {
  full: styles.full,
  less: styles.less,
  none: styles.none,
} as const;

type Lot = readonly [how: keyof typeof lots, what: string];
const rows: readonly { icon: IconName; name: string; rate: string; voice: Lot; board: Lot; picture: Lot }[] = [
  {
    icon: 'sun',
    name: '晴天',
    rate: '20 Mbps',
    voice: ['full', '双份冗余'],
    board: ['full', '逐笔同步'],
    picture: ['full', '720p，25 帧'],
  },
  {
    icon: 'cloud-rain',
    name: '雨天的山顶',
    rate: '2 Mbps',
    voice: ['full', '双份冗余'],
    board: ['full', '逐笔同步'],
    picture: ['less', '180p 到 360p'],
  },
  {
    icon: 'smartphone',
    name: '手机热点',
    rate: '300 kbps',
    voice: ['full', '双份冗余'],
    board: ['full', '逐笔同步'],
    picture: ['less', '5 帧，或只剩头像'],
  },
  {
    icon: 'unplug',
    name: '断了五秒',
    rate: '0',
    voice: ['less', '补 200 毫秒，再续播'],
    board: ['full', '先写着，连上补齐'],
    picture: ['none', '停在最后一帧'],
  },
];

function Cell({ lot: [how, what] }: { lot: Lot }) {
  return (
    <td className={styles.cell}>
      <span className={lots[how]}>{what}</span>
    </td>
  );
}

/** What a lesson keeps when the line gets thin: voice first, then the board, then the picture. */
export function Weather() {
  return (
    <Figure label="不同带宽下课堂保住什么">
      <table className={styles.table}>
        <caption className={styles.caption}>不同带宽下课堂保住什么</caption>
        <thead>
          <tr>
            <th scope="col">线路</th>
            <th scope="col">声音</th>
            <th scope="col">白板</th>
            <th scope="col">画面</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ icon, name, rate, voice, board, picture }) => (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                <Icon name={icon} size={26} />
                <span>
                  {name}
                  <small>{rate}</small>
                </span>
              </th>
              <Cell lot={voice} />
              <Cell lot={board} />
              <Cell lot={picture} />
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
