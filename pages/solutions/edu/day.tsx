import { Text } from '../../../components/art/kit/text.tsx';
import { Classroom } from '../../../components/art/scenes/classroom.tsx';
import { Slide } from '../../../components/art/scenes/slide.tsx';
import { Bento } from '../../../components/sections/bento.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { lineDelays, liveLines } from '../../../config/live-lines.ts';
import styles from './edu.module.css';

/** Milliseconds that the lesson counts, as bars of one scale. */
const Bars = ({ of }: { of: Readonly<Record<string, number>> }) => (
  <svg viewBox="0 0 280 172" fill="none" aria-hidden="true">
    {Object.entries(of).map(([name, value], index) => (
      <g key={name} transform={`translate(28 ${16 + index * 50})`}>
        <Text x={0} y={0} size={14} fill="currentColor">
          {`${name} ${value < 1000 ? `${value} 毫秒` : `${value / 1000} 秒`}`}
        </Text>
        <path d={`M0 20h${(224 * value) / Math.max(...Object.values(of))}`} stroke="var(--tint)" strokeWidth="14" />
      </g>
    ))}
  </svg>
);

/** What each hour must not fail at, and what keeps it from failing. */
const hours = [
  {
    title: '07:50 备课：课件先于老师到',
    text: '41 页动画课件 20 秒转完，平均一页 30 kB，开课前下到学生的平板；上课只传翻页和笔迹。',
    href: '/whiteboard',
    size: 'half',
    art: <Slide />,
  },
  {
    title: '09:00 双师：|一位主讲带两间教室',
    text: '教室里只有大屏和遥控器：开机即上课，红键举手。一间 2 Mbps，其中 48 kbps 先留给声音。',
    href: '/three-classroom',
    size: 'half',
    art: <Classroom label="县一小一位老师，带两间村小的课堂" names={['县一小', '北坡村小', '南坡村小']} />,
  },
  {
    title: '15:50 小班课：五个人都在台上',
    text: '师生互动的时延中位数在 200 毫秒内；拆组与归队各一秒，老师逐间旁听。',
    href: '/signal',
    art: <Bars of={{ 师生互动: 200, 拆组: 1000, 归队: 1000 }} />,
  },
  {
    title: '18:30 一对一：|踏板晚半拍，她听得出来',
    text: '弹奏时关掉降噪与自动增益，以 48 kHz 立体声、192 kbps 传输，时延中位数 168 毫秒；课后点老师圈住的小节，录音从那一拍开始。',
    href: '/edu-music',
    art: <Bars of={{ 时延: 168, '半拍，每分钟 120 拍': 250 }} />,
  },
  {
    title: '19:40 大班直播：|给一万两千人点名',
    text: `台下看低时延直播，晚 ${liveLines.fast} 秒；被点到的学生一秒内上台，画面不断。一万份答案 3 秒收齐，发题和收卷排在弹幕前面。`,
    href: '/interact',
    ground: 'night',
    art: <Bars of={{ 台下晚: lineDelays.fast, 上台: 1000, 收一万份答案: 3000 }} />,
  },
] as const;

/** A day of an online school, hour by hour: the sky behind it goes from dawn to dusk. */
export const Day = () => (
  <div className={styles.day} id="day">
    <Section head="centred" title="一所在线学校的一天" lead="五个时刻，各有最怕出的问题。">
      <Bento cells={hours} />
    </Section>
  </div>
);
