import type { Edition } from '../../config/editions.ts';
import { en, zh } from './words.yaml';

/** Words of codes and evidence, which only a report has. */
export type ReportWords = {
  code: Readonly<Record<'send' | 'again' | 'sent' | 'limited', string>>;
  files: Readonly<
    Record<
      | 'type'
      | 'size'
      | 'empty'
      | 'many'
      | 'waiting'
      | 'uploading'
      | 'done'
      | 'failed'
      | 'cancelled'
      | 'pending'
      | 'unsent',
      string
    >
  >;
};

/** Words that the script of a form shows: written into the page, so that the script has no language. */
export type FormWords = {
  /** By field and problem; `refused` where the server finds the value wrong. */
  problems: Readonly<Record<string, Readonly<Record<string, string>>>>;
  summary: string;
  restored: string;
  sending: string;
  slow: string;
  sent: string;
  wait: string;
  report?: ReportWords;
  failures: Readonly<Record<'offline' | 'network' | 'timeout' | 'limited' | 'server' | 'nonsense' | 'refused', string>>;
};

/** What the script of a form shows, by edition. */
export const formWords: Record<Edition, FormWords> = { zh: zh.messages, en: en.messages };

/** Words of the markup of forms. English ones have no hotline: it cannot be called from abroad. */
export const formLabels = { zh: zh.labels, en: en.labels };
