import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import styles from './edu.module.css';
import { columns } from './words.yaml';
import * as words from './words.yaml';

const cell = (how: 'full' | 'less' | 'none') => (what: string) => ({
  value: <span className={styles[how]}>{what}</span>,
});
const [full, less, none] = [cell('full'), cell('less'), cell('none')];
const rows = [
  { name: '晴天', note: '20 Mbps', cells: [full('双份冗余'), full('逐笔同步'), full('720p，25 帧')] },
  { name: '雨天的山顶', note: '2 Mbps', cells: [full('双份冗余'), full('逐笔同步'), less('180p 到 360p')] },
  { name: '手机热点', note: '300 kbps', cells: [full('双份冗余'), full('逐笔同步'), less('5 帧，或只剩头像')] },
  { name: '断了五秒', note: '0', cells: [less('补上 200 毫秒'), full('连上补齐'), none('停在最后一帧')] },
];
/** What a lesson keeps when the line gets thin: voice first, then the board, then the picture. */
export const Weather = () => <ComparisonTable caption={words.weatherCaption} columns={columns} rows={rows} />;
