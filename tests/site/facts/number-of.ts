const digits: Readonly<Record<string, number>> = {
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const powers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };
const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const others: Readonly<Record<string, number>> = { once: 1, twice: 2, thirty: 30, forty: 40, sixty: 60, ninety: 90 };

/** The number that a text writes in figures, in Chinese or in English: `1,200`, `十万`, `10 万`, `九十九点九五`, `半`, `fifteen`. NaN for another text. */
export function numberOf(text: string): number {
  const plain = text.trim().toLowerCase().replaceAll(',', '');
  if (/^\d+(?:\.\d+)?$/.test(plain)) return Number(plain);
  const tenThousands = /^(.+?) ?万(.*)$/.exec(plain);
  if (tenThousands) return numberOf(tenThousands[1]!) * 10_000 + (tenThousands[2] ? numberOf(tenThousands[2]) : 0);
  if (plain === '半') return 0.5;
  const [whole = '', decimals] = plain.split('点');
  if (decimals !== undefined)
    return Number(`${numberOf(whole)}.${[...decimals].map((digit) => digits[digit]).join('')}`);
  if (english.includes(plain)) return english.indexOf(plain);
  return others[plain] ?? chinese(plain);
}

/** 一百八十 → 180, 十五 → 15. */
function chinese(text: string): number {
  let sum = 0;
  let digit: number | null = null;
  for (const letter of text) {
    const power = powers[letter];
    if (power !== undefined) {
      sum += (digit ?? 1) * power;
      digit = null;
    } else {
      digit = digits[letter] ?? Number.NaN;
    }
  }
  return text === '' ? Number.NaN : sum + (digit ?? 0);
}
