import { type Edition, editionNames } from './editions.ts';
import { errorHelp } from './error-help.ts';

/** Statuses of requests that are refused before the name of the site is known. */
const statuses = [400, 414, 431, 505] as const;

const homePage = { zh: '首页', en: 'Home page' } as const satisfies Record<Edition, string>;
const fullStop = { zh: '。', en: '. ' } as const satisfies Record<Edition, string>;

function unreadable(edition: Edition) {
  const textOf = (status: (typeof statuses)[number]) => {
    const { what = '', advice } = errorHelp[edition][status];
    return what + fullStop[edition] + advice;
  };
  return {
    text: textOf(400),
    texts: Object.fromEntries(statuses.map((status) => [status, textOf(status)])),
    link: homePage[edition],
  };
}

/** What a visitor reads whose request could not be read as far as the name of the site: what the page of the error says. */
export const unreadableRequest = Object.fromEntries(
  editionNames.map((edition) => [edition, unreadable(edition)]),
) as Record<Edition, ReturnType<typeof unreadable>>;
