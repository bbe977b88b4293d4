import bash from 'refractor/bash';
import c from 'refractor/c';
import { refractor } from 'refractor/core';
import cpp from 'refractor/cpp';
import css from 'refractor/css';
import dart from 'refractor/dart';
import diff from 'refractor/diff';
import go from 'refractor/go';
import http from 'refractor/http';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import kotlin from 'refractor/kotlin';
import markup from 'refractor/markup';
import nginx from 'refractor/nginx';
import objectivec from 'refractor/objectivec';
import php from 'refractor/php';
import protobuf from 'refractor/protobuf';
import python from 'refractor/python';
import rust from 'refractor/rust';
import sql from 'refractor/sql';
import swift from 'refractor/swift';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';

/** The tree of coloured code. */
type Node = ReturnType<typeof refractor.highlight>['children'][number];
type Element = Extract<Node, { type: 'element' }>;
type Text = Extract<Node, { type: 'text' }>;

/** Languages that samples and articles are written in; each is also known by its usual short names (`ts`, `kt`, `html`). */
const languages = {
  bash,
  c,
  cpp,
  css,
  dart,
  diff,
  go,
  http,
  java,
  javascript,
  json,
  kotlin,
  nginx,
  objectivec,
  php,
  protobuf,
  python,
  rust,
  shell: bash,
  sql,
  swift,
  typescript,
  xml: markup,
  yaml,
};
export type CodeLanguage = keyof typeof languages;

/** Short names that the library lacks. */
const further: Partial<Record<CodeLanguage, readonly string[]>> = {
  cpp: ['c++', 'h', 'hpp'],
  go: ['golang'],
  javascript: ['cjs', 'jsx', 'mjs'],
  objectivec: ['m', 'objective-c'],
  rust: ['rs'],
  typescript: ['tsx'],
};

/** Kinds of code tokens; each has a colour in `code-tokens.css`. */
export type Token = { kind: 'comment' | 'string' | 'keyword' | 'number' | 'call' | 'name' | 'plain'; text: string };

/** Names of the library's tokens that say more than their surroundings. */
const kinds: ReadonlyMap<string, Token['kind']> = new Map(
  Object.entries({
    comment: ['comment', 'prolog', 'doctype', 'cdata', 'deleted'],
    string: ['string', 'char', 'regex', 'url', 'attr-value', 'inserted', 'symbol'],
    keyword: ['keyword', 'boolean', 'builtin', 'atrule', 'selector'],
    number: ['number'],
    call: ['function', 'class-name', 'annotation', 'decorator', 'macro'],
    name: ['property', 'literal-property', 'attr-name', 'variable', 'parameter', 'key', 'header-name', 'tag'],
    plain: ['interpolation'],
  } satisfies Record<Token['kind'], string[]>).flatMap(([kind, names]) =>
    names.map((name) => [name, kind as Token['kind']] as const),
  ),
);

/** Languages are registered on first use: builds without code need none. */
let ready = false;
function makeReady(): void {
  if (ready) return;
  for (const language of Object.values(languages)) refractor.register(language);
  refractor.alias(Object.fromEntries(Object.entries(further).map(([name, names]) => [name, [...names]])));
  ready = true;
}

/** Cuts code into tokens, in order and without loss. A language that is not known, or none, gives one plain token. */
export function highlight({ code, language }: { code: string; language: string }): Token[] {
  makeReady();
  if (!refractor.registered(language)) return code === '' ? [] : [{ kind: 'plain', text: code }];
  const tokens: Token[] = [];
  for (const node of refractor.highlight(code, language).children)
    flatten({ node: node as Element | Text, around: 'plain', tokens });
  return tokens;
}

function flatten({ node, around, tokens }: { node: Element | Text; around: Token['kind']; tokens: Token[] }): void {
  if (node.type === 'text') {
    add({ kind: around, text: node.value }, tokens);
    return;
  }
  const kind = kindOf(node.properties.className as string[], around);
  for (const child of node.children) flatten({ node: child as Element | Text, around: kind, tokens });
}

function kindOf(names: readonly string[], around: Token['kind']): Token['kind'] {
  for (const name of names) {
    const kind = kinds.get(name);
    if (kind) return kind;
  }
  // Quotes are part of their string; the brackets of a tag are not its name.
  return names.includes('punctuation') && around !== 'string' && around !== 'comment' ? 'plain' : around;
}

function add({ kind, text }: Token, tokens: Token[]): void {
  const last = tokens.at(-1);
  // A property may be called like a keyword.
  const own = kind === 'keyword' && /[^.]\.$/.test(last?.text ?? '') ? 'plain' : kind;
  const before = tokens.at(-2);
  if (last?.kind === own) last.text += text;
  else if (before?.kind === own && last!.text.trim() === '') {
    // White space has no colour: merge equal tokens around it, for smaller pages.
    before.text += last!.text + text;
    tokens.pop();
  } else tokens.push({ kind: own, text });
}
