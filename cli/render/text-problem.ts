import type { Problem } from '../problem.ts';
import { deepest } from '../lib/html-depth.ts';
import { decode } from '../lib/decode.ts';
import { meant } from '../lib/nearest.ts';

/**
 * Kinds of what a page does not show of the HTML of a text, or shows without effect: elements, pictures, links whose address is refused, links
 * to no place of the text, tags with words in them or without an end; and of texts that are left out: elements nested too deeply, and too much time.
 */
export const textProblemKinds = ['element', 'picture', 'link', 'fragment', 'tag', 'depth', 'time'] as const;

export type TextProblem = {
  kind: (typeof textProblemKinds)[number];
  /** Name of the element, address, or the beginning of the tag. */
  value: string;
};

/** Whether a text was left out because it took too long: the next build tries again. */
export const isOverdue = ({ problems }: { problems: readonly Pick<TextProblem, 'kind'>[] }) =>
  problems.some(({ kind }) => kind === 'time');

/** Collects problems, each once. */
export type Report = (problem: TextProblem) => void;

/** Milliseconds that one text may take to prepare: a many times what the slowest within the other bounds takes on a busy machine. */
export const textTime = 20_000;
/** Longest value of a problem in characters: it is printed. */
const LONGEST = 200;
/** Most problems that one text reports. */
const MOST = 100;

export function openTextProblems(): { report: Report; list(): TextProblem[] } {
  const found = new Map<string, TextProblem>();
  return {
    report({ kind, value }) {
      const problem = { kind, value: value.slice(0, LONGEST) };
      if (found.size < MOST) found.set(`${kind} ${problem.value}`, problem);
    },
    list: () => [...found.values()],
  };
}

/** Problems of one kind as text for people. */
export function describeTextProblem({ kind, values }: { kind: TextProblem['kind']; values: readonly string[] }): Said {
  const [first = ''] = values;
  const shown = values.slice(0, MOST_NAMED).map((value) => writtenAs(kind, value));
  const more = values.length - shown.length;
  const list = shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
  switch (kind) {
    case 'element':
      return { what: `HTML is removed: ${list}`, why: removedWhy, fix: 'take it out' };
    case 'picture':
      return {
        what: `HTML is removed: ${list}`,
        why: removedWhy,
        fix: /^https?:/.test(first)
          ? 'take it out, or name the host of the picture in mediaHosts'
          : 'write a picture beside the text in Markdown: ![what it shows](./name.jpg)',
      };
    case 'tag':
      return {
        what: `text is read as HTML and not shown: ${list}`,
        why: 'a < before a letter begins a tag',
        fix: 'write &lt; for the sign, or end the tag',
      };
    case 'depth':
      return { what: leftOut, why: tooDeep, fix: 'close the elements of the text' };
    case 'time':
      return {
        what: leftOut,
        why: tooLong,
        fix: 'shorten the text, or its code; if it is an ordinary text, report its HTML as a bug',
      };
    case 'link':
      return { what: `a link has no effect: ${list}`, ...linkAdvice(first) };
    case 'fragment':
      return {
        what: `a link leads to no place of its text: ${list}`,
        why: 'no heading and no id of the text has this name',
        fix: 'name the words of a heading, such as #重试的间隔',
      };
  }
}

type Said = Pick<Problem, 'what' | 'why' | 'fix'>;

const MOST_NAMED = 5;
const leftOut = 'a text is left out';
const tooLong = `it took longer than ${textTime / 1000} s to prepare for pages`;
const tooDeep = `more than ${deepest} of its elements are open at once, which would take a build minutes`;
const removedWhy =
  'content may only have formatting, links, and pictures of this site and of the hosts in config/site.ts';

/** A problem's value as it stands in HTML. */
function writtenAs(kind: TextProblem['kind'], value: string): string {
  if (kind === 'element') return `<${value}>`;
  if (kind === 'picture') return `<img src="${value}">`;
  // Markdown encodes the addresses of links.
  return JSON.stringify(kind === 'link' || kind === 'fragment' ? decode(value) : value);
}

function linkAdvice(address: string): Pick<Problem, 'why' | 'fix'> {
  if (address.trim() === '') return { why: 'it has no address', fix: 'add the address' };
  if (/^[/\\]{2}/.test(address))
    return { why: 'the address has no scheme', fix: `write https:${address.replaceAll('\\', '/')}` };
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address) ?? [];
  if (scheme !== undefined) {
    const near = meant(scheme, ['https', 'http', 'mailto', 'tel']);
    return {
      why: `links may have the schemes https, http, mailto and tel; this one has ${JSON.stringify(scheme.slice(0, 40))}`,
      fix: near === null ? 'use another address' : `did you mean ${near}:?`,
    };
  }
  if (/^[^\s/@]+@[^\s/@]+\.[a-z]{2,}$/i.test(address))
    return { why: 'the address has no scheme', fix: `write mailto:${address}` };
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:[:/?#]|$)/i.test(address) && !/\.(?:md|html?)(?:[?#]|$)/i.test(address))
    return { why: 'the address has no scheme', fix: `write https://${address}` };
  if (/^(?:\.{1,2}\/)?[^/?#]*\.md(?:[?#]|$)/i.test(address))
    return {
      why: 'no text beside this one that has a page has this name',
      fix: 'correct the name; small and capital letters are different',
    };
  return {
    why: 'the address is relative',
    fix: 'write the path of a page, such as /a/page, or in Markdown the name of a file: ./a-text.md',
  };
}
