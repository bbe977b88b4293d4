import { Statement } from '../../../components/sections/statement.tsx';
import type { Specimen } from '../specimen.ts';

const behind = (
  <svg viewBox="0 0 1440 600" preserveAspectRatio="xMidYMax slice" fill="none" aria-hidden="true">
    <path d="M620 600C780 120 1220 120 1380 600" stroke="var(--tint)" strokeWidth="2" />
    <path d="M820 600C900 320 1100 320 1180 600" stroke="var(--second)" strokeWidth="2" />
  </svg>
);

export const statement: readonly Specimen[] = [
  {
    edition: 'zh',
    night: 'forest',
    body: (
      <Statement
        figure={{ value: '3.46', unit: '秒' }}
        title="一条验证码，|从点下按钮到亮在屏幕上"
        source="三网中位数，2026 年 10 月，1.2 亿条"
        art={behind}
      />
    ),
  },
  {
    edition: 'en',
    paper: 'cream',
    body: (
      <Statement
        ground="paper"
        place="centred"
        title="One that talks over its student does not teach."
        text="The agent stops within 120 milliseconds of being interrupted, and remembers where it was."
      />
    ),
  },
  {
    edition: 'en',
    night: 'aubergine',
    body: (
      <Statement figure={{ value: '1,410', unit: 'k/s' }} title="messages a second, on New Year’s Eve" art={behind} />
    ),
  },
];
