import { stringify } from 'yaml';
import { redirectFilePath } from '../define/redirect-file-path.ts';
import { routesOf } from '../define/site.ts';
import { knownAddresses } from '../plan/known-addresses.ts';
import { readRedirects } from '../plan/redirect-file.ts';
import { resolveRedirects } from '../plan/redirects.ts';
import { type Draft, type DraftOptions, missing, refused } from './draft.ts';

/** A row of the redirects of editors, from an old address to one of the site. */
export function newRedirect({ options: { name: from, to, edition: given }, definition, read }: DraftOptions): Draft {
  const { config, paths, redirectHosts: hosts } = definition;
  const { editions } = config;
  const lacking = missing({ to });
  if (lacking) return lacking;
  const before = read(redirectFilePath) ?? '';
  const known = readRedirects({ text: before, editions });
  const [mistake] = known.problems;
  if (mistake)
    return refused(`${redirectFilePath} has a mistake`, `${mistake.where}: ${mistake.why}`, 'correct it first');
  const text = withRow({ text: before, row: { from, to: to!, ...(given !== null && { edition: given }) } });
  const { redirects, gone, problems } = readRedirects({ text, editions });
  const row = redirects.at(-1);
  if (problems.length > 0 || row === undefined || redirects.length !== known.redirects.length + 1) {
    const [why, fix] = problems[0]
      ? [problems[0].why, problems[0].fix]
      : ['its end is no list of rows', `write the row by hand: - from: ${from}, and below it to: ${to}`];
    return refused(`${from} cannot be redirected to ${to}`, why, fix);
  }
  const resolved = resolveRedirects({
    redirects: [...definition.redirects, ...redirects],
    gone,
    hosts,
    addresses: knownAddresses({ rows: routesOf(definition) }),
    paths: { editions, calls: paths },
  });
  const problem = resolved.problems.find(({ severity, where }) => severity === 'error' && where === row.at);
  if (problem) return refused(`${from} cannot be redirected to ${to}`, problem.why, problem.fix);
  return { files: new Map([[redirectFilePath, text]]) };
}

type WithRowOptions = { text: string; row: Readonly<Record<string, string>> };

/** The file with one more row, and everything else as it is. */
export function withRow({ text, row }: WithRowOptions): string {
  const end = text === '' || text.endsWith('\n') ? '' : '\n';
  return text + end + stringify([row], { lineWidth: 0 });
}
