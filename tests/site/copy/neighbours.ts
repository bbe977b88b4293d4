import type { MainText } from '../../support/main-text.ts';
import { charactersOf } from '../../support/main-text.ts';

/** Pages that readers take for each other. Each says in a sentence, beside a link, when another one is the right one. */
export const neighbourGroups: readonly (readonly string[])[] = [
  ['/im', '/qchat', '/chatroom'],
  ['/netcall', '/nrtc', '/interact', '/live', '/liveevent'],
  ['/wecan', '/global'],
  ['/medical', '/medhos', '/medarea'],
  ['/voicechat', '/social-1v1', '/pklinkmic', '/minigame'],
  ['/edu', '/edu-music', '/after-school', '/three-classroom'],
];

/** Names are shorter. */
const saysWhen = (text: string) => charactersOf(text) >= 12;

/** The neighbours that a page leaves out or names without a word. */
export function neighbourProblems(path: string, { links }: MainText): readonly string[] {
  return neighbourGroups
    .filter((group) => group.includes(path))
    .flatMap((group) => group.filter((other) => other !== path))
    .flatMap((other) => {
      const found = links.filter(({ to }) => to === other);
      if (found.length === 0) return [`${path} does not lead to ${other}`];
      return found.some(({ beside }) => saysWhen(beside))
        ? []
        : [`${path} does not say when ${other} is the right one`];
    });
}
