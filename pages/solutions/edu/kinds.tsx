import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './kinds.module.css';

const links = (...products: readonly (readonly [href: string, name: string])[]) => ({
  value: (
    <ul className={styles.products}>
      {products.map(([href, name]) => (
        <li key={href}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
    </ul>
  ),
});

/** The kinds of class side by side: who is there, what travels, what it is built with. */
export function Kinds() {
  return (
    <ComparisonTable
      caption="四种班型的人数、时延、路数与推荐产品"
      columns={[
        { name: '一对一', note: '陪练、口语、答疑' },
        { name: '小班课', note: '讨论、实验、编程', marked: true },
        { name: '大班直播', note: '公开课、串讲、讲座' },
        { name: '双师课堂', note: '名师送课、跨校同步' },
      ]}
      rows={[
        {
          group: '教室里有谁',
          rows: [
            { name: '一节课的人数', cells: ['2 人', '3 到 17 人', '一万人以上', '2 到 50 间教室'] },
            {
              name: '同时在台上',
              note: '有声音和画面的路数',
              cells: ['2 路', '最多 17 路', '主讲加 6 路连麦', '主讲加 2 间教室'],
            },
          ],
        },
        {
          group: '网络上走什么',
          rows: [
            {
              name: '端到端时延',
              note: '中位数，家庭宽带',
              cells: ['168 毫秒', '200 毫秒内', '台下 0.9 秒', '200 毫秒内'],
            },
            { name: '一端下行', note: '清晰档画面', cells: ['0.8 Mbps', '1.6 Mbps', '1.2 Mbps', '2 Mbps'] },
          ],
        },
        {
          group: '课上做得了什么',
          rows: [
            { name: '学生直接写白板', cells: [true, true, '上台的学生', '教室大屏'] },
            { name: '分组讨论', cells: [false, true, false, true] },
          ],
        },
        {
          group: '用什么来搭',
          rows: [
            {
              name: '推荐组合',
              cells: [
                links(['/nrtc', '音视频通话 2.0'], ['/whiteboard', '互动白板'], ['/vod', '点播']),
                links(['/nrtc', '音视频通话 2.0'], ['/whiteboard', '互动白板'], ['/signal', '信令']),
                links(['/interact', '互动直播'], ['/chatroom', '聊天室'], ['/whiteboard', '互动白板']),
                links(['/nrtc', '音视频通话 2.0'], ['/whiteboard', '互动白板'], ['/live', '直播']),
              ],
            },
          ],
        },
      ]}
    />
  );
}
