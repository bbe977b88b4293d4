import { tenth } from '../../art/kit/tenth.ts';
import { Text } from '../../art/kit/text.tsx';
import { draw, seedOf } from '../../ui/seed.ts';

const seed = seedOf('material');
const pick = (index: number, below: number) => draw({ seed, index, below });

/** The fan of an ultrasound probe, and the five degrees that the doctor asks for. */
const fan = { tilt: '头侧偏 5°', later: '210 毫秒后' };

export function Fan({ letters = fan }: { letters?: typeof fan }) {
  const specks = Array.from({ length: 300 }, (_, index) => {
    const far = 90 + pick(index * 3, 370);
    const angle = ((pick(index * 3 + 1, 800) - 400) / 1000) * 1.28;
    const bright = far > 240 && far < 330 && Math.abs(angle) < 0.22;
    if (bright && pick(index, 3) > 0) return '';
    return `M${tenth(480 + far * Math.sin(angle))} ${tenth(20 + far * Math.cos(angle))}h${2 + pick(index * 3 + 2, 9)}`;
  }).join('');
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#05080d" />
      <path d="M436 92L252 438Q480 560 708 438L524 92Q480 112 436 92Z" fill="#141b24" />
      <path d={specks} stroke="#9fb0c2" strokeWidth="4" strokeLinecap="round" opacity=".6" />
      <path
        d="M392 300C410 246 540 236 566 296C588 350 420 372 392 300Z"
        fill="#05080d"
        stroke="#c9d6e4"
        strokeWidth="4"
      />
      <path d="M420 316C450 334 520 330 540 306" stroke="#e8f0f8" strokeWidth="6" strokeLinecap="round" />
      <path d="M480 30V510" stroke="#3b82f6" strokeWidth="3" strokeDasharray="8 9" />
      <path d="M480 30L520 508" stroke="#f59e0b" strokeWidth="4" />
      <Text x={742} y={86} size={40} weight={650} anchor="middle" fill="#f59e0b">
        {letters.tilt}
      </Text>
      <Text x={742} y={146} size={38} anchor="middle" fill="#9fb0c2">
        {letters.later}
      </Text>
      <path d="M80 80V460M80 80h22M80 175h14M80 270h22M80 365h14M80 460h22" stroke="#5b6b7d" strokeWidth="4" />
    </>
  );
}

/** A room from above: eight on the microphone in a ring, thousands around them. */
export function Crowd() {
  const dots = Array.from({ length: 430 }, (_, index) => {
    const angle = index * 2.39996;
    const far = 190 + Math.sqrt(index) * 20;
    return `M${tenth(480 + far * Math.cos(angle))} ${tenth(270 + far * 0.82 * Math.sin(angle))}h.01`;
  }).join('');
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#2a1036" />
      <path d={dots} stroke="#b98bd0" strokeWidth="9" strokeLinecap="round" opacity=".75" />
      <circle cx="480" cy="270" r="164" fill="#3d1a4d" />
      {Array.from({ length: 8 }, (_, index) => {
        const [x, y] = [480 + 112 * Math.cos(index * 0.785), 270 + 112 * Math.sin(index * 0.785)];
        return (
          <circle
            key={index}
            cx={tenth(x)}
            cy={tenth(y)}
            r={index === 6 ? 34 : 27}
            fill={index === 6 ? '#ff7a3d' : '#e9d5f5'}
          />
        );
      })}
      <Text x={480} y={270} size={38} weight={700} anchor="middle" fill="#fff">
        4,200 人
      </Text>
    </>
  );
}

