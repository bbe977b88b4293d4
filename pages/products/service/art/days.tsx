import { statusRecord } from '../../../../config/incidents.ts';
import { placeInRecord } from '../../../../config/rules/uptime.ts';

/** Behind the statement: every day of the status record as a column, as high as it was disturbed. */
export function Days() {
  const { days, incidents } = statusRecord;
  return (
    <svg viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMax slice" fill="none" aria-hidden="true">
      <path d={`M720 620H${720 + days * 8}`} stroke="var(--rule)" strokeWidth="40" strokeDasharray="5 3" />
      {incidents.map(({ day, minutes }) => (
        <rect
          key={day}
          x={720 + placeInRecord(statusRecord, day) * 8}
          y={600 - minutes * 20}
          width="5"
          height={minutes * 20 + 40}
          fill="var(--second)"
        />
      ))}
    </svg>
  );
}
