import { ABBREVIATIONS, type NormalisationRule, READ_AS_WORDS } from './normalisation-tables';
import type { NormalisedText } from './types';
import { CALENDAR_RULES } from './verbalise-calendar';
import { verbaliseNumber, verbaliseOrdinal, verbaliseYear } from './verbalise-number';
import { QUANTITY_RULES } from './verbalise-quantity';

const RANGE: NormalisationRule = [
  /(?<![\d-])(\d[\d.,]*)\s?[–-]\s?(?=\d)(?!\d+-)/g,
  (_, from) => `${from} to `,
];

const PLAIN_NUMBERS: readonly NormalisationRule[] = [
  [
    /\b(\d{1,3}(?:,\d{3})*)(?:st|nd|rd|th)\b/g,
    (_, digits) => verbaliseOrdinal(digits!.replace(',', '')),
  ],
  [/(?<![\d.,])\b(1[1-9]\d\d|20\d\d)\b(?![\d]|[.,]\d)/g, (_, digits) => verbaliseYear(digits!)],
  [
    /(?<![\d.,\p{L}])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?![\d\p{L}]|[.,]\d)/gu,
    (all, number) => verbaliseNumber(number!) || all!,
  ],
];

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': 'a half',
  '¼': 'a quarter',
  '¾': 'three quarters',
  '⅓': 'a third',
};

const INITIALS: readonly NormalisationRule[] = [
  [/\b(?:[A-Z]\.){2,}$/g, (all) => `${spelled(all!.replaceAll('.', ''))}.`],
  [/\b(?:[A-Z]\.){2,}/g, (all) => spelled(all!.replaceAll('.', ''))],
  [
    /\b([A-Z]{2,5})(s?)\b(?![.'-]?\d)/g,
    (all, capitals, s) => (READ_AS_WORDS.has(capitals!) ? all! : spelled(capitals!) + (s && "'s")),
  ],
];

/** Writes out numbers, dates, times, money, units and abbreviations, so that a voice reads them as people say
 *  them; American forms. Refuses what nobody could say at sight: addresses, brackets, codes, other scripts. */
export function normaliseForSpeech(text: string): NormalisedText {
  const problem = BEFORE.find(([pattern]) => pattern.test(text));
  if (problem) return { ok: false, reason: problem[1] };
  let said = text
    .replace(/(\d)\s?(?=[½¼¾⅓])/g, '$1 and ')
    .replace(/[½¼¾⅓]/g, (sign) => FRACTIONS[sign]!)
    .replace(/(^|\s)[-−](?=\d)/g, '$1minus ');
  for (const [pattern, words] of ABBREVIATIONS) said = said.replace(pattern, words);
  const rules = [RANGE, ...CALENDAR_RULES, ...QUANTITY_RULES, ...PLAIN_NUMBERS, ...INITIALS];
  for (const [pattern, say] of rules) said = said.replace(pattern, say as () => string);
  said = said.replace(/\s+/g, ' ').trim();
  const left = AFTER.find(([pattern]) => pattern.test(said));
  if (left) return { ok: false, reason: left[1] };
  return { ok: true, text: said, changed: said !== text };
}

const spelled = (letters: string) => [...letters].join(' ');

const BEFORE: readonly (readonly [RegExp, string])[] = [
  [/https?:|www\.|\w@\w|\.(?:com|org|net|gov|tw|uk|io)\b/i, 'an address of the web'],
  [/[()[\]{}<>]/, 'brackets'],
  [/\d+[–-]\d+[–-]\d+|\+\d/, 'a number like a telephone’s'],
  [/\d\s?[/×x*=]\s?\d/, 'a sum or a fraction'],
];

const AFTER: readonly (readonly [RegExp, string])[] = [
  [/\d/, 'a number that has no plain way to be said'],
  [/[^\p{Script=Latin}\s'’‘"“”.,!?;:–—-]/u, 'a sign or a letter that English does not have'],
  [/\.{2}|…/, 'dots in place of words'],
  [/\b[A-Z]{6,}\b/, 'a word all in capitals'],
];
