import styles from './errors-error-art.module.css';

/** A bridge at night whose arc does not reach the other point. */
export function ErrorBridge() {
  return (
    <svg viewBox="0 0 1200 380" fill="none" strokeLinecap="round" aria-hidden="true">
      <g fill="#5470ab">
        <circle cx="96" cy="70" r="2" />
        <circle cx="262" cy="38" r="1.5" />
        <circle cx="388" cy="44" r="2" />
        <circle cx="700" cy="34" r="1.5" />
        <circle cx="868" cy="88" r="2" />
        <circle cx="1010" cy="48" r="1.5" />
        <circle cx="1124" cy="112" r="2" />
        <circle cx="508" cy="30" r="1.5" />
      </g>
      <path fill="#0b1a3d" d="M0 284H150C196 284 200 370 270 370H930C1000 370 1004 284 1050 284H1200V380H0z" />
      <g stroke="#24407f" strokeWidth="10">
        <path d="M180 296V226M1020 296V226" />
      </g>
      <path stroke="#35539b" strokeWidth="6" d="M0 282H646" />
      <path stroke="#35539b" strokeWidth="6" d="M900 282H1200" />
      <path
        stroke="#2a4686"
        strokeWidth="2"
        d="M240 166V278M300 128V278M360 104V278M420 89V278M480 80V278M540 76V278M600 77V278"
      />
      <path stroke="#5f82ff" strokeWidth="7" d="M180 220C236 118 372 62 556 73Q620 77 668 92" />
      <path stroke="#3d5ba3" strokeWidth="3" d="M698 102C850 136 964 166 1020 220" strokeDasharray="2 16" />
      <path stroke="#3d5ba3" strokeWidth="3" d="M668 282H882" strokeDasharray="2 16" />
      <g stroke="#35539b" strokeWidth="6">
        <path d="M696 300l26 12" />
        <path d="M742 326l18-8" />
      </g>
      <circle fill="#5f82ff" cx="180" cy="220" r="17" />
      <circle fill="var(--night)" stroke="var(--warm)" cx="1020" cy="220" r="17" strokeWidth="6" />
      <circle className={styles.halo} stroke="rgb(255 122 61 / 45%)" cx="1020" cy="220" r="34" strokeWidth="2" />
      <circle fill="var(--on-night)" cx="668" cy="92" r="9" />
      <g>
        <path
          fill="#17316f"
          d="M640 20h88a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12h-32l-14 14-6-14h-36a12 12 0 0 1-12-12V32a12 12 0 0 1 12-12z"
        />
        <path stroke="var(--on-night-accent)" strokeWidth="5" d="M666 45h.1M684 45h.1M702 45h.1" />
      </g>
      <g stroke="#1f8f86" strokeWidth="3">
        <path d="M280 318q18-14 36 0t36 0t36 0t36 0t36 0" />
        <path d="M520 340q18-14 36 0t36 0t36 0t36 0" />
        <path d="M780 322q18-14 36 0t36 0t36 0" />
      </g>
    </svg>
  );
}
