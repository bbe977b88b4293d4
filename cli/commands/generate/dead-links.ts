import type { LinkAt } from '../../content/links.ts';
import { sharedFiles } from '../../emit/rules/shared-files.ts';
import { addressBook } from '../../plan/address-book.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Problem } from '../../problem.ts';
import { tellPages } from './tell-pages.ts';

/** Links of an answer, and the call it answers. */
export type AnswerLinks = { asked: string; links: readonly LinkAt[] };

/** Finds the links in content that lead to no address of this site. */
export type LinkCheck = {
  /** `page` is the address that shows the answer; null when it stands on every page. */
  see(answer: AnswerLinks, page: string | null): void;
  problems(): Problem[];
};

export function openLinkCheck(plan: Plan): LinkCheck {
  const knows = addressBook(plan);
  const shared = new RegExp(`^(?:${sharedFiles.map(({ paths }) => paths).join('|')}|/assets/.*)$`);
  const dead = new Map<string, { asked: string; link: LinkAt; pages: string[] }>();
  return {
    see({ asked, links }, page) {
      for (const link of links) {
        if (knows(link.to) || shared.test(link.to)) continue;
        const key = `${asked}\n${link.to}`;
        const found = dead.get(key) ?? { asked, link, pages: [] };
        dead.set(key, found);
        if (page !== null) found.pages.push(page);
      }
    },
    problems: () =>
      [...dead.keys()].sort().map((key) => {
        const { asked, link, pages } = dead.get(key)!;
        return {
          severity: 'warning',
          what: `a link in the content leads nowhere: ${link.to}`,
          where: `${asked}, ${link.at}; ${tellPages(pages)}`,
          why: `${link.to} is no page, alias or redirect of this site`,
          fix: 'correct the link in the content system, or add the page or a redirect',
        };
      }),
  };
}
