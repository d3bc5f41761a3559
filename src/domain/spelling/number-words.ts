import { toTable } from '~/lib/to-table';

const SMALL =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
sixteen seventeen eighteen nineteen`.split(/\s+/);
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS = toTable<string>({
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
});

/** All ways to say a number in digits, each as a list of words: 105 as "one hundred five" and "one hundred and
 *  five", 2024 also as "twenty twenty four", 3rd as "third". Empty when the text is not a number.
 *  @param text such as `44`, `1,200`, `3rd` or `20%` */
export function readDigits(text: string): string[][] {
  const parts = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(st|nd|rd|th|%)?$/.exec(text);
  if (!parts) return [];
  const number = Number(parts[1]!.replaceAll(',', ''));
  const plain = cardinal(number, false);
  const ways = [plain];
  const withAnd = cardinal(number, true);
  if (withAnd.length !== plain.length) ways.push(withAnd);
  if (number >= 1100 && number <= 2099) ways.push(yearAsWords(number));
  const mark = parts[2];
  if (!mark) return ways;
  if (mark === '%') return ways.map((words) => [...words, 'percent']);
  return ways.map((words) => [...words.slice(0, -1), ordinal(words.at(-1)!)]);
}

function cardinal(number: number, and: boolean): string[] {
  if (number < 20) return [SMALL[number]!];
  if (number < 100) {
    const rest = number % 10;
    return [TENS[Math.floor(number / 10)]!, ...(rest ? [SMALL[rest]!] : [])];
  }
  for (const [size, name] of [
    [1_000_000, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (number < size) continue;
    const rest = number % size;
    const joint = and && rest > 0 && rest < 100 ? ['and'] : [];
    const tail = rest > 0 ? [...joint, ...cardinal(rest, and)] : [];
    return [...cardinal(Math.floor(number / size), and), name, ...tail];
  }
  return [];
}

/** "nineteen oh five", "twenty twenty four", "nineteen hundred". */
function yearAsWords(year: number): string[] {
  const [first, last] = [Math.floor(year / 100), year % 100];
  const tail = last === 0 ? ['hundred'] : last < 10 ? ['oh', SMALL[last]!] : cardinal(last, false);
  return [...cardinal(first, false), ...tail];
}

function ordinal(word: string): string {
  return ORDINALS.get(word) ?? (word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`);
}
