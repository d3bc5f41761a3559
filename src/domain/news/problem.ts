import type { Accent } from '../speech/accent';
import { type LicenceProblem, licenceSentence } from './licence';

/** Kinds of problems of a field of a draft, for each of which screens have a sentence. */
export const PROBLEM_KINDS = [
  'empty',
  'noChinese',
  'twice',
  'noExample',
  'unspeakable',
  'licence',
  'pieceGone',
  'slugTaken',
  'unclear',
  'unspoken',
  'other',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export interface Problem {
  kind: ProblemKind;
  /** The word, sign or number of the problem; '' if the kind needs none. */
  detail: string;
  /** End of an English sentence whose subject is the field, for commands and the fields of an error. */
  sentence: string;
}

/** Problems by field. Fields have the names of the editor's file: `headline.zh`, `words.3.meaning`,
 *  `sentences.10.translation`. */
export type Problems = Record<string, Problem>;

const SENTENCES = {
  empty: 'is empty',
  noChinese: 'holds no Chinese',
  twice: 'is there twice',
  noExample: 'is empty, and no sentence shows the word',
  pieceGone: 'comes from a piece that is not there any more',
  slugTaken: 'belongs to another unit',
} as const satisfies Partial<Record<ProblemKind, string>>;

/** A problem of a kind without a detail. */
export const problem = (kind: keyof typeof SENTENCES): Problem => ({
  kind,
  detail: '',
  sentence: SENTENCES[kind],
});

/** A text that the scorer cannot align.
 *  @param word that has no pronunciation; '' if it is unknown */
export const unspeakable = (word: string, reason: string): Problem => ({
  kind: 'unspeakable',
  detail: word,
  sentence: `cannot be spoken: ${reason}`,
});

export const licenceForbids = (licence: LicenceProblem): Problem => ({
  kind: 'licence',
  detail: '',
  sentence: `comes from a piece that may not be published: ${licenceSentence(licence)}`,
});

/** A clip that the scorer accepts in no voice of the accent.
 *  @param score of the best one, 0–100
 *  @param remedy what an editor can do, as an imperative */
export const unclear = (accent: Accent, score: number, remedy: string): Problem => ({
  kind: 'unclear',
  detail: String(Math.round(score)),
  sentence: `sounds unclear in every ${accent} voice (${Math.round(score)} of 100): ${remedy}`,
});

/** A clip that could not be made. */
export const unspoken = (reason: string): Problem => ({
  kind: 'unspoken',
  detail: reason,
  sentence: `could not be made: ${reason}`,
});

/** The problems as commands and errors have them: field → end of a sentence. */
export const toSentences = (problems: Problems): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, { sentence }]) => [field, sentence]));
