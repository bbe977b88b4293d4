import type { ReactNode } from 'react';
import type { Thing } from './industry.ts';

/** Things that stand for lines of business, 120 × 120, standing on their lower edge. */
export const things: Record<Thing, ReactNode> = {
  lesson: (
    <>
      <path
        d="M6 34C26 24 46 24 60 36C74 24 94 24 114 34V108C94 98 74 98 60 110C46 98 26 98 6 108Z"
        fill="#ffffff"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M60 36V110" stroke="var(--ink)" strokeWidth="3" />
      <path
        d="M20 52q14-4 26 2M20 68q14-4 26 2M20 84q14-4 26 2"
        stroke="#9aa8c2"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M76 82l12-26 12 26M80 74h16"
        stroke="var(--warm)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  pulse: (
    <>
      <path
        d="M60 112C8 76 4 44 18 28C32 12 52 18 60 36C68 18 88 12 102 28C116 44 112 76 60 112Z"
        fill="#ffffff"
        stroke="var(--accent-ink)"
        strokeWidth="3"
      />
      <path
        d="M14 62h26l8-18 14 42 12-32 6 8h26"
        stroke="#e4486d"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  bank: (
    <>
      <path d="M8 46L60 14L112 46Z" fill="#ffffff" stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round" />
      <path
        d="M18 52h14v42H18zM41 52h14v42H41zM65 52h14v42H65zM88 52h14v42H88z"
        fill="#ffffff"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <path d="M8 98h104v12H8z" fill="var(--primary)" stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round" />
      <circle cx="60" cy="35" r="6" fill="var(--warm)" />
    </>
  ),
  hearts: (
    <>
      <path
        d="M16 30h74a14 14 0 0 1 14 14v32a14 14 0 0 1-14 14H46L24 108V90H16A14 14 0 0 1 2 76V44A14 14 0 0 1 16 30Z"
        fill="#ffffff"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M53 78C34 64 36 46 46 44C51 43 53 48 53 51C53 48 55 43 60 44C70 46 72 64 53 78Z" fill="#e4486d" />
      <path
        d="M98 34C88 26 88 14 95 12C98 11 100 15 100 17C100 15 102 11 105 12C112 14 112 26 98 34Z"
        fill="var(--warm)"
      />
    </>
  ),
  pad: (
    <>
      <path
        d="M34 44H86C108 44 116 72 114 94C113 108 98 110 88 96L82 88H38L32 96C22 110 7 108 6 94C4 72 12 44 34 44Z"
        fill="#ffffff"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M38 56v22M27 67h22" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="80" cy="72" r="6" fill="var(--warm)" />
      <circle cx="94" cy="60" r="6" fill="var(--primary)" />
      <path d="M60 44V28q0-8 10-8h12" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  bag: (
    <>
      <path d="M16 42H104L112 110H8Z" fill="#ffffff" stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round" />
      <path d="M40 56V36C40 8 80 8 80 36V56" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M40 84q20 18 40 0" stroke="var(--warm)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  watch: (
    <>
      <path
        d="M42 6H78L84 34H36ZM36 86H84L78 114H42Z"
        fill="var(--warm)"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <rect x="26" y="28" width="68" height="64" rx="18" fill="#ffffff" stroke="var(--ink)" strokeWidth="3" />
      <circle cx="60" cy="60" r="20" fill="var(--primary-soft)" />
      <path d="M60 48v12l9 6" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M98 52v16" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  ship: (
    <>
      <path d="M56 8V82" stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round" />
      <path
        d="M62 12C92 26 102 52 104 76H62Z"
        fill="#ffffff"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M50 28C36 42 26 58 22 76H50Z"
        fill="var(--warm)"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M8 84H112C108 100 96 108 82 108H38C24 108 12 100 8 84Z"
        fill="#ffffff"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M2 114q10-10 20 0t20 0t20 0t20 0t20 0t16-4"
        stroke="var(--accent)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
  scales: (
    <>
      <path d="M60 16V104M36 110H84" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M16 36Q60 18 104 36" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M16 38L2 76H30ZM104 38L90 76H118Z"
        fill="#ffffff"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M2 76q14 18 28 0zM90 76q14 18 28 0z"
        fill="var(--primary)"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  ),
  house: (
    <>
      <path
        d="M16 112V28L66 10V112M66 44H106V112"
        fill="#ffffff"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M28 44h10M48 38h8M28 62h10M48 58h8M28 80h10M48 78h8M78 62h8M92 62h6M78 80h8M92 80h6"
        stroke="var(--primary)"
        strokeWidth="6"
      />
      <path d="M4 112H116" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M28 98h10v14h-10z" fill="var(--warm)" />
    </>
  ),
  route: (
    <>
      <path
        d="M16 108C44 108 26 74 58 74S84 50 70 40"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <path d="M88 8C112 8 118 36 88 66C58 36 64 8 88 8Z" fill="#ffffff" stroke="var(--ink)" strokeWidth="3" />
      <circle cx="88" cy="30" r="9" fill="var(--warm)" />
      <circle cx="16" cy="108" r="8" fill="var(--primary)" />
    </>
  ),
  stage: (
    <>
      <path d="M60 8L20 100H100Z" fill="#ffffff" opacity=".75" />
      <rect x="48" y="30" width="24" height="44" rx="12" fill="#ffffff" stroke="var(--ink)" strokeWidth="3" />
      <path
        d="M38 58C38 90 82 90 82 58M60 84V108M42 110H78"
        stroke="var(--ink)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="M50 44h20M50 54h20" stroke="var(--warm)" strokeWidth="3" />
    </>
  ),
  plant: (
    <>
      <path
        d="M8 110V62L38 80V62L68 80V24H84L88 110Z"
        fill="#ffffff"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M88 110V48H108V110" fill="var(--primary)" stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round" />
      <path d="M20 94h8M40 94h8M60 94h8" stroke="var(--warm)" strokeWidth="7" />
      <path d="M76 14q8-10 16-2t16-4" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  spark: (
    <>
      <path
        d="M56 12Q64 58 108 66Q64 74 56 116Q48 74 6 66Q48 58 56 12Z"
        fill="#ffffff"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M98 12Q101 28 116 31Q101 34 98 50Q95 34 80 31Q95 28 98 12Z" fill="var(--warm)" />
    </>
  ),
  bridge: (
    <>
      <path d="M4 92C4 8 116 8 116 92" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M2 92H118" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
      <path d="M26 48V92M49 32V92M71 32V92M94 48V92" stroke="var(--ink)" strokeWidth="2" />
      <path d="M12 108q12-10 24 0t24 0t24 0t24 0" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  keys: (
    <>
      <rect x="6" y="44" width="108" height="66" rx="8" fill="#ffffff" stroke="var(--ink)" strokeWidth="3" />
      <path d="M27.6 44V110M49.2 44V110M70.8 44V110M92.4 44V110" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M21 44h13v38H21zM43 44h13v38H43zM86 44h13v38H86z" fill="var(--ink)" />
      <path d="M46 30V8l24-5v22" stroke="var(--warm)" strokeWidth="4" strokeLinejoin="round" />
      <ellipse cx="40" cy="30" rx="8" ry="6" fill="var(--warm)" />
      <ellipse cx="64" cy="25" rx="8" ry="6" fill="var(--warm)" />
    </>
  ),
  scan: (
    <>
      <rect x="8" y="14" width="104" height="80" rx="10" fill="#101d42" stroke="var(--ink)" strokeWidth="3" />
      <path d="M60 24L26 80C46 90 74 90 94 80Z" fill="#4a6fd0" />
      <path d="M48 58q10-12 22 0t-6 18-22-4z" fill="#b9c8ff" />
      <path d="M44 40q16 8 32 0" stroke="#b9c8ff" strokeWidth="3" strokeLinecap="round" />
      <path d="M60 94V108M38 110H82" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  ward: (
    <>
      <path
        d="M10 112V52H36V20H84V52H110V112Z"
        fill="#ffffff"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M60 32V60M46 46H74" stroke="#e4486d" strokeWidth="9" />
      <path d="M20 68h8M20 86h8M92 68h8M92 86h8" stroke="var(--primary)" strokeWidth="8" />
      <path d="M48 112V82H72V112" stroke="var(--ink)" strokeWidth="3" />
      <path d="M4 112H116" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  bear: (
    <>
      <circle cx="28" cy="34" r="18" fill="#e0a96d" stroke="var(--ink)" strokeWidth="3" />
      <circle cx="92" cy="34" r="18" fill="#e0a96d" stroke="var(--ink)" strokeWidth="3" />
      <circle cx="60" cy="66" r="46" fill="#f0c48c" stroke="var(--ink)" strokeWidth="3" />
      <ellipse cx="60" cy="82" rx="22" ry="17" fill="#fff3e0" />
      <path d="M42 58v6M78 58v6" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M53 76h14l-7 7zM60 83v5M51 90q9 7 18 0"
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};
