import type { Edition } from '../../config/editions.ts';
import { answer } from '../emit/rules/answer.ts';
import type { Subject } from './subject.ts';

/** Where an address leads: a file of ours, somewhere else, or nowhere. */
export type Resolved = { kind: 'file'; file: string; edition: Edition } | { kind: 'elsewhere' } | { kind: 'call' } | { kind: 'nowhere'; status: number };

/** Asks the release's own rules where an address leads when it stands on a page; a redirect is followed once, as none leads to another. */
export function resolve({ rules, files }: Pick<Subject, 'rules' | 'files'>, { address, from }: { address: string; from: string }): Resolved {
  let url = new URL(address, from);
  for (let redirected = false; ; redirected = true) {
    const edition = rules.editions.find(({ origin }) => origin === url.origin);
    if (!edition) return { kind: 'elsewhere' };
    const said = answer({ rules, host: url.host, target: url.pathname + url.search, method: 'GET', exists: (file) => files.has(file) });
    if (said.proxied) return { kind: 'call' };
    if (said.status === 200 && said.file !== null) return { kind: 'file', file: said.file, edition: said.edition };
    if (said.location === null || redirected) return { kind: 'nowhere', status: said.status };
    url = new URL(said.location, url);
  }
}
