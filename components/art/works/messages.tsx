import { draw } from '../../ui/seed.ts';
import { Bubble } from '../kit/bubble.tsx';
import { Glyph } from '../kit/glyph.tsx';
import { Avatar } from '../kit/people/avatar.tsx';
import { Text } from '../kit/text.tsx';
import { Panel } from './panel.tsx';
import type { Work } from './work.ts';

const SIZE = 13.5;
const bubbleWidth = (line: string) =>
  Math.ceil([...line].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.6), 0) * SIZE) + 26;

/** A chat of two: asked, answered, read. */
export const chat: Work = ({ seed, talk: [asks, answers] }) => {
  const own = bubbleWidth(answers);
  return (
    <Panel>
      <rect x="1" y="1" width="238" height="158" rx="13" fill="#f1f5fd" />
      <Avatar x={28} y={42} r={15} seed={`${seed} asks`} ground="#cfdcff" />
      <Bubble x={50} y={26} width={bubbleWidth(asks)} lines={[asks]} size={SIZE} />
      <Avatar x={212} y={92} r={15} seed={`${seed} answers`} ground="#d5f1ec" />
      <Bubble x={190 - own} y={76} width={own} lines={[answers]} size={SIZE} own />
      <Text x={186} y={122} size={13} anchor="end" fill="#51607a">
        已读
      </Text>
      <rect x="14" y="132" width="212" height="18" rx="9" fill="#ffffff" />
      <path d="M26 141h46" stroke="#c3cee0" strokeWidth="4" strokeLinecap="round" />
      <circle cx="216" cy="141" r="6" fill="var(--primary)" />
    </Panel>
  );
};

/** A community of channels, one of them open. */
export const channels: Work = ({ seed, talk: [asks] }) => {
  const open = draw({ seed, index: 0, below: 4 });
  return (
    <Panel>
      <path d="M14 0H84V160H14A14 14 0 0 1 0 146V14A14 14 0 0 1 14 0Z" fill="#101d42" />
      {['公告', '闲聊', '攻略', '招新'].map((name, index) => (
        <g key={name}>
          {index === open ? (
            <rect x="8" y={18 + index * 32} width="68" height="24" rx="6" fill="var(--primary)" />
          ) : null}
          <Text x={16} y={30 + index * 32} size={SIZE} fill={index === open ? '#ffffff' : '#b4c2de'}>
            {`# ${name}`}
          </Text>
        </g>
      ))}
      {[0, 1, 2].map((row) => (
        <g key={row}>
          <Avatar x={106} y={32 + row * 44} r={12} seed={`${seed} ${row}`} />
          {row === 1 ? (
            <Text x={126} y={76} size={SIZE}>
              {asks}
            </Text>
          ) : (
            <path
              d={`M128 ${26 + row * 44}h${36 + draw({ seed, index: row, below: 50 })}M128 ${38 + row * 44}h${24 + draw({ seed, index: 8 + row, below: 40 })}`}
              stroke="#d3dceb"
              strokeWidth="6"
              strokeLinecap="round"
            />
          )}
        </g>
      ))}
    </Panel>
  );
};

/** A code that has arrived. */
export const code: Work = ({ seed }) => {
  const digits = [0, 1, 2, 3, 4, 5].map((index) => draw({ seed, index: index + 20, below: 10 }));
  return (
    <Panel>
      <Glyph x={34} y={36} r={16} name="message-square-text" />
      <Text x={60} y={29} size={SIZE} weight={600}>
        验证码
      </Text>
      <Text x={60} y={48} size={SIZE} fill="#51607a">
        5 分钟内有效
      </Text>
      <Text x={226} y={29} size={SIZE} anchor="end" fill="#51607a">
        已送达
      </Text>
      {digits.map((digit, index) => (
        <g key={index}>
          <rect
            x={16 + index * 35.5}
            y="70"
            width="30"
            height="42"
            rx="7"
            fill={index < 4 ? '#eaf0ff' : '#ffffff'}
            stroke={index === 4 ? 'var(--primary)' : '#dfe6f1'}
            strokeWidth={index === 4 ? 2 : 1}
          />
          {index < 4 ? (
            <Text x={31 + index * 35.5} y={91} size={20} weight={650} anchor="middle">
              {digit}
            </Text>
          ) : null}
        </g>
      ))}
      <path d="M173 82v18" stroke="var(--primary)" strokeWidth="2" />
      <path d="M16 136h120" stroke="#dfe6f1" strokeWidth="6" strokeLinecap="round" />
      <circle cx="216" cy="136" r="9" fill="var(--accent)" />
      <path d="M212 136l3 3 6-6" stroke="#ffffff" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </Panel>
  );
};

/** A number that its carrier vouches for: one button, and no code to wait for. */
export const tap: Work = ({ seed }) => (
  <Panel>
    <Glyph x={120} y={34} r={18} name="smartphone" ground="var(--accent-ink)" />
    <Text x={120} y={74} size={17} weight={650} anchor="middle">
      {`138 **** ${1000 + draw({ seed, index: 0, below: 9000 })}`}
    </Text>
    <rect x="28" y="96" width="184" height="36" rx="18" fill="var(--primary)" />
    <Text x={120} y={114} size={SIZE} weight={600} anchor="middle" fill="#ffffff">
      本机号码一键登录
    </Text>
  </Panel>
);

/** A number that stays hidden: two phones joined by a line in the middle. */
export const line: Work = ({ seed }) => {
  const tail = 1000 + draw({ seed, index: 0, below: 9000 });
  return (
    <Panel>
      <path d="M52 62C80 22 160 22 188 62" stroke="#b9c6df" strokeWidth="2" />
      <path
        d="M52 62C80 22 160 22 188 62"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeDasharray="10 14"
        strokeLinecap="round"
      />
      <Glyph x={52} y={76} r={22} name="phone" />
      <Glyph x={188} y={76} r={22} name="phone-call" ground="var(--accent-ink)" />
      <Glyph x={120} y={32} r={14} name="shield-check" ground="var(--ink)" />
      <rect x="36" y="116" width="168" height="28" rx="14" fill="#f1f5fd" />
      <Text x={120} y={130} size={13} weight={600} anchor="middle">
        {`177 **** ${tail}`}
      </Text>
    </Panel>
  );
};
