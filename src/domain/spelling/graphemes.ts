import { toTable } from '~/lib/to-table';
import type { Phone } from '../speech/types';

/** A grapheme: letters that are read together, and their readings in English; an empty reading is silent. */
export interface Grapheme {
  spelling: string;
  readings: readonly (readonly Phone[])[];
  /** Condition on the letters that follow (and those that precede); without it the readings always hold. */
  condition?: (rest: string, before: string) => boolean;
}

const atEnd = (rest: string) => rest === '';
const atStart = (_: string, before: string) => before === '';
const beforeFront = (rest: string) => /^[eiy]/.test(rest);
const beforeVowel = (rest: string) => /^[aeiouy]/.test(rest);

/** The usual correspondences of English spelling and sound (after E. Carney, "A Survey of English
 *  Spelling", 1994, chapter 3), without those by which a word could be read as its minimal pair.
 *  `spelling: readings`, readings separated by commas, `-` for silence. */
const TABLE = `
b: B  c: K  cc: K, K S  ck: K  ch: CH, K, SH  d: D  f: F  g: G  gh: -, G, F  h: HH  j: JH  k: K  kn: N
l: L  m: M  mb: M  n: N  ng: NG, NG G  p: P  ph: F  q: K  qu: K W, K  r: R  rh: R
sc: S K, S  sch: S K  sh: SH  ss: S, SH  t: T  tch: CH  th: TH, DH  v: V  w: W  wh: W  wr: R
x: K S, G Z  z: Z  dge: JH  gue: G  que: K  lk: K, L K  lm: M, L M  ould: UH D  alk: AO K
ai: EY, EH  ay: EY  ei: EY, IY  ey: EY, IY  ea: IY, EH, EY  ee: IY  ie: IY, AY  oa: OW  oe: OW
oi: OY  oy: OY  oo: UW, UH  ou: AW, UW, AH  ow: AW, OW  au: AO  aw: AO  eu: UW, Y UW
ew: UW, Y UW  ui: UW, IH  ue: UW, Y UW  uy: AY  igh: AY  eigh: EY  aigh: EY  augh: AO
ough: AO, OW, UW, AW  ar: AA R, ER, EH R  are: EH R, AA R  air: EH R  aer: EH R  er: ER, EH R, IH R
ere: EH R, IH R  ear: IH R, ER, EH R  eer: IH R  eir: EH R  ier: IH R  ir: ER, IH R  ire: AY R, AY ER
yr: ER, IH R  or: AO R, ER  ore: AO R  oar: AO R  oor: AO R, UH R  our: AW ER, AW R, AO R
ur: ER, UH R, Y UH R  ure: UH R, ER, Y UH R  err: ER, EH R  arr: EH R, AE R  orr: AO R  urr: ER
war: W AO R, W ER  wor: W ER, W AO R
`;

const CONDITIONAL: Grapheme[] = [
  {
    spelling: 's',
    readings: [['S'], ['Z']],
    condition: (rest, before) => !atEnd(rest) || !/[aeo][iyw]$/.test(before),
  },
  {
    spelling: 's',
    readings: [['Z']],
    condition: (rest, before) => atEnd(rest) && /[aeo][iyw]$/.test(before),
  },
  { spelling: 'c', readings: [['S']], condition: beforeFront },
  { spelling: 'sc', readings: [['S']], condition: beforeFront },
  { spelling: 'g', readings: [['JH']], condition: beforeFront },
  { spelling: 'gn', readings: [['N']], condition: (rest, before) => atEnd(rest) || before === '' },
  { spelling: 'ps', readings: [['S']], condition: atStart },
  { spelling: 'n', readings: [['NG']], condition: (rest) => /^[kgqx]|^c[^eiy]/.test(rest) },
  { spelling: 'y', readings: [['Y']], condition: beforeVowel },
  {
    spelling: 'e',
    readings: [[]],
    condition: (rest, before) => atEnd(rest) && /[aeiouy]/.test(before),
  },
  { spelling: 'es', readings: [['Z'], ['S'], ['AH', 'Z'], ['IH', 'Z']], condition: atEnd },
  { spelling: 'ed', readings: [['D'], ['T'], ['AH', 'D'], ['IH', 'D']], condition: atEnd },
  { spelling: 'le', readings: [['AH', 'L']], condition: atEnd },
  { spelling: 'al', readings: [['AH', 'L']], condition: atEnd },
  { spelling: 'el', readings: [['AH', 'L']], condition: atEnd },
  { spelling: 'ous', readings: [['AH', 'S']], condition: atEnd },
  { spelling: 'ti', readings: [['SH'], ['CH']], condition: (rest) => /^(on|ou|a|en)/.test(rest) },
  { spelling: 'ci', readings: [['SH']], condition: (rest) => /^(ou|a|e)/.test(rest) },
  { spelling: 'si', readings: [['SH'], ['ZH']], condition: (rest) => /^on/.test(rest) },
  { spelling: 'ssi', readings: [['SH']], condition: (rest) => /^on/.test(rest) },
  { spelling: 't', readings: [['CH']], condition: (rest) => rest.startsWith('u') },
  { spelling: 'd', readings: [['JH']], condition: (rest) => rest.startsWith('u') },
  { spelling: 's', readings: [['ZH'], ['SH']], condition: (rest) => rest.startsWith('u') },
  {
    spelling: 't',
    readings: [[]],
    condition: (rest, before) => before.endsWith('s') && /^[el]/.test(rest),
  },
];

