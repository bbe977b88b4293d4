import type { Problem } from '../problem.ts';
import { deepest } from '../lib/html-depth.ts';
import { decode } from '../lib/decode.ts';
import { meant } from '../lib/nearest.mjs';

/**
 * Kinds of what a page does not show of the HTML of a text, or shows without effect: elements, folds without words to open them, pictures,
 * links whose address is refused, links to no place of the text or of another page, tags with words in them or without an end; of texts
 * that are left out: elements nested too deeply, and too much time; and how many more there are.
 */
export const textProblemKinds = [
  'element',
  'fold',
  'picture',
  'link',
  'fragment',
  'place',
  'tag',
  'depth',
  'time',
  'more',
] as const;

export type TextProblem = {
  kind: (typeof textProblemKinds)[number];
  /** Name of the element, address, the beginning of the tag, or the number of more problems. */
  value: string;
  /** Of a `place`, the address that the page links to. Whether it leads somewhere is known when all pages are made. */
  to?: string;
};

/** Whether it is known that something is not shown, or has no effect. */
export const isCertain = ({ to }: Pick<TextProblem, 'to'>) => to === undefined;

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
  let more = 0;
  return {
    report({ kind, value, to }) {
      const problem = { kind, value: value.slice(0, LONGEST), ...(to !== undefined && { to }) };
      const key = `${kind} ${problem.value}`;
      if (found.has(key) || found.size < MOST) found.set(key, problem);
      else more++;
    },
    list: () => [...found.values(), ...(more > 0 ? [{ kind: 'more' as const, value: String(more) }] : [])],
  };
}

/** Problems of one kind as text for people. */
export function describeTextProblem({ kind, values }: { kind: TextProblem['kind']; values: readonly string[] }): Said {
  const [first = ''] = values;
  const list = values.map((value) => writtenAs(kind, value)).join(', ');
  switch (kind) {
    case 'element':
      return { what: `HTML is removed: ${list}`, why: removedWhy, fix: 'take it out' };
    case 'fold':
      return {
        what: `HTML folds nothing: ${list}`,
        why: 'a fold is a <details> that begins with a <summary>, whose words open it',
        fix: 'write <details><summary>its words</summary> and what it hides, or take the tags out',
      };
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
    case 'more':
      return {
        what: `${first} more of a text is not shown, or has no effect`,
        why: `of each text, ${MOST} problems are named`,
        fix: 'correct those that are named; the next build names the others',
      };
    case 'link':
      return { what: `a link has no effect: ${list}`, ...linkAdvice(first) };
    case 'fragment':
      return {
        what: `a link leads to no place of its text: ${list}`,
        why: 'no heading and no id of the text has this name',
        fix: 'name the words of a heading, such as #words-of-a-heading',
      };
    case 'place':
      return {
        what: `a link leads to no place of another page: ${list}`,
        why: 'no heading and no id of that page has this name',
        fix: 'name the id or the words of a heading there, or link to the page as a whole',
      };
  }
}

type Said = Pick<Problem, 'what' | 'why' | 'fix'>;

const leftOut = 'a text is left out';
const tooLong = `it took longer than ${textTime / 1000} s to prepare for pages`;
const tooDeep = `more than ${deepest} of its elements are open at once, which would take a build minutes`;
const removedWhy =
  'content may only have formatting, links, and pictures of this site and of the hosts in config/site.ts';

/** A problem's value as it stands in HTML. */
function writtenAs(kind: TextProblem['kind'], value: string): string {
  if (kind === 'element' || kind === 'fold') return `<${value}>`;
  if (kind === 'picture') return `<img src="${value}">`;
  // Markdown encodes the addresses of links.
  return JSON.stringify(kind === 'link' || kind === 'fragment' || kind === 'place' ? decode(value) : value);
}

function linkAdvice(address: string): Pick<Problem, 'why' | 'fix'> {
  if (address.trim() === '') return { why: 'it has no address', fix: 'add the address' };
  if (/^https?:\/\//i.test(address))
    return { why: 'its host is no name of a server', fix: 'correct the host, as in https://www.example.com/path' };
  if (/^[/\\]{2}/.test(address))
    return { why: 'the address has no scheme', fix: `write https:${address.replaceAll('\\', '/')}` };
  const [, begun, rest] = /^(https?)(?::\/?|\/\/)(?=[^/:])(.*)$/i.exec(address) ?? [];
  if (begun !== undefined) return { why: `after ${begun} there is no ://`, fix: `write ${begun}://${rest}` };
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
  if (/^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?:[:/?#]|$)/iu.test(address) && !/\.(?:md|html?)(?:[?#]|$)/i.test(address))
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
