import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { roles, sheets, viewOf } from '../model.ts';
import { recordDrawing, visits, words } from '../words.yaml';

/** A line of the record for each sheet that somebody opened: which visit, which sheet, and what was shown. */
const lines = visits.flatMap(({ role, over, sheets: opened }: (typeof visits)[number], column) =>
  sheets.flatMap((sheet, row) =>
    (opened as readonly string[]).includes(sheet.id)
      ? [{ column, row, sight: over ? 'closed' : viewOf(role, sheet) } as const]
      : [],
  ),
);
const count = (wanted: keyof typeof words) => lines.filter(({ sight }) => sight === wanted).length;
export const recorded = recordDrawing.recorded({
  all: lines.length,
  full: count('full'),
  masked: count('masked'),
  closed: count('closed'),
});

/** Visits are columns, sheets are lines. */
function view(isWide: boolean): View {
  const [width, left, top, row, font] = isWide ? [1152, 112, 88, 44, 17] : [358, 46, 66, 36, 12];
  const pitch = (width - left) / visits.length;
  const x = (column: number) => tenth(left + column * pitch);
  const art = (
    <>
      {sheets.map(({ id, tab }, index) => (
        <g key={id}>
          <path d={`M0 ${top + index * row}H${width}`} stroke="var(--rule)" />
          <Text x={0} y={top + (index + 0.5) * row} size={font} weight={600}>
            {tab}
          </Text>
        </g>
      ))}
      {visits.map(({ at, role, why }, column) =>
        [at, roles.find(({ id }) => id === role)!.name.slice(isWide ? 0 : -2), why].map((text, line) => (
          <Text
            key={at + text}
            x={x(column)}
            y={10 + line * (isWide ? 27 : 19)}
            size={font}
            weight={line === 1 ? 650 : 500}
          >
            {text}
          </Text>
        )),
      )}
      {lines.map(({ column, row: sheet, sight }) => {
        const y = top + (sheet + 0.5) * row;
        const ink = sight === 'closed' ? 'var(--third-ink)' : 'var(--second-ink)';
        return (
          <g key={`${column} ${sheet}`}>
            {sight === 'closed' ? (
              <path d={`M${x(column) + 2} ${y - 6}l12 12m0-12l-12 12`} stroke={ink} strokeWidth="2.5" />
            ) : (
              <circle
                cx={x(column) + 8}
                cy={y}
                r="6.5"
                fill={sight === 'full' ? ink : 'none'}
                stroke={ink}
                strokeWidth="2.5"
              />
            )}
            <Text x={x(column) + (isWide ? 26 : 19)} y={y} size={font} fill={ink}>
              {words[sight]}
            </Text>
          </g>
        );
      })}
    </>
  );
  return { size: [width, top + sheets.length * row + 40], art };
}

export const Record = () => (
  <Drawing title={recordDrawing.title({ recorded })} wide={view(true)} narrow={view(false)} />
);