function parse(table: string): Grapheme[] {
  const entries = table.trim().split(/\s{2,}|\n/);
  return entries.map((entry) => {
    const [spelling, readings] = entry.split(': ') as [string, string];
    const phones = (reading: string) => (reading === '-' ? [] : reading.split(' '));
    return { spelling, readings: readings.split(', ').map(phones) };
  });
}

/** All graphemes by their first letter. */
export const GRAPHEMES: ReadonlyMap<string, readonly Grapheme[]> = byFirstLetter([
  ...parse(TABLE),
  ...CONDITIONAL,
]);

function byFirstLetter(graphemes: readonly Grapheme[]): Map<string, Grapheme[]> {
  const groups = new Map<string, Grapheme[]>();
  for (const grapheme of graphemes) {
    const first = grapheme.spelling[0]!;
    groups.set(first, [...(groups.get(first) ?? []), grapheme]);
  }
  return groups;
}

const SHORT = toTable<readonly Phone[]>({
  a: ['AE'],
  e: ['EH'],
  i: ['IH'],
  o: ['AA'],
  u: ['AH', 'UH'],
  y: ['IH'],
});
const LONG = toTable<readonly (readonly Phone[])[]>({
  a: [['EY']],
  e: [['IY']],
  i: [['AY']],
  o: [['OW']],
  u: [['UW'], ['Y', 'UW']],
  y: [['AY']],
});
const LONG_BEFORE = toTable<RegExp>({
  i: /^(nd|ld|gn|gh)/,
  o: /^(ld|st|ll|lt|th)/,
  a: /^(st|ng)/,
});

/** Readings of a single vowel letter by its context: long at the end of a word or before a single consonant
 *  and a silent e, short before two consonants, either in between; reduced where it may be unstressed.
 *  @param index of the letter in `letters` */
export function singleVowel(
  letters: string,
  index: number,
  unstressed: boolean,
): (readonly Phone[])[] {
  const letter = letters[index]!;
  const short = SHORT.get(letter);
  const long = LONG.get(letter);
  if (!short || !long) return [];
  const rest = letters.slice(index + 1);
  const readings: (readonly Phone[])[] = [];
  const silentE = /^[^aeiouy](h?)e[sd]?$/.test(rest) || /^(th|st|ng)e$/.test(rest);
  const last = rest === '';
  const open = /^[^aeiouy][aeiouy]/.test(rest) || /^[aeiouy]/.test(rest) || last;
  if (silentE || open || LONG_BEFORE.get(letter)?.test(rest)) readings.push(...long);
  if (silentE ? /^[vm]/.test(rest) : !last) readings.push(...short.map((phone) => [phone]));
  if (letter === 'o' && /^(m|n|v|th)/.test(rest)) readings.push(['AH']);
  if (letter === 'a' && (rest.startsWith('l') || /w[h]?$/.test(letters.slice(0, index))))
    readings.push(['AO']);
  if (last && (letter === 'y' || letter === 'i')) readings.push(['IY']);
  if (last && letter === 'a') readings.push(['AA'], ['AH']);
  if (last && letter === 'e') readings.push(['AH']);
  if (last && letter === 'o') readings.push(['UW']);
  if (/^[aeiou]/.test(rest) && letter === 'i') readings.push(['IY'], ['Y']);
  if (/^[aeiou]/.test(rest) && letter === 'u') readings.push(['W']);
  if (unstressed) readings.push(['AH'], ['IH'], ...(/^r/.test(rest) ? [['ER']] : []));
  return readings;
}
