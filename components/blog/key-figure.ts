/**
 * A figure with its unit, as it is read: `47` and `秒`; what is counted, where the unit does not say it: `9`, `个` and `问题`; and the
 * figure that it was before, if the words say so.
 */
export type KeyFigure = { value: string; unit: string; noun?: string; before?: { value: string; unit: string } };

const measures = '%|毫秒|秒|分钟|小时|天|个月|万台|万人|倍|次|条|ms|seconds|minutes|hours|days|[kMG]B|[kM]bps';
const number = `(?<![\\d.,])(\\d[\\d,.]*)\\s?(${measures})(?![a-z])`;
const inDigits = new RegExp(number, 'g');
/** `从 1.2 秒到 360 毫秒`, `从 98.4% 掉到 95.3%`. */
const change = new RegExp(`${number}[^\\d，。：、]{0,4}到\\s?${number}`);
/** Counts in words: `七段`, `二十一条`, `七个步骤`, `百万人`. */
const inWords =
  /(?<![一二三四五六七八九十百千万])([一二三四五六七八九十百]+)(?:个(?=步))?(万?(?:段|层|道|种|次|步|问|条|份|项|处|人|天|秒|成(?!因)|个))(?:(?<=[个种])(?:[^，。：、；？]{1,8}的)?(\p{Script=Han}{2}))?/gu;

const numerals = '零一二三四五六七八九';

/** Value of a numeral below a thousand: `二十一`, `五百`, `百`. */
function numeralValue(numeral: string): number {
  const [, hundreds, tens, ones = ''] = /^(?:(.?)百)?(?:(.?)十)?(.?)$/.exec(numeral) ?? [];
  const digit = (text: string | undefined) => (text ? numerals.indexOf(text) : 0);
  const many = (text: string | undefined) => (text === undefined ? 0 : digit(text) || 1);
  return many(hundreds) * 100 + many(tens) * 10 + digit(ones);
}

const figureOf = ([, value, unit]: RegExpMatchArray): KeyFigure => ({ value: value!, unit: unit! });

/** A count in words as a figure. A single thing is no count, and a tenth is ten percent. */
function countOf([, numeral, unit, noun]: RegExpMatchArray): KeyFigure[] {
  const value = numeralValue(numeral!);
  if (value < 2 && !unit!.startsWith('万')) return [];
  return [
    unit === '成'
      ? { value: String(value * 10), unit: '%' }
      : { value: String(value), unit: unit!, ...(noun && { noun }) },
  ];
}

function changeOf(text: string): KeyFigure[] {
  const [, value, unit, after, afterUnit] = change.exec(text) ?? [];
  return value === undefined ? [] : [{ value: after!, unit: afterUnit!, before: { value, unit: unit! } }];
}

/**
 * The figure that an article is about: the last one of its title, which is what came of it, else the first of its summary. What was
 * measured comes before what is counted, and a change before a single value.
 */
export function keyFigure({ title, summary }: { title: string; summary: string }): KeyFigure | null {
  const measured = (text: string) => [...text.matchAll(inDigits)].map(figureOf);
  const counted = (text: string) => [...text.matchAll(inWords)].flatMap(countOf);
  return (
    changeOf(title)[0] ??
    measured(title).at(-1) ??
    changeOf(summary)[0] ??
    counted(title).at(-1) ??
    measured(summary)[0] ??
    counted(summary)[0] ??
    null
  );
}
