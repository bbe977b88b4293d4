import type { Answer, Content } from './answer.ts';
import { askedOf, responseKey } from './asked.ts';

/** What an answer was, without its data. */
export type NotedAnswer = Pick<Answer<unknown>, 'hash' | 'source' | 'flawed'> & {
  /** Its key among the kept answers. */
  key: string;
};

/** Answers by what was asked. */
export type NotedAnswers = ReadonlyMap<string, NotedAnswer>;

/** The same content, which notes every answer that is given. */
export function noteAnswers(content: Content): { content: Content; noted: NotedAnswers } {
  const noted = new Map<string, NotedAnswer>();
  const noting: Content = {
    ...content,
    async answer(ask, version) {
      const answer = await content.answer(ask, version);
      const asked = askedOf(ask);
      const { hash, source, flawed } = answer;
      if (!noted.has(asked)) noted.set(asked, { key: responseKey(asked), hash, source, flawed });
      return answer;
    },
  };
  return { content: noting, noted };
}