/** A map in fog: who is near is heard loudly, and from the side where they are. */
export function Fog() {
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#1c2622" />
      <path d="M0 380C200 330 320 420 520 360S820 250 960 300V540H0Z" fill="#25322c" />
      <path d="M120 0C180 160 60 260 160 540M700 0C640 180 860 300 780 540" stroke="#33443c" strokeWidth="22" />
      <path d="M250 120h90v70h-90ZM560 400h120v80H560ZM600 90h70v90h-70Z" fill="#33443c" />
      {[230, 160, 92].map((r, index) => (
        <circle key={r} cx="430" cy="290" r={r} fill="#9fd8bf" opacity={0.06 + index * 0.05} />
      ))}
      <path d="M430 290L630 216A214 214 0 0 1 636 330Z" fill="#ffd166" opacity=".28" />
      <circle cx="430" cy="290" r="17" fill="#9fd8bf" />
      <circle cx="566" cy="268" r="14" fill="#ffd166" />
      <path
        d="M596 240c10 16 10 36 0 52M618 226c16 26 16 56 0 82"
        stroke="#ffd166"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="270" cy="400" r="9" fill="#7d8f86" />
      <circle cx="800" cy="150" r="8" fill="#56655d" />
      <Text x={664} y={268} size={34} weight={650} fill="#ffd166">
        右前方 12 米
      </Text>
    </>
  );
}

/** A board with a game on it, six people around; the pieces stay where the server put them. */
export function Board() {
  const lines = Array.from({ length: 9 }, (_, index) => index * 46);
  const stones = [
    [2, 3, 1],
    [3, 3, 0],
    [3, 4, 1],
    [4, 4, 0],
    [5, 3, 1],
    [4, 5, 1],
    [5, 5, 0],
    [2, 5, 0],
    [6, 4, 1],
    [5, 6, 0],
  ] as const;
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#3b1d4f" />
      <path d="M250 46H710V506H250Z" fill="#d9a962" />
      <path
        d={lines.map((at) => `M${296 + at} 92V460M296 ${92 + at}H664`).join('')}
        stroke="#6b4a1f"
        strokeWidth="2.5"
      />
      {stones.map(([column, row, dark]) => (
        <circle
          key={`${column}${row}`}
          cx={296 + column * 46}
          cy={92 + row * 46}
          r="20"
          fill={dark ? '#20131f' : '#fffaf0'}
        />
      ))}
      {[
        [140, 110],
        [110, 270],
        [140, 430],
        [820, 110],
        [850, 270],
        [820, 430],
      ].map(([x, y], index) => (
        <g key={`${x}${y}`}>
          <circle cx={x} cy={y} r="52" fill={index === 4 ? '#ff7a3d' : '#6d4487'} />
          <path
            d={`M${x! - 14} ${y! - 14}v18a14 14 0 0 0 28 0v-18a14 14 0 0 0-28 0M${x} ${y! + 20}v12`}
            stroke="#fff"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  );
}

/** Ten feet away: one button has the focus. */
export function Television() {
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#e9dcc6" />
      <path d="M0 440H960V540H0Z" fill="#b98d5d" />
      <path d="M120 40H840V430H120Z" fill="#12161d" />
      <path d="M136 56H824V414H136Z" fill="#1d3557" />
      <circle cx="480" cy="176" r="92" fill="#e76f51" />
      <Text x={480} y={176} size={62} weight={700} anchor="middle" fill="#fff">
        女儿
      </Text>
      <path d="M360 320H600V388H360Z" fill="#fff" />
      <path d="M344 304H616V404H344Z" stroke="#ffd166" strokeWidth="10" />
      <Text x={480} y={354} size={44} weight={700} anchor="middle" fill="#12161d">
        确认
      </Text>
      <path d="M300 430L260 470H700L660 430Z" fill="#12161d" />
      <g transform="rotate(-14 800 470)">
        <rect x="770" y="380" width="62" height="176" rx="20" fill="#2b2f36" />
        <circle cx="801" cy="430" r="20" fill="#ffd166" />
        <path d="M801 474h.1M801 500h.1" stroke="#8a93a0" strokeWidth="14" strokeLinecap="round" />
      </g>
    </>
  );
}
