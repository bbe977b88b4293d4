import { Arc, Point } from '../../../../components/art/kit/arc.tsx';
import { Card, Phone, Window } from '../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { CallTile } from './call-tile.tsx';
import styles from './hero.module.css';

const keys = ['mic', 'video', 'volume-2', 'monitor-up', 'user-plus'] as const;

/** A call of four at work: who speaks, how good each line is, one more being rung up on a phone that slept. */
export function NetcallHeroArt() {
  return (
    <svg
      viewBox="0 0 1200 540"
      fill="none"
      role="img"
      aria-label="四人视频通话：许知遥在说话，周远的网络变差、画面降到 360p 而声音照旧，第五位成员的手机正在响铃"
    >
      <Arc from={[-40, 540]} to={[1240, 540]} lift={520} color="#cfdaf3" width={2} />
      <Arc from={[30, 540]} to={[1170, 540]} lift={470} color="var(--primary)" width={2} opacity={0.35} signal />

      <g className={styles.lift}>
        <Window x={222} y={20} width={680} height={494} title="巡检方案评审 · 00:12:47">
          <CallTile
            x={236}
            y={66}
            width={322}
            height={184}
            ground="#dfe8ff"
            name="许知遥"
            bars={3}
            line="38 毫秒"
            speaking
          />
          <CallTile x={566} y={66} width={322} height={184} ground="#fff0e4" name="周远" bars={1} line="312 毫秒" />
          <CallTile
            x={236}
            y={258}
            width={322}
            height={184}
            ground="#ece6ff"
            name="卓立川"
            bars={3}
            line="45 毫秒"
            muted
          />
          <CallTile x={566} y={258} width={322} height={184} ground="#dcf4ef" name="方主任" bars={2} line="96 毫秒" />
          {keys.map((name, index) => (
            <Glyph key={name} x={364 + index * 58} y={478} r={20} name={name} color="var(--ink)" ground="#edf1f9" />
          ))}
          <rect x="654" y="458" width="68" height="40" rx="20" fill="var(--danger)" />
          <Glyph x={688} y={478} r={18} name="phone-off" ground="var(--danger)" />
        </Window>
      </g>

      <Card x={14} y={148} width={200} height={224}>
        <Text x={32} y={176} size={14} weight={650}>
          周远的线路
        </Text>
        <Text x={196} y={176} size={13.6} anchor="end" fill="var(--ink-muted)">
          近 30 秒
        </Text>
        <path d="M32 250h164" stroke="var(--line)" />
        <path
          d="M32 244l12.6-2 12.6 1 12.6-4 12.6-12 12.6-14 12.6-6 12.6 4 12.6-3 12.6 9 12.6 8 12.6 5 12.6 3 12.6 2"
          stroke="var(--warm)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {(
          [
            ['丢包', '18%', 276],
            ['抖动', '84 毫秒', 298],
            ['听感', '4.0 分', 320],
          ] as const
        ).map(([name, value, y]) => (
          <g key={name}>
            <Text x={32} y={y} size={13.6} fill="var(--ink-muted)">
              {name}
            </Text>
            <Text x={196} y={y} size={13.6} weight={600} anchor="end">
              {value}
            </Text>
          </g>
        ))}
        <path d="M32 338h164" stroke="var(--line)" />
        <Text x={32} y={355} size={13} weight={600} fill="var(--warm-ink)">
          画面降到 360p，声音不变
        </Text>
      </Card>
      <Card x={14} y={390} width={184} height={58}>
        <circle cx="42" cy="419" r="9" fill="var(--danger)" />
        <circle cx="42" cy="419" r="4" fill="#ffffff" />
        <Text x={62} y={410} size={13.6} weight={600}>
          录制中
        </Text>
        <Text x={62} y={429} size={13.6} fill="var(--ink-muted)">
          已告知全体成员
        </Text>
      </Card>

      <g transform="translate(24 0)">
        <g className={styles.lift}>
          <Phone x={888} y={72} width={216} height={436}>
            <rect x="894" y="78" width="204" height="424" rx="22" fill="#0e2350" />
            <rect x="970" y="84" width="52" height="12" rx="6" fill="#050d1f" />
            <g stroke="var(--on-night-primary)" className={styles.rings}>
              <circle cx="996" cy="226" r="60" opacity=".55" />
              <circle cx="996" cy="226" r="78" opacity=".3" />
              <circle cx="996" cy="226" r="96" opacity=".14" />
            </g>
            <Avatar x={996} y={226} r={44} seed="许知遥" />
            <Text x={996} y={134} size={13.6} anchor="middle" fill="var(--on-night-muted)">
              云桥 · 视频通话
            </Text>
            <Text x={996} y={348} size={20} weight={650} anchor="middle" fill="#ffffff">
              许知遥
            </Text>
            <Text x={996} y={374} size={13.6} anchor="middle" fill="var(--on-night-muted)">
              邀请您加入 4 人通话
            </Text>
            <Glyph x={946} y={436} r={25} name="phone-off" ground="var(--danger)" />
            <Glyph x={1046} y={436} r={25} name="phone" ground="#08806d" />
            <Text x={946} y={478} size={13.6} anchor="middle" fill="var(--on-night-muted)">
              拒绝
            </Text>
            <Text x={1046} y={478} size={13.6} anchor="middle" fill="var(--on-night-muted)">
              接听
            </Text>
          </Phone>
        </g>
        <Card x={1018} y={28} width={156} height={60}>
          <Glyph x={1048} y={58} r={15} name="bell-ring" ground="var(--warm-ink)" />
          <Text x={1072} y={49} size={13.6} weight={600}>
            离线推送
          </Text>
          <Text x={1072} y={68} size={13.6} fill="var(--ink-muted)">
            1.1 秒后响铃
          </Text>
        </Card>
      </g>
      <path d="M-40 538H1240" stroke="#cfdaf3" strokeWidth="2" />
      <Point at={[30, 538]} color="var(--primary)" />
      <Point at={[1170, 538]} color="var(--accent)" />
    </svg>
  );
}
