import type { ComponentProps, ReactNode } from 'react';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Dual } from './art/dual.tsx';
import { Lecture } from './art/lecture.tsx';
import { OneToOne } from './art/one-to-one.tsx';
import { Prepare } from './art/prepare.tsx';
import { SmallClass } from './art/small-class.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './day.module.css';

type Hour = {
  time: string;
  kind: string;
  title: string;
  text: string;
  specs: ComponentProps<typeof SpecStrip>['specs'];
  links: readonly (readonly [href: string, name: string])[];
  art: ReactNode;
};

const byDay: readonly Hour[] = [
  {
    time: '07:50',
    kind: '备课',
    title: '课件先于老师到',
    text: '41 页动画课件逐页转成白板页，开课前下到学生的平板，上课只传翻页和笔迹。',
    specs: [
      { value: '20 秒', name: '41 页动画课件转完' },
      { value: '30 kB', name: '平均一页的大小' },
    ],
    links: [['/whiteboard', '互动白板']],
    art: <Prepare />,
  },
  {
    time: '09:00',
    kind: '双师',
    title: '一位主讲带两间教室',
    text: '县一小的英语老师同时给两所村小上课。教室里只有大屏和遥控器：开机即上课，红键举手。',
    specs: [
      { value: '2 Mbps', name: '一间教室需要的带宽' },
      { value: '48 kbps', name: '先留给声音的那一份' },
    ],
    links: [
      ['/three-classroom', '三个课堂方案'],
      ['/nrtc', '音视频通话 2.0'],
    ],
    art: <Dual />,
  },
  {
    time: '15:50',
    kind: '小班课',
    title: '五个人都在台上',
    text: '讨论时一键拆成分组房，老师逐间旁听；倒计时结束，所有人回到原位。',
    specs: [
      { value: '200 毫秒内', name: '师生互动的时延中位数' },
      { value: '1 秒', name: '拆组与归队' },
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
    text: '弹奏时关掉降噪与自动增益，以 48 kHz 立体声传输；课后点老师圈住的小节，录音从那一拍开始。',
    specs: [
      { value: '168 毫秒', name: '师生之间的时延中位数' },
      { value: '192 kbps', name: '弹奏时的音频码率' },
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
    text: '台下看低时延直播，被点到的学生一秒内上台，画面不断。发题和收卷排在弹幕前面。',
    specs: [
      { value: '0.9 秒', name: '台下的观看时延' },
      { value: '3 秒', name: '收齐一万份答案' },
    ],
    links: [
      ['/interact', '互动直播'],
      ['/chatroom', '聊天室'],
    ],
    art: <Lecture />,
  },
];

function Hours({ hours, first }: { hours: readonly Hour[]; first: number }) {
  return (
    <ol start={first} className={styles.hours}>
      {hours.map(({ time, kind, title, text, specs, links, art }) => (
        <li key={time} className={styles.hour}>
          <p className={styles.time}>
            <time dateTime={time}>{time}</time>
            <span className={styles.kind}>{kind}</span>
          </p>
          <div className={styles.copy}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <SpecStrip small specs={specs} />
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
            <p>五个时刻，各有最怕出的问题。</p>
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
