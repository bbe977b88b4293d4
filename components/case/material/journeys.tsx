import { tenth } from '../../art/kit/tenth.ts';
import { Text } from '../../art/kit/text.tsx';
import { draw, seedOf } from '../../ui/seed.ts';

const seed = seedOf('journeys');

/** A rider's way through the streets, and the number that both ends see. */
export function Streets() {
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#e7ecdf" />
      <path
        d="M-20 120H980M-20 300H980M-20 460H980M150-20V560M390-20V560M640-20V560M840-20V560"
        stroke="#fff"
        strokeWidth="34"
      />
      <path d="M180 150h180v120H180ZM420 330h190v100H420ZM670 150h140v120H670Z" fill="#cfd9c2" />
      <path d="M420 150h190v120H420Z" fill="#b7d3a8" />
      <path
        d="M90 460H390V300H640V170H744"
        stroke="#ff7a3d"
        strokeWidth="12"
        strokeLinejoin="round"
        strokeDasharray="2 20"
        strokeLinecap="round"
      />
      <circle cx="390" cy="376" r="30" fill="#ff7a3d" />
      <path d="M376 386h28l-8-18h-12Z" fill="#fff" />
      <path d="M758 136h84v66h-84Z" fill="#20324a" />
      <path d="M744 142L800 94L856 142Z" fill="#20324a" />
      <path d="M788 202V168h24v34Z" fill="#ffd166" />
      <path d="M110 96H446V166H110Z" fill="#20324a" />
      <Text x={134} y={131} size={38} weight={650} fill="#fff">
        950 · · · 0217
      </Text>
    </>
  );
}

/** From Riyadh to Jakarta: the old way by Europe, and the short one. */
const twoWays = { from: '利雅得', to: '雅加达', after: '187 毫秒', before: '480 毫秒' };

export function TwoWays({ letters = twoWays }: { letters?: typeof twoWays }) {
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#06263f" />
      <path
        d="M0 60C120 20 230 40 300 90C360 130 420 70 520 80C620 90 700 40 960 70V0H0ZM40 210C120 190 190 240 240 330C260 400 200 470 120 440C60 400 20 300 40 210ZM560 180C640 150 760 170 800 240C820 290 760 330 700 300C640 280 560 240 560 180ZM660 400C740 380 880 400 930 450C860 480 720 470 660 400Z"
        fill="#0e3b5c"
      />
      <path
        d="M270 330C160 210 160 90 250 84C420 90 640 150 770 430"
        stroke="#8aa4b8"
        strokeWidth="6"
        strokeDasharray="4 14"
        strokeLinecap="round"
      />
      <path d="M270 330Q520 250 770 430" stroke="#2dd4bf" strokeWidth="10" strokeLinecap="round" />
      <circle cx="270" cy="330" r="18" fill="#fff" />
      <circle cx="770" cy="430" r="18" fill="#fff" />
      <circle cx="250" cy="84" r="11" fill="#8aa4b8" />
      <Text x={244} y={386} size={38} weight={650} anchor="middle" fill="#fff">
        {letters.from}
      </Text>
      <Text x={770} y={490} size={38} weight={650} anchor="middle" fill="#fff">
        {letters.to}
      </Text>
      <Text x={560} y={262} size={40} weight={700} anchor="middle" fill="#2dd4bf">
        {letters.after}
      </Text>
      <Text x={480} y={70} size={32} anchor="middle" fill="#a9bfd0">
        {letters.before}
      </Text>
    </>
  );
}

