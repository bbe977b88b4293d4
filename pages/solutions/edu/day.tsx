import type { ReactNode } from 'react';
import { Dual } from './art/dual.tsx';
import { Homework } from './art/homework.tsx';
import { Lecture } from './art/lecture.tsx';
import { OneToOne } from './art/one-to-one.tsx';
import { Prepare } from './art/prepare.tsx';
import { Replay } from './art/replay.tsx';
import { SmallClass } from './art/small-class.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './day.module.css';

type Hour = {
  time: string;
  kind: string;
  title: string;
  text: string;
  facts: readonly (readonly [value: string, name: string])[];
  links: readonly (readonly [href: string, name: string])[];
  art: ReactNode;
};

const byDay: readonly Hour[] = [
  {
    time: '07:50',
    kind: '备课',
    title: '课件先于老师到',
    text: '许老师上传 41 页动画课件，云端逐页转成白板页，动画、公式和视频照常播放。转好的页在开课前下到学生的平板，上课只传翻页和笔迹。进教室之前，摄像头、麦克风、扬声器和网络逐项自检。',
    facts: [
      ['20 秒', '41 页动画课件转完'],
      ['30 kB', '平均一页的大小'],
    ],
    links: [['/whiteboard', '互动白板']],
    art: <Prepare />,
  },
  {
    time: '09:00',
    kind: '双师',
    title: '一位主讲带两间教室',
    text: '县一小的英语老师同时给两所村小上课。教室里只有一台大屏和一个遥控器：开机进入当天的课，红键举手，绿键请主讲看过来。主讲从回望屏看到后排的孩子；助教在现场管纪律、发练习。',
    facts: [
      ['2 Mbps', '一间教室需要的带宽'],
      ['48 kbps', '先留给声音的那一份'],
    ],
    links: [
      ['/three-classroom', '三个课堂方案'],
      ['/nrtc', '音视频通话 2.0'],
    ],
    art: <Dual />,
  },
  {
    time: '12:40',
    kind: '作业点评',
    title: '午休时讲一道错题',
    text: '学生拍下作业，老师在图上圈画，同时说话。声音与笔迹对齐：点开红圈，从那一句听起。一条点评是一条消息，学生不在线也会收到推送；家长在同一个会话里只读。',
    facts: [
      ['1 条', '图、笔迹与语音合成的消息'],
      ['30 天', '历史默认保留，可以延长'],
    ],
    links: [['/im', '即时通讯 IM']],
    art: <Homework />,
  },
  {
    time: '15:50',
    kind: '小班课',
    title: '五个人都在台上',
    text: '老师和学生都在台上，可以随时发言。讨论时一键拆成分组房，老师逐间旁听；倒计时结束，所有人回到原位。举手、发言和奖杯按人记录，下课生成学情。',
    facts: [
      ['200 毫秒内', '师生互动的时延中位数'],
      ['1 秒', '拆组与归队'],
    ],
    links: [
      ['/nrtc', '音视频通话 2.0'],
      ['/signal', '信令'],
    ],
    art: <SmallClass />,
  },
  {
    time: '18:30',
    kind: '一对一',
    title: '踏板晚半拍，她听得出来',
    text: '陪练课用音乐模式：弹奏时关掉降噪与自动增益，以 48 kHz 立体声传输；老师开口时切回语音模式。老师圈住的小节带着时间戳，课后点一下，录音从那一拍开始。',
    facts: [
      ['168 毫秒', '师生之间的时延中位数'],
      ['192 kbps', '弹奏时的音频码率'],
    ],
    links: [['/edu-music', '音乐教育方案']],
    art: <OneToOne />,
  },
];

const byNight: readonly Hour[] = [
  {
    time: '19:40',
    kind: '大班直播',
    title: '给一万两千人点名',
    text: '台下走低时延直播，台上走实时通话。被点到的学生一秒内上台，退下后接着看，画面不断。发题、收卷和公告排在弹幕前面。',
    facts: [
      ['0.9 秒', '台下的观看时延'],
      ['3 秒', '收齐一万份答案'],
    ],
    links: [
      ['/interact', '互动直播'],
      ['/chatroom', '聊天室'],
    ],
    art: <Lecture />,
  },
  {
    time: '21:00',
    kind: '下课与回放',
    title: '十分钟后看回放',
    text: '21:00 教室自动关闭。十分钟后回放上架：板书是矢量的，放大不糊；进度条按开场、板书、提问和错题分了段。没听懂的那一段可以直接跳到。',
    facts: [
      ['10 分钟', '下课到回放可看'],
      ['35 MB', '一节 30 分钟的课，含老师画面'],
    ],
    links: [
      ['/vod', '点播'],
      ['/svod', '安全点播'],
    ],
    art: <Replay />,
  },
];

function Hours({ hours, first }: { hours: readonly Hour[]; first: number }) {
  return (
    <ol start={first} className={styles.hours}>
      {hours.map(({ time, kind, title, text, facts, links, art }) => (
        <li key={time} className={styles.hour}>
          <p className={styles.time}>
            <time dateTime={time}>{time}</time>
            <span className={styles.kind}>{kind}</span>
          </p>
          <div className={styles.copy}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <dl className={styles.facts}>
              {facts.map(([value, name]) => (
                <div key={name} className={styles.fact}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.links}>
              {links.map(([href, name]) => (
                <Link key={href} href={href} className={styles.link}>
                  {name}
                </Link>
              ))}
            </p>
          </div>
          <div className={styles.art}>{art}</div>
        </li>
      ))}
    </ol>
  );
}

/** A day of an online school, hour by hour: the sky behind it goes from dawn to night. */
export function Day() {
  return (
    <section className={styles.day} id="day">
      <div className={styles.light}>
        <Container>
          <div className={styles.head}>
            <h2>一所在线学校的一天</h2>
            <p>从 7:50 到 21:00，一天里的七个时刻，各有最怕出的问题。</p>
          </div>
          <Hours hours={byDay} first={1} />
        </Container>
      </div>
      <div className={styles.dark}>
        <Container>
          <Hours hours={byNight} first={byDay.length + 1} />
        </Container>
      </div>
    </section>
  );
}
