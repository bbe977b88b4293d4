export type CodeLanguage = 'javascript' | 'kotlin' | 'swift' | 'python' | 'shell';
export type Token = { kind: 'comment' | 'string' | 'keyword' | 'number' | 'call' | 'plain'; text: string };

const keywords: Record<CodeLanguage, string> = {
  javascript: 'import from const let await async function return new export default if else for of',
  kotlin: 'import val var fun class object return if else for in suspend launch when',
  swift: 'import let var func class struct return if else for in try await async guard',
  python: 'import from def class return if else for in as with await async not None True False',
  shell: 'curl npm npx export',
};

const comments: Record<CodeLanguage, string> = {
  javascript: '\\/\\/.*',
  kotlin: '\\/\\/.*',
  swift: '\\/\\/.*',
  python: '#.*',
  shell: '#.*',
};

/** Cuts a sample into tokens, in order and without loss. It knows samples, not whole languages. */
export function highlight({ code, language }: { code: string; language: CodeLanguage }): Token[] {
  const words = keywords[language].split(' ').join('|');
  const pattern = new RegExp(
    `(?<comment>${comments[language]})|(?<string>'[^'\\n]*'|"[^"\\n]*"|\`[^\`]*\`)|(?<keyword>(?<!\\.)\\b(?:${words})\\b)|(?<number>\\b\\d[\\d_.]*\\b)|(?<call>\\b\\w+(?=\\())`,
    'g',
  );
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) });
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)![0] as Token['kind'];
    tokens.push({ kind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
  return tokens;
}
