/** Whether two pronunciations of a spelling are two readings of it, which make another word or another form:
 *  `row` the boat and a `row`, `moderate` the adjective and the verb, `close` by and to `close`. Differences
 *  between accents, between careful and casual speech, or only in stress do not make another reading.
 *  @param one ARPAbet phones with stress digits
 *  @param other the same of the other pronunciation */
export function isOtherReading(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [plain(one), plain(other)];
  // The cheapest alignment of the two: its cost, and whether it contains a difference of reading.
  let row: Step[] = b.map(() => ({ cost: 0, differs: false }));
  row.unshift({ cost: 0, differs: false });
  for (let j = 1; j <= b.length; j++) row[j] = skip(row[j - 1]!, b[j - 1]!);
  for (const phone of a) {
    const next: Step[] = [skip(row[0]!, phone)];
    for (let j = 1; j <= b.length; j++) {
      const paired = pair(row[j - 1]!, phone, b[j - 1]!);
      const steps = [paired, skip(row[j]!, phone), skip(next[j - 1]!, b[j - 1]!)];
      next.push(steps.reduce((best, step) => (step.cost < best.cost ? step : best)));
    }
    row = next;
  }
  return row.at(-1)!.differs;
}

interface Step {
  cost: number;
  differs: boolean;
}

/** Two skipped phones cost more than an exchanged one. */
const SKIP = 0.6;

const skip = ({ cost, differs }: Step, phone: string): Step => ({
  cost: cost + SKIP,
  differs: differs || phone.endsWith('1'),
});

function pair({ cost, differs }: Step, one: string, other: string): Step {
  if (isSameSound(one, other)) return { cost, differs };
  return { cost: cost + 1, differs: true };
}

/** Removes an r without a following vowel, and the y of `new`. */
const plain = (phones: readonly string[]): string[] =>
  phones.flatMap((phone, index) => {
    const next = phones[index + 1];
    if (phone === 'R') return isVowel(next) ? ['R'] : [];
    if (phone === 'Y' && next?.startsWith('UW')) return [];
    return phone.startsWith('ER') && isVowel(next) ? [phone, 'R'] : [phone];
  });

const isVowel = (phone: string | undefined): boolean => phone !== undefined && /\d$/.test(phone);

/** Groups of phones that correspond between accents: LOT, PALM, BATH and THOUGHT; STRUT and NURSE, which are
 *  written with r or without; and consonants before others. */
const ALIKE: readonly string[][] = [
  ['AA', 'AO', 'AE'],
  ['AH', 'ER'],
  ['IH', 'IY'],
  ['UH', 'UW'],
  ['N', 'NG'],
  ['SH', 'CH'],
  ['ZH', 'JH'],
];
/** Vowels that are weak without the main stress. */
const WEAK = new Set(['AH', 'ER', 'IH', 'IY', 'EH', 'UH', 'UW', 'AA', 'AE', 'AO', 'OW']);

function isSameSound(one: string, other: string): boolean {
  const [a, b] = [one.replace(/\d$/, ''), other.replace(/\d$/, '')];
  if (a === b || ALIKE.some((group) => group.includes(a) && group.includes(b))) return true;
  const stressed = one.endsWith('1') || other.endsWith('1');
  return !stressed && WEAK.has(a) && WEAK.has(b);
}
