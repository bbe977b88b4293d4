import { Window } from '../../../../components/art/kit/frames.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { Tile } from '../../../../components/art/kit/tile.tsx';
import { Cursor } from './cursor.tsx';

/** A small class: the sum on the board, a pupil's turn to write, the others look on. */
export function SmallClass() {
  return (
    <svg viewBox="0 0 520 340" fill="none" role="img" aria-label="小班课：学生小禾上台列竖式，老师和同学看着">
      <Window x={6} y={6} width={508} height={328} title="三年级数学 · 小班 3 人">
        <path d="M20 187H350" stroke="#edf1f9" strokeWidth="294" strokeDasharray="1.5 42.5" />
        <path d="M178 84V334" stroke="#edf1f9" strokeWidth="342" strokeDasharray="1.5 42.5" />
        <g fontSize="40" fontWeight="600" fill="var(--ink)">
          <text x="162 206" y="120">
            36
          </text>
          <text x="116 162 206" y="164">
            ×24
          </text>
        </g>
        <path d="M108 180H244" stroke="var(--ink)" strokeWidth="3" />
        <path
          d="M122 204l8-6v34M178 200l-14 20h24M182 210v24M222 200l-14 20h24M226 210v24"
          stroke="var(--warm-ink)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Cursor x={236} y={232} name="小禾" color="var(--warm-ink)" />
        <rect x="44" y="286" width="150" height="30" rx="15" fill="#e2f6f2" />
        <Text x={119} y={301} size={13.5} weight={600} anchor="middle" fill="var(--accent-ink)">
          小禾上台，可书写
        </Text>
        <Tile x={366} y={54} width={134} height={82} name="许老师" speaking ground="#cfdcff" />
        <Tile x={366} y={146} width={134} height={82} name="小禾" ground="#ffe3d3" />
        <Tile x={366} y={238} width={134} height={82} name="念念" ground="#f7dbe6" />
      </Window>
    </svg>
  );
}

/** Two hospitals before one picture: what is measured is drawn beside it and kept apart. */
export function Reading() {
  return (
    <svg
      viewBox="0 0 520 340"
      fill="none"
      role="img"
      aria-label="远程会诊：两院医生在同一张胸片上标注结节和测量线，标注与原始影像分开保存"
    >
      <rect x="6" y="6" width="508" height="328" rx="14" fill="#0b1a3d" />
      <rect x="24" y="24" width="330" height="292" rx="8" fill="#050d1f" />
      <path d="M189 48V300" stroke="#5f739f" strokeWidth="14" strokeLinecap="round" strokeDasharray="14 8" />
      <g stroke="#4b6091" strokeWidth="7" strokeLinecap="round">
        <path d="M178 80C130 74 86 96 72 130M178 112C126 106 82 128 66 166M178 146C124 140 80 164 62 204M178 182C126 178 84 200 66 242M178 218C134 216 96 236 82 272" />
        <path d="M200 80C248 74 292 96 306 130M200 112C252 106 296 128 312 166M200 146C254 140 298 164 316 204M200 182C252 178 294 200 312 242M200 218C244 216 282 236 296 272" />
      </g>
      <circle cx="258" cy="170" r="13" fill="#c5d2ef" />
      <path
        d="M258 142C234 142 226 170 236 186C250 204 286 198 290 174C292 152 272 138 250 146"
        stroke="var(--warm)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="M244 214H274M244 208v12M274 208v12" stroke="var(--on-night-accent)" strokeWidth="2" />
      <rect x="226" y="223" width="66" height="22" rx="6" fill="#050d1f" />
      <Text x={259} y={234} size={14} weight={600} anchor="middle" fill="var(--on-night-accent)">
        8.4 毫米
      </Text>
      <Cursor x={284} y={166} name="沈医生" color="var(--warm-ink)" />
      <Tile x={370} y={24} width={126} height={92} name="省院 沈医生" seed="沈医生" speaking ground="#cdeee8" />
      <Tile x={370} y={126} width={126} height={92} name="县院 何医生" seed="何医生" ground="#cfdcff" />
      {['原始影像  只读', '标注层  第 6 版', '测量  3 处'].map((text, index) => (
        <g key={text}>
          <rect x="370" y={232 + index * 29} width="126" height="24" rx="6" fill="#142c63" />
          <Text x={380} y={244 + index * 29} size={13} fill="#dbe4ff">
            {text}
          </Text>
        </g>
      ))}
    </svg>
  );
}

/** Bids compared from three cities: the plan in the middle, a remark with its name and its minute. */
export function Drawing() {
  return (
    <svg
      viewBox="0 0 520 340"
      fill="none"
      role="img"
      aria-label="远程评审：三地专家在一张总平面图上圈注消防通道宽度，每条意见带署名与时刻"
    >
      <Window x={6} y={6} width={508} height={328} title="总平面图 A-03 · 三地评审">
        <path d="M40 60h300v250H40z" fill="#f6f8fc" />
        <g stroke="#8b9cc0" strokeWidth="2.5">
          <path d="M60 82h110v86H60zM216 82h104v56H216zM60 208h70v82H60zM176 200h144v90H176z" fill="#e8eefb" />
          <path d="M193 60V310M40 188H340" strokeWidth="1.5" strokeDasharray="10 6" />
        </g>
        <path d="M172 176h42M172 170v12M214 170v12" stroke="var(--ink)" strokeWidth="2" />
        <path
          d="M198 150C160 148 146 176 160 194C180 216 232 206 232 178C230 156 206 142 182 152"
          stroke="var(--danger)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <Cursor x={226} y={190} name="专家 2" color="var(--danger)" />
        {[
          { by: '专家 2 · 10:21', text: '通道净宽 3.6 米，', more: '应不小于 4 米' },
          { by: '专家 1 · 10:24', text: '同意，请标出', more: '消防车回转半径' },
        ].map(({ by, text, more }, index) => (
          <g key={by}>
            <rect x="356" y={60 + index * 108} width="142" height="96" rx="10" fill={index ? '#f1f5fd' : '#fdecea'} />
            <Text x={368} y={82 + index * 108} size={13} weight={600} fill="var(--ink-muted)">
              {by}
            </Text>
            <Text x={368} y={110 + index * 108} size={14}>
              {text}
            </Text>
            <Text x={368} y={134 + index * 108} size={14}>
              {more}
            </Text>
          </g>
        ))}
        <rect x="356" y="280" width="142" height="34" rx="17" fill="var(--ink)" />
        <Text x={427} y={297} size={13.5} weight={600} fill="#ffffff" anchor="middle">
          导出意见 2 条
        </Text>
      </Window>
    </svg>
  );
}
