import { Arc, Point } from '../../../../components/art/kit/arc.tsx';
import { Bubble } from '../../../../components/art/kit/bubble.tsx';
import { Card, Phone, Window } from '../../../../components/art/kit/frames.tsx';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Glyph } from '../../../../components/art/kit/glyph.tsx';
import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Tile } from '../../../../components/art/kit/tile.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';
import * as words from '../words.yaml';

/** The chat of a group, with what was read; its frame begins at 0, 0. */
function Chat() {
  return (
    <Phone x={0} y={0} width={216} height={372}>
      <rect x={6} y={6} width={204} height={54} rx="22" fill="#ffffff" />
      <rect x={6} y={30} width={204} height={30} fill="#ffffff" />
      <path d="M6 60h204" stroke="var(--line)" />
      <Text x={108} y={42} size={16} weight={600} anchor="middle">
        {words.hero.chat.title}
      </Text>
      <Avatar x={26} y={92} r={13} seed="林遥" ground="#ffe9dc" />
      <Bubble x={46} y={74} width={138} size={16} lines={words.hero.chat.asked} />
      <Avatar x={26} y={148} r={13} seed="阿岩" ground="#e9e3ff" />
      <Bubble x={46} y={124} width={138} size={16} lines={words.hero.chat.answered} />
      <Bubble x={80} y={198} width={122} size={16} lines={words.hero.chat.own} own />
      <Text x={202} y={252} size={16} anchor="end" fill="var(--ink-muted)">
        {words.hero.chat.read}
      </Text>
      <Avatar x={26} y={288} r={13} seed="周远" ground="#d9f3ee" />
      <rect x={46} y={270} width={138} height={38} rx="12" fill="#ffffff" />
      <circle cx={66} cy={289} r="10" fill="var(--primary)" />
      <path d="M63.5 284.5l6.5 4.5-6.5 4.5z" fill="#ffffff" />
      <Waveform x={86} y={289} bars={16} gap={5.6} height={20} color="var(--ink-muted)" />
      <rect x={22} y={324} width={172} height={32} rx="16" fill="#ffffff" stroke="var(--line)" />
      <path d="M40 333v14" stroke="var(--primary)" strokeWidth="2" />
    </Phone>
  );
}

/** A code that arrives by text message; begins at 0, 0. */
function Code() {
  return (
    <Card x={0} y={0} width={214} height={72}>
      <Glyph x={36} y={36} r={18} name="message-square-text" ground="var(--warm)" />
      <Text x={66} y={24} size={16} fill="var(--ink-muted)">
        {words.hero.code.from}
      </Text>
      <Text x={66} y={49} size={17} weight={650}>
        {words.hero.code.text}
      </Text>
    </Card>
  );
}

/** An agent that listens; begins at 0, 0. */
function Listening() {
  return (
    <Card x={0} y={0} width={264} height={80} dark>
      <Glyph x={38} y={40} r={21} name="bot" ground="var(--accent-ink)" />
      <Text x={72} y={25} size={16} fill="var(--on-night-muted)">
        {words.hero.listening}
      </Text>
      <Waveform x={74} y={54} bars={28} gap={6.2} height={26} color="var(--on-night-accent)" live />
    </Card>
  );
}

const wide = (
  <>
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
    <Window x={236} y={108} width={390} height={290} dark>
      <Tile x={248} y={154} width={178} height={92} name={words.hero.call[0]} size={16} speaking ground="#cfdcff" />
      <Tile x={436} y={154} width={178} height={92} name={words.hero.call[1]} size={16} ground="#cdeee8" />
      <Tile x={248} y={254} width={178} height={92} name={words.hero.call[2]} size={16} ground="#ffe0cc" />
      <Tile x={436} y={254} width={178} height={92} name={words.hero.call[3]} size={16} ground="#e4dcff" />
      <Glyph x={371} y={372} name="mic" ground="#2b4379" />
      <Glyph x={411} y={372} name="video" ground="#2b4379" />
      <Glyph x={451} y={372} name="monitor-up" ground="#2b4379" />
      <Glyph x={491} y={372} name="phone-off" ground="var(--danger)" />
    </Window>
    <g transform="translate(16 150)">
      <Chat />
    </g>
    <g transform="translate(0 60)">
      <Code />
    </g>
    <g transform="translate(352 424)">
      <Listening />
    </g>
    <Point at={[10, 520]} color="var(--on-night-primary)" />
    <Point at={[638, 520]} color="var(--on-night-accent)" />
  </>
);

const narrow = (
  <>
    <Arc from={[-40, 480]} to={[400, 480]} lift={640} color="var(--primary)" width={3} signal />
    <Arc from={[10, 480]} to={[350, 480]} lift={540} color="var(--accent)" width={2} opacity={0.75} signal late />
    <path d="M-40 480H400" stroke="var(--night-line)" strokeWidth="1.5" />
    <g transform="translate(72 100)">
      <Chat />
    </g>
    <g transform="translate(8 18)">
      <Code />
    </g>
    <g transform="translate(88 426)">
      <Listening />
    </g>
  </>
);

/** The products at work on the two banks of one bridge: a group call, a chat, a code that arrives, an agent that listens. */
export function HeroZhArt() {
  return (
    <Drawing
      title={words.hero.title}
      wide={{ size: [640, 560], art: wide }}
      narrow={{ size: [360, 520], art: narrow }}
      loops
    />
  );
}
