import type { HLJSApi } from 'highlight.js';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import css from 'highlight.js/lib/languages/css';
import dart from 'highlight.js/lib/languages/dart';
import diff from 'highlight.js/lib/languages/diff';
import go from 'highlight.js/lib/languages/go';
import http from 'highlight.js/lib/languages/http';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import nginx from 'highlight.js/lib/languages/nginx';
import objectivec from 'highlight.js/lib/languages/objectivec';
import php from 'highlight.js/lib/languages/php';
import protobuf from 'highlight.js/lib/languages/protobuf';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

/** Languages that samples and articles are written in; each is also known by its usual short names (`ts`, `kt`, `html`). */
const languages = {
  bash, c, cpp, css, dart, diff, go, http, java, javascript, json, kotlin, nginx, objectivec, php, protobuf, python, rust, shell: bash,
  sql, swift, typescript, xml, yaml,
};
export type CodeLanguage = keyof typeof languages;

/** What a piece of code is for the reader: each kind has its colour in `code-tokens.css`. */
export type Token = { kind: 'comment' | 'string' | 'keyword' | 'number' | 'call' | 'name' | 'plain'; text: string };

/** The library with our languages. Each has to be made ready, which pages without code have no use for. */
let ready: HLJSApi | null = null;
function library(): HLJSApi {
  if (ready) return ready;
  ready = hljs.newInstance();
  for (const [name, language] of Object.entries(languages)) ready.registerLanguage(name, language);
  return ready;
}

/** Scopes of the library that say more than their surroundings. */
const kinds: Readonly<Record<string, Token['kind']>> = {
  comment: 'comment', quote: 'comment', deletion: 'comment',
  string: 'string', regexp: 'string', symbol: 'string', link: 'string', addition: 'string',
  keyword: 'keyword', literal: 'keyword', built_in: 'keyword', type: 'keyword', 'selector-tag': 'keyword',
  number: 'number',
  title: 'call', section: 'call', meta: 'call',
  attr: 'name', attribute: 'name', variable: 'name', name: 'name', 'selector-class': 'name', 'selector-id': 'name',
  subst: 'plain', property: 'plain',
};

/** Cuts code into tokens, in order and without loss. A language that is not known, or none, gives one plain token. */
export function highlight({ code, language }: { code: string; language: string }): Token[] {
  const engine = library();
  if (!engine.getLanguage(language)) return code === '' ? [] : [{ kind: 'plain', text: code }];
  return tokensOf(engine.highlight(code, { language, ignoreIllegals: true }).value);
}

/** The library answers in HTML: nested scopes around escaped text. */
function tokensOf(html: string): Token[] {
  const tokens: Token[] = [];
  const open: Token['kind'][] = ['plain'];
  for (const [piece, scope] of html.matchAll(/<span class="(?:hljs|language)-([\w-]+)[^>]*>|<\/span>|[^<]+/g)) {
    const around = open.at(-1)!;
    if (scope !== undefined) open.push(kinds[scope] ?? around);
    else if (piece === '</span>') open.pop();
    else if (tokens.at(-1)?.kind === around) tokens.at(-1)!.text += unescaped(piece);
    else tokens.push({ kind: around, text: unescaped(piece) });
  }
  return tokens;
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity]!);
}
