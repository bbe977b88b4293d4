import { Figure } from '../../../components/ui/figure.tsx';
import { Icon, type IconName } from '../../../components/ui/icon.tsx';
import styles from './weather.module.css';

type Lot = readonly [how: 'full' | 'less' | 'none', what: string];
const heads = ['线路', '声音', '白板', '画面'];
const board: Lot = ['full', '逐笔同步'];
const voice: Lot = ['full', '双份冗余'];
const rows: readonly { line: readonly [icon: IconName, name: string, rate: string]; lots: readonly Lot[] }[] = [
  { line: ['sun', '晴天', '20 Mbps'], lots: [voice, board, ['full', '720p，25 帧']] },
  { line: ['cloud-rain', '雨天的山顶', '2 Mbps'], lots: [voice, board, ['less', '180p 到 360p']] },
  { line: ['smartphone', '手机热点', '300 kbps'], lots: [voice, board, ['less', '5 帧，或只剩头像']] },
  {
    line: ['unplug', '断了五秒', '0'],
    lots: [
      ['less', '补 200 毫秒，再续播'],
      ['full', '先写着，连上补齐'],
      ['none', '停在最后一帧'],
    ],
  },
];

/** What a lesson keeps when the line gets thin: voice first, then the board, then the picture. */
export function Weather() {
  return (
    <Figure label="不同带宽下课堂保住什么">
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line: [icon, name, rate], lots }) => (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                <Icon name={icon} size={26} />
                <span>
                  {name}
                  <small>{rate}</small>
                </span>
              </th>
              {lots.map(([how, what], column) => (
                <td key={heads[column + 1]}>
                  <span className={styles[how]}>{what}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
