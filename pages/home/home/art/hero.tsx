import { Arc, Point } from '../../../../components/art/kit/arc.tsx';
import { Bubble } from '../../../../components/art/kit/bubble.tsx';
import { Card, Phone, Window } from '../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Tile } from '../../../../components/art/kit/tile.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';

/** The products at work on the two banks of one bridge: a group call, a chat, a code that arrives, an agent that listens. */
export function HeroZhArt() {
  return (
    <svg
      viewBox="0 0 640 560"
      fill="none"
      role="img"
      aria-label="同一座桥上的四种沟通：四人视频通话、群聊、验证码短信和正在倾听的智能体"
    >
      <g>
        <Arc from={[-40, 520]} to={[690, 520]} lift={740} color="var(--night-line)" width={1.5} />
        <Arc from={[10, 520]} to={[640, 520]} lift={660} color="var(--primary)" width={3} signal />
        <Arc from={[64, 520]} to={[586, 520]} lift={580} color="var(--accent)" width={2} opacity={0.75} signal late />
        <path d="M-40 520H690" stroke="var(--night-line)" strokeWidth="1.5" />
        <path
          d="M64 540q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0"
          stroke="var(--accent)"
          strokeWidth="1.5"
          opacity=".45"
        />
      </g>

      <Window x={236} y={108} width={390} height={290} title="产品周会 · 04:12" dark>
        <Tile x={248} y={154} width={178} height={92} name="林小满" size={13} speaking ground="#cfdcff" />
        <Tile x={436} y={154} width={178} height={92} name="周远" size={13} ground="#cdeee8" />
        <Tile x={248} y={254} width={178} height={92} name="陈可" size={13} ground="#ffe0cc" />
        <Tile x={436} y={254} width={178} height={92} name="何乔" size={13} ground="#e4dcff" />
        <Glyph x={371} y={372} name="mic" ground="#2b4379" />
        <Glyph x={411} y={372} name="video" ground="#2b4379" />
        <Glyph x={451} y={372} name="monitor-up" ground="#2b4379" />
        <Glyph x={491} y={372} name="phone-off" ground="var(--danger)" />
      </Window>

      <g transform="translate(-12 0)">
        <Phone x={34} y={150} width={208} height={372}>
          <rect x={40} y={156} width={196} height={54} rx="22" fill="#ffffff" />
          <rect x={40} y={180} width={196} height={30} fill="#ffffff" />
          <path d="M40 210h196" stroke="var(--line)" />
          <Text x={138} y={193} size={13.5} weight={600} anchor="middle">
            周末徒步群（48）
          </Text>
          <Avatar x={60} y={238} r={12} seed="林遥" ground="#ffe9dc" />
          <Bubble x={78} y={224} width={118} size={13} lines={['周六几点出发？']} />
          <Avatar x={60} y={284} r={12} seed="阿岩" ground="#e9e3ff" />
          <Bubble x={78} y={268} width={136} size={13} lines={['七点，地铁口集合', '我带热咖啡']} />
          <Bubble x={120} y={326} width={106} size={13} lines={['收到，准时到']} own />
          <Text x={226} y={370} size={12} anchor="end" fill="var(--ink-muted)">
            46 人已读
          </Text>
          <Avatar x={60} y={396} r={12} seed="周远" ground="#d9f3ee" />
          <g>
            <rect x={78} y={382} width={128} height={34} rx="12" fill="#ffffff" />
            <circle cx={96} cy={399} r="9" fill="var(--primary)" />
            <path d="M93.5 395l6 4-6 4z" fill="#ffffff" />
            <Waveform x={114} y={399} bars={10} gap={5} height={18} color="var(--ink-muted)" />
            <Text x={200} y={399} size={12} anchor="end" fill="var(--ink-muted)">
              8″
            </Text>
          </g>
          <rect x={52} y={470} width={172} height={34} rx="17" fill="#ffffff" stroke="var(--line)" />
          <Text x={68} y={487} size={13} fill="var(--ink-muted)">
            说点什么
          </Text>
        </Phone>
      </g>

      <Card x={0} y={62} width={206} height={66}>
        <Glyph x={34} y={95} r={17} name="message-square-text" ground="var(--warm)" />
        <Text x={62} y={84} size={13} fill="var(--ink-muted)">
          短信 · 刚刚
        </Text>
        <Text x={62} y={107} size={16} weight={650}>
          验证码 482 913
        </Text>
      </Card>

      <Card x={352} y={424} width={264} height={78} dark>
        <Glyph x={388} y={463} r={20} name="bot" ground="var(--accent-ink)" />
        <Text x={420} y={448} size={13} fill="var(--on-night-muted)">
          智能体正在听，可随时打断
        </Text>
        <Waveform x={422} y={476} bars={28} gap={6.4} height={26} color="var(--on-night-accent)" live />
      </Card>

      <Point at={[10, 520]} color="var(--on-night-primary)" />
      <Point at={[638, 520]} color="var(--on-night-accent)" />
    </svg>
  );
}
