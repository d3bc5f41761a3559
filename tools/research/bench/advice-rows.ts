import { judgeSpoken, toDisplayState } from '~/domain/lesson-feedback';
import { isPoor, wasAnotherWord } from '~/domain/pronunciation-hint';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { adviceKinds } from '~/domain/speech/advice';
import type { AdviceKind } from '~/domain/speech/advice-kind';
import {
  analyseUtterance,
  collectEvidence,
  toUtteranceResult,
} from '~/domain/speech/score-utterance';
import { selectPhonesOfWord } from '~/domain/speech/text-odds';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { pairPhones } from '~tools/research/experiment/expert-labels';

/** A phone on which there is advice to give, beside the experts' score of it. */
export interface AdviceRow {
  kind: AdviceKind;
  /** Estimate of the experts' score. */
  estimate: number;
  /** Mean of five experts, 0 wrong … 2 right. */
  expert: number;
  speaker: string;
}

/** All phones of a recording on which a learner could get advice, whatever the thresholds say: those of words that the
 *  scorer is sure of and that are no other word, where it hears another sound or an unclear one.
 *  @param pcm 16 kHz mono in [−1, 1] */
export function adviceRows(
  model: AcousticModel,
  pcm: Float32Array,
  { words, expert, speaker }: CorpusUtterance,
): AdviceRow[] {
  const recording = analyseUtterance(model, pcm);
  if (typeof recording === 'string' || !expert) return [];
  const evidence = collectEvidence(model, recording, words);
  if (!evidence) return [];
  const judged = judgeSpoken(toUtteranceResult(model, recording, words, evidence)).words;
  return judged.flatMap((word, index) => {
    if (toDisplayState(word) === 'unsure' || wasAnotherWord(word)) return [];
    const labels = expert[index]!;
    const targets = word.phones.map(({ target }) => target);
    const pairs = pairPhones(targets, labels.phones);
    return selectPhonesOfWord(evidence.phones, index).flatMap((phone, position): AdviceRow[] => {
      const score = labels.scores[pairs[position]!];
      if (score === undefined) return [];
      const place = { final: position === targets.length - 1, next: targets[position + 1] };
      const best = model.phones[phone.adapted.best]!;
      const { slip, weak } = adviceKinds(targets[position]!, best, place);
      const row = { estimate: word.phones[position]!.expertScore!, expert: score, speaker };
      return [
        ...(slip ? [{ kind: slip, ...row }] : []),
        ...(isPoor(word, position) ? [{ kind: weak, ...row }] : []),
      ];
    });
  });
}
