import { DICTATION_ENGINE } from './dictation';
import type { Judgement } from './lesson-feedback';
import { toWordMark } from './speech/word-mark';

/** Tries of an item that fail in a row before help is offered. */
const MIN_FAILED_TRIES = 2;

/** Whether help is offered with the result of an item. What was typed without having been heard has none: it would be
 *  heard.
 *  @param failedTries tries in a row that did not pass, with this one */
export const isHelped = ({ mode, engine }: Judgement, failedTries: number): boolean =>
  failedTries >= MIN_FAILED_TRIES && (mode === 'SPEAK' || engine === DICTATION_ENGINE);

/** Most words that a drill is offered for. */
const MAX_DRILLED_WORDS = 3;

/** Indexes of the words of a sentence that are worth a drill, in its order: words that were heard as others before
 *  words that were not heard. None of a single word, of what was typed, and of another text. */
export function wordsToDrill({ mode, words, otherText }: Judgement): number[] {
  if (mode !== 'SPEAK' || words.length < 2 || otherText) return [];
  const missed = [...words.keys()].filter((index) => toWordMark(words[index]!) === 'other');
  const isSaid = (index: number) => words[index]!.status !== 'missing';
  const heardFirst = [...missed.filter(isSaid), ...missed.filter((index) => !isSaid(index))];
  return heardFirst.slice(0, MAX_DRILLED_WORDS).sort((a, b) => a - b);
}
