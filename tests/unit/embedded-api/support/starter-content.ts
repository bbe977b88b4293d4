import { fileURLToPath } from 'node:url';
import type { Content } from '../../../../config/local/content.ts';
import type { Edition } from '../../../../config/editions.ts';
import { redirects } from '../../../../config/redirects.ts';
import { routes } from '../../../../config/routes/index.ts';
import { isEnglishPath } from '../../../../config/rules/edition.ts';

export const starter = fileURLToPath(new URL('../../../../config/content', import.meta.url));

/** Whether an address leads somewhere: an absolute one to https, a site path to a row, an alias or a redirect of its edition. */
export function leadsSomewhere({
  content,
  edition,
  address,
}: {
  content: Content;
  edition: Edition;
  address: string;
}): boolean {
  if (!address.startsWith('/')) return /^https:\/\/[\w.-]+\.example(\/[\w/.-]*)?$/.test(address);
  const path = address.replace(/[?#].*$/, '');
  if (edition === 'en' && !isEnglishPath(path)) return false;
  const article = /^\/dev-blog\/([\w-]+)$/.exec(path)?.[1];
  if (article) return content.articles.some(({ head }) => head.id === article);
  const category = /^\/dev-blog\/category\/([\w-]+)$/.exec(path)?.[1];
  if (category) return content.blogType.some((type) => type.id === category);
  const rows = routes.filter((row) => row.edition === edition);
  return (
    rows.some((row) => [row.path, ...(row.aliases ?? [])].some((known) => patternOf(known).test(path))) ||
    redirects.some((redirect) => redirect.edition === edition && redirect.from === path)
  );
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[\\w-]+')}$`);
}
