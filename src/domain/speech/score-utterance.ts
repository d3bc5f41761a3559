import type { AcousticModel } from './acoustic-model';
import type { WordPronunciations } from './alignment-graph';
import { FRAMES_PER_SECOND } from './front-end';
import { judgeWords } from './judge-words';
import { attune, fitPhones, phoneEvidence, segmentInputsOf } from './listen';
import { policy } from './policy';
import { type Heard, openRecording } from './recording';
import { pronunciationIndices } from './reference';
import type { ReferenceWord, UtteranceResult, Verdict, WordResult } from './types';
import type { SpeechActivity } from './vad';
import type { PhoneEvidence } from './word-evidence';

/** Scores a learner's recording against its text, word by word.
 *  @param pcm16k 16 kHz mono in [−1, 1], any length
 *  @throws Error when the reference holds a word without a usable pronunciation, or the model file
 *  has no learner nets */
export function scoreUtterance(
  model: AcousticModel,
  pcm16k: Float32Array,
  reference: readonly ReferenceWord[],
): UtteranceResult {
  const opened = openRecording(pcm16k);
  const refusal = opened ? refuse(opened.levels.activity) : 'too_short';
  if (!opened || refusal) return unheard(refusal ?? 'too_short', reference);
  return scoreHeard(model, opened.hear(model), reference);
}

/** The same for a recording that has been heard already. */
export function scoreHeard(
  model: AcousticModel,
  heard: Heard,
  reference: readonly ReferenceWord[],
): UtteranceResult {
  const pronunciations = pronunciationIndices(model, reference);
  const evidence = weigh(model, heard, pronunciations);
  if (!evidence) return unheard('too_short', reference);
  const words = judgeWords(model, reference, evidence, heard.offset);
  const lengths = pronunciations.map((variants) => variants[0]!.length);
  const missed = words.reduce((n, { phones }, i) => n + (phones.length ? 0 : lengths[i]!), 0);
  const sayable = words.every(({ status }) => status === 'said' || status === 'nearly');
  const pass = sayable && sentenceRatio(evidence, missed) >= policy.sentence.leastRatio;
  const score =
    words.reduce((sum, { score }, i) => sum + score * lengths[i]!, 0) /
    lengths.reduce((sum, length) => sum + length, 0);
  return {
    verdict: pass ? 'pass' : 'retry',
    score: Math.round(score),
    extraSpeech: speechOutside(heard, evidence) > policy.sentence.extraFrames,
    words,
    engine: policy.engine,
  };
}

/** What is known of every phone of a text in a recording; null when it is too short for any of it. */
export function weigh(
  model: AcousticModel,
  heard: Heard,
  pronunciations: readonly WordPronunciations[],
): PhoneEvidence[] | null {
  if (!model.nets) throw new Error('The acoustic model file has no learner nets.');
  const attuned = attune(heard, model.nets.phone);
  const fits = fitPhones(model, attuned, pronunciations);
  if (!fits) return null;
  const inputs = segmentInputsOf(model, attuned, fits);
  return phoneEvidence(attuned, fits, inputs, model.nets.segment);
}

/** Mean log likelihood ratio a phone: how well the text as a whole was said.
 *  @param missed phones of words that were not found */
export function sentenceRatio(evidence: readonly PhoneEvidence[], missed: number): number {
  const found = evidence.reduce((sum, { likelihoodRatio }) => sum + likelihoodRatio, 0);
  return (found + missed * policy.sentence.missingRatio) / (evidence.length + missed);
}

function refuse({ range, peak, speechFrames }: SpeechActivity): Verdict | null {
  const { noSpeechRange, noisyRange, quietPeak, shortestSpeech } = policy.level;
  if (range < noSpeechRange) return 'no_speech';
  if (peak < quietPeak) return 'too_quiet';
  if (range < noisyRange) return 'too_noisy';
  return speechFrames / FRAMES_PER_SECOND < shortestSpeech ? 'too_short' : null;
}

function speechOutside({ mask }: Heard, evidence: readonly PhoneEvidence[]): number {
  const outside = Uint8Array.from(mask);
  for (const { mixture } of evidence)
    outside.fill(0, mixture.segment.first, mixture.segment.last + 1);
  return outside.reduce((n, speech) => n + speech, 0);
}

function unheard(verdict: Verdict, reference: readonly ReferenceWord[]): UtteranceResult {
  const words = reference.map(
    ({ text }): WordResult => ({ text, score: 0, status: 'missing', start: 0, end: 0, phones: [] }),
  );
  return { verdict, score: 0, extraSpeech: false, words, engine: policy.engine };
}