/** Twenty to eight, at sea: a crane, a platform, the sun. */
export function Dawn() {
  const sea = Array.from({ length: 44 }, (_, index) => {
    const y = 408 + Math.floor(index / 4) * 12;
    return `M${draw({ seed, index, below: 900 })} ${y}h${24 + draw({ seed, index: index + 60, below: 90 })}`;
  }).join('');
  return (
    <>
      <path d="M0 0H960V400H0Z" fill="#f4a261" />
      <path d="M0 0H960V150H0Z" fill="#e07a5f" />
      <path d="M0 150H960V260H0Z" fill="#ee9062" />
      <circle cx="330" cy="400" r="120" fill="#ffe3b3" />
      <path d="M0 400H960V540H0Z" fill="#1d3557" />
      <path d={sea} stroke="#f4c9a0" strokeWidth="4" opacity=".5" />
      <path
        d="M560 400H880L850 340H600ZM620 340V210H820V340M660 210V120M640 210L780 60L840 210M660 120L780 60M700 340V250h60v90"
        stroke="#142033"
        strokeWidth="10"
        fill="#142033"
        fillOpacity=".0"
      />
      <path d="M560 400H880L850 340H600Z" fill="#142033" />
      <path d="M780 60V170M768 170h24" stroke="#142033" strokeWidth="5" />
      <path d="M640 400V500M800 400V500" stroke="#142033" strokeWidth="22" />
      <path d="M640 260h30M640 290h30M770 300h30" stroke="#ffd166" strokeWidth="10" />
      <Text x={112} y={150} size={84} weight={750} fill="#fff">
        7:40
      </Text>
    </>
  );
}

/** A round face: a call of ten minutes takes four hundredths of the ring. */
export function Watch() {
  const at = (share: number, r: number) =>
    `${tenth(480 + r * Math.sin(share * 6.283))} ${tenth(270 - r * Math.cos(share * 6.283))}`;
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#f3d9c4" />
      <path d="M390-10H570V550H390Z" fill="#3a6ea5" />
      <path d="M390 30H570M390 510H570" stroke="#2d5a8a" strokeWidth="6" />
      <circle cx="480" cy="270" r="226" fill="#20242c" />
      <circle cx="480" cy="270" r="200" fill="#0c0f14" />
      <path
        d={`M${at(0, 176)}A176 176 0 1 1 ${at(0.96, 176)}`}
        stroke="#34d399"
        strokeWidth="22"
        strokeLinecap="round"
      />
      <path d={`M${at(0.972, 176)}A176 176 0 0 1 ${at(0.999, 176)}`} stroke="#ff7a3d" strokeWidth="22" />
      <Text x={480} y={226} size={104} weight={750} anchor="middle" fill="#fff">
        4%
      </Text>
      <Text x={480} y={318} size={38} anchor="middle" fill="#b6c2d0">
        视频十分钟
      </Text>
      <rect x="706" y="240" width="26" height="60" rx="10" fill="#20242c" />
    </>
  );
}

/** A seam of the bear, sewn as a child speaks: words, a pause in the sentence, words, and then the bear. */
export function Seam() {
  const stitches = (from: number, to: number, row: number, step = 26) =>
    Array.from({ length: Math.floor((to - from) / step) }, (_, index) => {
      const tall = 14 + draw({ seed, index: index + row * 40, below: 70 });
      return `M${from + index * step} ${270 - tall}V${270 + tall}`;
    }).join('');
  return (
    <>
      <path d="M0 0H960V540H0Z" fill="#a9764a" />
      <path
        d={Array.from({ length: 130 }, (_, index) => {
          const [x, y] = [
            draw({ seed, index: index * 2 + 300, below: 960 }),
            draw({ seed, index: index * 2 + 301, below: 540 }),
          ];
          return `M${x} ${y}q6-12 16-10`;
        }).join('')}
        stroke="#8a5c36"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M0 270H960" stroke="#5d3a1e" strokeWidth="9" />
      <path
        d={`${stitches(60, 260, 1)}${stitches(430, 560, 2)}`}
        stroke="#fff3e0"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d={stitches(720, 920, 3)} stroke="#ffd166" strokeWidth="11" strokeLinecap="round" />
      <Text x={345} y={196} size={36} weight={650} anchor="middle" fill="#fff3e0">
        停 1.3 秒
      </Text>
      <Text x={150} y={420} size={38} weight={650} anchor="middle" fill="#fff3e0">
        孩子
      </Text>
      <Text x={640} y={420} size={38} weight={650} anchor="middle" fill="#ffd166">
        720 毫秒
      </Text>
      <Text x={820} y={150} size={38} weight={650} anchor="middle" fill="#ffd166">
        熊
      </Text>
    </>
  );
}
