import { Card, Window } from '../../../../../components/art/kit/frames.tsx';
import { Glyph } from '../../../../../components/art/kit/glyph.tsx';
import { Text } from '../../../../../components/art/kit/text.tsx';
import { Tile } from '../../../../../components/art/kit/tile.tsx';

const checks = ['证件核验', '人脸比对', '全程双录'] as const;

/** A bank counter at a distance: the teller, the customer, the form that both see, the checks it passes. */
export function Teller() {
  return (
    <svg
      viewBox="0 0 520 260"
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      role="img"
      aria-label="远程柜员：柜员与客户视频面签，证件核验、人脸比对和双录逐项完成"
    >
      <Window x={30} y={26} width={460} height={250} title="远程柜台 · 开户面签">
        <Tile
          x={42}
          y={72}
          width={196}
          height={176}
          name="柜员 009"
          of={{ trade: 'teller', hair: 'bun', color: 'ink', cloth: '#2c437c' }}
          ground="#cfdcff"
        />
        <Tile
          x={166}
          y={176}
          width={64}
          height={64}
          seed="储户"
          of={{ age: 'old', hair: 'bald', skin: 1, cloth: '#4aa3c7' }}
          ground="#ffe3d3"
          speaking
        />
        <rect x={252} y={72} width={226} height={176} rx="8" fill="#f6f8fc" />
        <Text x={270} y={96} size={14} weight={600}>
          个人账户开户申请
        </Text>
        {[0, 1, 2].map((row) => (
          <g key={row}>
            <rect x={270} y={118 + row * 26} width={44} height={8} rx="4" fill="#c3cee0" />
            <rect x={326} y={118 + row * 26} width={110 - row * 18} height={8} rx="4" fill="#dfe6f1" />
          </g>
        ))}
        <path d="M270 236h128" stroke="#9aa8c2" />
        <path
          d="M282 230c8-26 16-30 14-10s12-22 16-12-2 22 10 6 12 0 20 2 16-4 26-10"
          stroke="var(--primary)"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </Window>
      <Card x={384} y={108} width={122} height={112}>
        {checks.map((name, index) => (
          <g key={name}>
            <Glyph x={406} y={136 + index * 29} r={10} name="check" ground="var(--accent-ink)" />
            <Text x={424} y={136 + index * 29} size={13}>
              {name}
            </Text>
          </g>
        ))}
      </Card>
    </svg>
  );
}
