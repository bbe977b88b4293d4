import type { ReactNode } from 'react';
import type { ErrorStatus } from '../../../../config/routes/errors.ts';
import styles from './errors-error-art.module.css';

/** What stops the signal. */
const obstacles = {
  broken: <path stroke="var(--warm)" strokeWidth="7" strokeLinejoin="round" d="M272 118l-28 40h40l-28 40" />,
  gap: (
    <g stroke="var(--warm)" strokeWidth="7">
      <path d="M214 158h26M288 158h26" />
      <path d="M252 136l6 14M276 180l-6-14M250 182l7-12M278 134l-7 12" strokeWidth="4" />
    </g>
  ),
  works: (
    <g stroke="var(--warm)" strokeWidth="7" strokeLinejoin="round">
      <path d="M216 140h96v28h-96zM236 168v28M292 168v28" />
      <path d="M232 166l20-24M264 166l20-24M294 164l14-18" strokeWidth="4" />
    </g>
  ),
  clock: (
    <g stroke="var(--warm)" strokeWidth="7" strokeLinejoin="round">
      <circle cx="264" cy="158" r="38" />
      <path d="M264 136v23l16 12" />
    </g>
  ),
  return: (
    <g stroke="var(--warm)" strokeWidth="7" strokeLinejoin="round">
      <path d="M306 118v80" />
      <path d="M216 140h44a20 20 0 0 1 0 40h-40M236 164l-16 16 16 16" />
    </g>
  ),
} as const satisfies Record<string, ReactNode>;

const obstacleOf: Record<Exclude<ErrorStatus, 404>, keyof typeof obstacles> = {
  400: 'return',
  401: 'return',
  403: 'return',
  405: 'return',
  408: 'clock',
  410: 'gap',
  412: 'return',
  413: 'return',
  414: 'return',
  416: 'return',
  421: 'return',
  429: 'clock',
  431: 'return',
  500: 'broken',
  501: 'return',
  502: 'gap',
  503: 'works',
  504: 'clock',
  505: 'return',
};

/** A signal between two points, and what stops it. */
export function ErrorSignal({ status }: { status: Exclude<ErrorStatus, 404> }) {
  return (
    <svg viewBox="0 0 528 252" fill="none" strokeLinecap="round" aria-hidden="true">
      <path stroke="#c9d5ec" strokeWidth="2" d="M80 112C80-10 448-10 448 96" />
      <path stroke="#c9d5ec" strokeWidth="2" d="M80 112C80 42 448 42 448 96" strokeDasharray="2 10" />
      <path stroke="#c9d5ec" strokeWidth="2" d="M24 236h480" />
      <rect fill="var(--surface)" stroke="#c9d5ec" x="36" y="112" width="88" height="92" rx="14" strokeWidth="2" />
      <path stroke="#d8e1f2" strokeWidth="5" d="M56 138h48M56 158h32M56 178h40" />
      <rect fill="var(--surface)" stroke="#c9d5ec" x="404" y="96" width="88" height="34" rx="10" strokeWidth="2" />
      <rect fill="var(--surface)" stroke="#c9d5ec" x="404" y="138" width="88" height="34" rx="10" strokeWidth="2" />
      <rect fill="var(--surface)" stroke="#c9d5ec" x="404" y="180" width="88" height="34" rx="10" strokeWidth="2" />
      <path stroke="#d8e1f2" strokeWidth="5" d="M444 113h30M444 155h30M444 197h30" />
      <circle fill="var(--accent)" cx="424" cy="113" r="5" />
      <circle fill="var(--accent)" cx="424" cy="155" r="5" />
      <circle className={styles.lamp} fill="var(--warm)" cx="424" cy="197" r="5" />
      <path stroke="var(--accent)" strokeWidth="5" d="M138 158q11-20 22 0t22 0t22 0" />
      <path stroke="#d8e1f2" strokeWidth="5" d="M326 158q11-20 22 0t22 0t22 0" />
      {obstacles[obstacleOf[status]]}
      <circle fill="var(--primary)" cx="80" cy="112" r="8" />
      <circle fill="var(--primary)" cx="448" cy="96" r="8" />
    </svg>
  );
}
