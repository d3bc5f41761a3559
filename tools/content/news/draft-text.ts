import { hasSameMeanings } from '~/domain/lexicon/unit-meaning';
import type { UnitCheck } from '~/domain/news/check-unit';
import type { DraftAlternative, DraftView, DraftWord, RankedAlternative } from '~/schemas/news';
import { goalsLine } from './check-text';

/** Short form of an id, for typing: its end. */
export const shortId = (id: string): string => id.slice(-8);

/** Formats a draft on one line. */
export function draftLine({ id, state, category, level, texts, missing, seed }: DraftView): string {
  const open = Object.keys(missing).length;
  const rest = state === 'DRAFT' ? (open === 0 ? 'ready to publish' : `${open} fields open`) : '';
  const name = texts.slug || texts.headline.en || '(no headline yet)';
  return [shortId(id), state, category, level, `seed ${seed}`, name, rest]
    .filter(Boolean)
    .join('  ');
}

/** Formats a draft with its goals, and each selected item with its reasons.
 *  @param lexiconMeanings of the words, as by `findLexiconMeanings` */
export function draftText(
  draft: DraftView,
  check: UnitCheck,
  lexiconMeanings: readonly (string | null)[],
): string[] {
  const { words, sentences, alternatives, objective, missing } = draft;
  const reasons = (list: readonly { code: string; value: string | number }[]) =>
    list.map(({ code, value }) => `${code} ${round(value)}`).join(', ');
  return [
    draftLine(draft),
    goalsLine(draft.level, check),
    '',
    'Words',
    ...words.flatMap((word, index) => [
      `${pad(index + 1)}  ${word.text} (${word.partOfSpeech}, ${word.level}${word.level === draft.level ? '' : ' ✗'})  /${word.ipa.us}/ /${word.ipa.gb}/  ${meaningText(word, lexiconMeanings[index] ?? null)}`,
      `    ${reasons(word.reasons)}; in ${word.sentenceIndexes.map((index) => index + 1).join(', ') || 'none'}`,
    ]),
    '',
    'Sentences',
    ...sentences.flatMap((sentence, index) => [
      `${pad(index + 1)}  ${sentence.text}  (${sentence.level}, ${sentence.source})`,
      `    ${sentence.translation || '—'}`,
      `    ${reasons(sentence.reasons)}`,
    ]),
    '',
    `Worth  ${Object.entries(objective)
      .map(([part, value]) => `${part} ${round(value)}`)
      .join('  ')}`,
    ...(alternatives.length > 0
      ? [
          '',
          `The best that could be swapped in (--with KEY; all: alternatives ${shortId(draft.id)} …)`,
        ]
      : []),
    ...alternatives.map(alternativeLine),
    ...(Object.keys(missing).length > 0 ? ['', 'Still missing'] : []),
    ...Object.entries(missing).map(([field, what]) => `    ${field} ${what}`),
  ];
}

/** Formats a word's meaning, with the lexicon's where it has another one. */
function meaningText({ meaning, proposed }: DraftWord, lexiconMeaning: string | null): string {
  const isOther = lexiconMeaning !== null && !hasSameMeanings(meaning, lexiconMeaning);
  return [meaning || '—', proposed && '(proposed)', isOther && `(lexicon: ${lexiconMeaning})`]
    .filter(Boolean)
    .join(' ');
}

/** Formats the alternatives that may be swapped in, best first. */
export function alternativesText(alternatives: readonly RankedAlternative[]): string[] {
  if (alternatives.length === 0) return ['Nothing else fits.'];
  return alternatives.map((one) => {
    const shown = one.sentenceIndexes.map((index) => index + 1).join(', ');
    const place = one.kind === 'word' ? (shown ? `  in ${shown}` : '  in no sentence yet') : '';
    return `${alternativeLine(one)}${place}`;
  });
}

const alternativeLine = ({ kind, key, text, level }: DraftAlternative) =>
  `    ${kind}  ${key}  ${text}  (${level})`;

const pad = (position: number): string => String(position).padStart(2);
const round = (value: string | number): string | number =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value;
