import { crafts, tables } from '../../../../components/art/kit/crafts.ts';
import { colors } from '../model.ts';

const star = 'm0 0l10 20 22 3-16 15 4 22-20-10-20 10 4-22-16-15 22-3z';

/** The last second of a match as ten frames, each a tenth: score and picture change in the same one. */
export function LastSecond() {
  return (
    <svg viewBox="0 -60 1440 744" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      <defs>
        <g id="last-second" dangerouslySetInnerHTML={{ __html: crafts.fan(1) }} />
        <clipPath id="last-second-frame">
          <path d="M0 0H114V96H0Z" />
        </clipPath>
      </defs>
      {Array.from({ length: 10 }, (_, at) => {
        const [x, y, middle, isIt] = [806 + (at % 5) * 124, at < 5 ? 170 : 322, at < 7 ? 48 : 74, at === 7];
        return (
          <g key={at} transform={`translate(${x} ${y})`} opacity={isIt ? 1 : 0.55}>
            <g clipPath="url(#last-second-frame)">
              <path d="M0 0H114V96H0Z" fill={tables.fan} />
              <use href="#last-second" transform="translate(57 48) scale(.25)" />
              {at >= 7 ? <path d={`M88 10${star}`} fill={colors.left} stroke="#fff" strokeWidth="4" /> : null}
            </g>
            <path d={`M0 96H${middle}V120H0Z`} fill={colors.left} />
            <path d={`M${middle} 96H114V120H${middle}Z`} fill={colors.right} />
            {isIt ? <path d="M-3 -3H117V123H-3Z" stroke="#fff" strokeWidth="6" /> : null}
          </g>
        );
      })}
    </svg>
  );
}
