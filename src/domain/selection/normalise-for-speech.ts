import { toTable } from '~/lib/to-table';
import { ABBREVIATIONS, type NormalisationRule, READ_AS_WORDS } from './normalisation-tables';
import type { NormalisedText } from './types';
import { CALENDAR_RULES } from './verbalise-calendar';
import { verbaliseNumber, verbaliseOrdinal, verbaliseYear } from './verbalise-number';
import { QUANTITY_RULES } from './verbalise-quantity';

const RANGE: NormalisationRule = [
  /(?<![\d-])(\d[\d.,]{0,30})\s?[–-]\s?(?=\d)(?!\d+-)/g,
  (_, from) => `${from} to `,
];

const PLAIN_NUMBERS: readonly NormalisationRule[] = [
  [
    /\b(\d{1,3}(?:,\d{3}){0,8})(?:st|nd|rd|th)\b/g,
    (_, digits) => verbaliseOrdinal(digits!.replace(',', '')),
  ],
  [/(?<![\d.,])\b(1[1-9]\d\d|20\d\d)\b(?![\d]|[.,]\d)/g, (_, digits) => verbaliseYear(digits!)],
  [
    /(?<![\d.,\p{L}])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?![\d\p{L}]|[.,]\d)/gu,
    (all, number) => verbaliseNumber(number!) || all!,
  ],
];

const FRACTIONS = toTable<string>({
  '½': 'a half',
  '¼': 'a quarter',
  '¾': 'three quarters',
  '⅓': 'a third',
});

const INITIALS: readonly NormalisationRule[] = [
  [/\b(?<![A-Z]\.)(?:[A-Z]\.){2,}$/g, (all) => `${spellOut(all!.replaceAll('.', ''))}.`],
  [/\b(?:[A-Z]\.){2,}/g, (all) => spellOut(all!.replaceAll('.', ''))],
  [
    /\b([A-Z]{2,5})(s?)\b(?![.'-]?\d)/g,
    (all, capitals, s) => (READ_AS_WORDS.has(capitals!) ? all! : spellOut(capitals!) + (s && "'s")),
  ],
];

/** Writes out numbers, dates, times, money, units and abbreviations in their American spoken form, for speech
 *  synthesis. Fails for text that has no plain spoken form: addresses, brackets, codes, other scripts. */
export function normaliseForSpeech(text: string): NormalisedText {
  const problem = REJECTED_INPUTS.find(([pattern]) => pattern.test(text));
  if (problem) return { ok: false, reason: problem[1] };
  let spoken = text
    .replace(/(\d)\s?(?=[½¼¾⅓])/g, '$1 and ')
    .replace(/[½¼¾⅓]/g, (sign) => FRACTIONS.get(sign)!)
    .replace(/(^|\s)[-−](?=\d)/g, '$1minus ');
  for (const [pattern, words] of ABBREVIATIONS) spoken = spoken.replace(pattern, words);
  const rules = [RANGE, ...CALENDAR_RULES, ...QUANTITY_RULES, ...PLAIN_NUMBERS, ...INITIALS];
  for (const [pattern, verbalise] of rules)
    spoken = spoken.replace(pattern, verbalise as () => string);
  spoken = spoken.replace(/\s+/g, ' ').trim();
  const remainder = REJECTED_RESULTS.find(([pattern]) => pattern.test(spoken));
  if (remainder) return { ok: false, reason: remainder[1] };
  return { ok: true, text: spoken, changed: spoken !== text };
}

const spellOut = (letters: string) => [...letters].join(' ');

/** Patterns of the original text that rule it out, with the reason. */
const REJECTED_INPUTS: readonly (readonly [RegExp, string])[] = [
  [/https?:|www\.|\w@\w|\.(?:com|org|net|gov|tw|uk|io)\b/i, 'an address of the web'],
  [/[()[\]{}<>]/, 'brackets'],
  [/\d[–-]\d+[–-]\d|\+\d/, 'a number like a telephone’s'],
  [/\d\s?[/×x*=]\s?\d/, 'a sum or a fraction'],
];

/** Patterns of the normalised text that rule it out, with the reason. */
const REJECTED_RESULTS: readonly (readonly [RegExp, string])[] = [
  [/\d/, 'a number that has no plain way to be said'],
  [/[^\p{Script=Latin}\s'’‘"“”.,!?;:–—-]/u, 'a sign or a letter that English does not have'],
  [/\.{2}|…/, 'dots in place of words'],
  [/\b[A-Z]{6,}\b/, 'a word all in capitals'],
];
