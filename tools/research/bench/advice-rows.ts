import { judgeSpoken } from '~/domain/lesson-feedback';
import { isPoor, type ScoredWordPhones, wasAnotherWord } from '~/domain/pronunciation-hint';
import type { AdaptedRecording } from '~/domain/speech/adapted-recording';
import { adviceKinds } from '~/domain/speech/advice';
import type { AdviceKind } from '~/domain/speech/advice-kind';
import { estimateExpertScores } from '~/domain/speech/expert-score';
import { collectEvidence, toUtteranceResult } from '~/domain/speech/score-utterance';
import { selectPhonesOfWord } from '~/domain/speech/text-odds';
import type { Phone, ReferenceWord } from '~/domain/speech/types';
import { isDoubted } from '~/domain/speech/word-mark';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { pairPhones } from '~tools/research/experiment/expert-labels';
import type { BenchScorer } from './open-scorers';

/** Advice that could be given on a phone of a word, whatever the thresholds say. */
interface AdviceCandidate {
  kind: AdviceKind;
  /** Position of the phone in its word. */
  position: number;
  /** Estimate of the experts' score. */
  estimate: number;
  /** The phone that fits best. */
  best: Phone;
}

/** A word on whose sounds advice may be given. */
export interface AdvisedWord {
  targets: Phone[];
  candidates: AdviceCandidate[];
}

/** A phone on which there is advice to give, beside the experts' score of it. */
export interface AdviceRow extends Pick<AdviceCandidate, 'kind' | 'estimate'> {
  /** Mean of five experts, 0 wrong … 2 right. */
  expert: number;
  speaker: string;
}

/** The words of a text, each with all advice that a learner could get on its sounds; null for unsure words, for words
 *  that another one outdoes or replaced, and for words not found. */
export function adviseWords(
  { model, expert }: BenchScorer,
  recording: AdaptedRecording,
  words: readonly ReferenceWord[],
): (AdvisedWord | null)[] {
  const heard = collectEvidence(model, recording, words);
  if (!heard) return words.map(() => null);
  const expertScores = estimateExpertScores(model, heard.phones, expert);
  const evidence = { ...heard, expertScores };
  const result = toUtteranceResult(model, recording, words, evidence);
  return judgeSpoken(result).words.map((judged, index) => {
    // The result's `heard` depends on the thresholds that are being derived, so it is cleared.
    const word = { ...judged, phones: judged.phones.map((phone) => ({ ...phone, heard: null })) };
    if (word.phones.length === 0 || isDoubted(word) || wasAnotherWord(word)) return null;
    if (word.isOutdone) return null;
    const best = selectPhonesOfWord(evidence.phones, index).map(
      ({ adapted }) => model.phones[adapted.best]!,
    );
    return {
      targets: word.phones.map(({ target }) => target),
      candidates: best.flatMap((phone, position) => candidatesOf(word, position, phone)),
    };
  });
}

function candidatesOf(word: ScoredWordPhones, position: number, best: Phone): AdviceCandidate[] {
  const { target, expertScore } = word.phones[position]!;
  const next = word.phones[position + 1]?.target;
  const { slip, weak } = adviceKinds(target, best, { final: next === undefined, next });
  const kinds = [...(slip ? [slip] : []), ...(isPoor(word, position) ? [weak] : [])];
  return kinds.map((kind) => ({ kind, position, estimate: expertScore!, best }));
}

/** All phones of a recording on which a learner could get advice, with the experts' scores of them. */
export function adviceRows(
  advised: readonly (AdvisedWord | null)[],
  { expert, speaker }: CorpusUtterance,
): AdviceRow[] {
  return advised.flatMap((word, index) => {
    if (!word || !expert) return [];
    const labels = expert[index]!;
    const pairs = pairPhones(word.targets, labels.phones);
    return word.candidates.flatMap(({ kind, position, estimate }): AdviceRow[] => {
      const score = labels.scores[pairs[position]!];
      return score === undefined ? [] : [{ kind, estimate, expert: score, speaker }];
    });
  });
}
