import type { AcousticModel } from './acoustic-model';
import {
  type AdaptedRecording,
  adaptToLearners,
  collectCompetitorEvidence,
  collectNearGains,
  collectSegmentInputs,
  findWordWindows,
  fitPhones,
  phoneEvidence,
} from './adapted-recording';
import { addedVowels } from './added-vowel';
import { earMeasurements } from './ear-evidence';
import { estimateExpertScores } from './expert-score';
import { FRAMES_PER_SECOND } from './front-end';
import type { Leniency } from './leniencies';
import { withSenseFindings } from './open-words';
import { otherEndings } from './other-endings';
import { isOtherSentence, otherThanWord } from './other-text';
import type { PhoneEvidence } from './phone-evidence';
import { policy } from './policy';
import { type AnalysedRecording, type Levels, openRecording } from './recording';
import { pronunciationIndices } from './reference';
import { isInDoubt, scoreWords } from './score-words';
import { senseGains } from './sense-gains';
import { shortestSpeech } from './shortest-speech';
import { textOdds } from './text-odds';
import type { OtherText, ReferenceWord, UtteranceResult, Verdict, WordResult } from './types';
import { wordAloneEvidence } from './word-alone';
import type { TextEvidence } from './word-evidence';

/** Score of a word for which another one was said: scores below 50 are red. */
const MAX_OTHER_WORD_SCORE = 49;

/** Scores a learner's recording against its text, word by word.
 *  @param pcm16k 16 kHz mono in [−1, 1], any length
 *  @param taught the other words of the unit, with which a text of one word is compared
 *  @throws Error when a word of the reference has no usable pronunciation, or the model file has no learner
 *  nets */
export function scoreUtterance(
  model: AcousticModel,
  pcm16k: Float32Array,
  reference: readonly ReferenceWord[],
  leniency: Leniency = 'STANDARD',
  taught: readonly ReferenceWord[] = [],
): UtteranceResult {
  const recording = analyseUtterance(model, pcm16k, reference);
  if (typeof recording === 'string') return unscoredResult(recording, reference);
  const evidence = collectEvidence(model, recording, reference, taught);
  return evidence
    ? toUtteranceResult(model, recording, reference, evidence, leniency)
    : unscoredResult('too_short', reference);
}

/** Analyses a recording; returns a verdict when it is rejected by its levels.
 *  @param reference the text, whose shortest length depends on its phones; without it that of a longer text */
export function analyseUtterance(
  model: AcousticModel,
  pcm16k: Float32Array,
  reference: readonly ReferenceWord[] = [],
): AdaptedRecording | Verdict {
  if (!model.nets) throw new Error('The acoustic model file has no learner nets.');
  const opened = openRecording(pcm16k);
  if (!opened) return 'too_short';
  const rejected = rejectByLevels(opened.levels, reference);
  if (rejected) return rejected;
  const recording = opened.hear(model);
  const adapted = adaptToLearners(recording, model.nets.phone);
  if (!model.ear) return adapted;
  const { offset, emissions } = recording;
  return { ...adapted, listening: model.ear.listen(pcm16k, offset, emissions.frames) };
}

/** Collects the evidence for a text in a recording; null when the recording is too short for any path.
 *  @param taught the other words of the unit, with which a text of one word is compared */
export function collectEvidence(
  model: AcousticModel,
  recording: AdaptedRecording,
  reference: readonly ReferenceWord[],
  taught: readonly ReferenceWord[] = [],
): TextEvidence | null {
  if (!model.nets) throw new Error('The acoustic model file has no learner nets.');
  const words = pronunciationIndices(model, reference);
  const fits = fitPhones(model, recording, words);
  if (!fits) return null;
  const inputs = collectSegmentInputs(model, recording, fits);
  const windows = findWordWindows(model, recording, words);
  const phones = phoneEvidence(recording, fits, inputs, model.nets.segment);
  const text = { recording, fits, words, windows };
  return {
    phones,
    expertScores: estimateExpertScores(model, phones),
    near: collectNearGains(model, recording, fits, words, windows, reference),
    competitors: collectCompetitorEvidence(model, recording, fits, words, windows, reference),
    addedVowels: addedVowels(model, recording, fits, windows, reference),
    otherEndings: otherEndings(model, text, reference),
    ...(recording.listening && {
      ear: earMeasurements(model, recording.listening, fits.mixture, reference.length),
    }),
    senseGains: senseGains(model, text, reference),
    ...(words.length === 1 && {
      alone: wordAloneEvidence(model, recording, windows[0]!, words[0]!, taught),
    }),
  };
}

/** The result of a recording from the evidence for its text. */
export function toUtteranceResult(
  model: AcousticModel,
  adapted: AdaptedRecording,
  reference: readonly ReferenceWord[],
  evidence: TextEvidence,
  leniency: Leniency = 'STANDARD',
): UtteranceResult {
  const { recording } = adapted;
  const extraFrames = countExtraFrames(recording, evidence.phones);
  const odds = textOdds(evidence);
  const otherText = findOtherText(evidence, reference, odds, extraFrames);
  const poor = recording.range < policy.level.poorRange;
  const scored = scoreWords(model, reference, evidence, recording.offset, leniency, poor);
  const heard = withSenseFindings(
    scored,
    reference.map((_, word) => ({
      ending: evidence.otherEndings?.[word] ?? null,
      gains: evidence.senseGains?.[word] ?? [],
    })),
  );
  const words = otherText === 'word' ? heard.map(toOtherWord) : heard;
  const allWordsSaid = words.every(({ status }) => status === 'said' || status === 'nearly');
  const fit = sentenceFit(evidence, reference, odds);
  const pass = allWordsSaid && fit >= policy.sentence.minFit && otherText === null;
  const total = reference.reduce((sum, word) => sum + phoneCount(word), 0);
  const score = words.reduce((sum, { score }, i) => sum + score * phoneCount(reference[i]!), 0);
  return {
    verdict: pass ? 'pass' : 'retry',
    score: Math.round(score / total),
    extraSpeech: countExtraSpeech(model, adapted, evidence.phones) > policy.sentence.extraFrames,
    unsure: !pass && otherText === null && isInDoubt(words),
    ...(otherText && { otherText }),
    words,
    engine: evidence.ear ? policy.engineWithEar : policy.engine,
  };
}

function findOtherText(
  evidence: TextEvidence,
  reference: readonly ReferenceWord[],
  odds: readonly (number | null)[],
  extraFrames: number,
): OtherText | null {
  if (evidence.alone)
    return otherThanWord(evidence.alone, evidence.competitors[0] ?? null, extraFrames);
  return isOtherSentence(heardFit(evidence, reference, odds)) ? 'sentence' : null;
}

/** The result of a word for which another one was said: red without doubt, with no result for its sounds. */
const toOtherWord = ({ text, score, start, end }: WordResult): WordResult => ({
  text,
  start,
  end,
  score: Math.min(score, MAX_OTHER_WORD_SCORE),
  status: 'again',
  phones: [],
  unsure: false,
});

/** Fit of a text as a whole: mean log likelihood ratio of its phones, plus a share of the mean log odds of its
 *  words.
 *  @param odds by word; null for a word that was not found */
export function sentenceFit(
  { phones }: Pick<TextEvidence, 'phones'>,
  reference: readonly ReferenceWord[],
  odds: readonly (number | null)[],
): number {
  const { missingRatio, oddsLimit, oddsShare } = policy.sentence;
  const found = new Set(phones.map(({ mixture }) => mixture.segment.word));
  let ratios = phones.reduce((sum, { likelihoodRatio }) => sum + likelihoodRatio, 0);
  let measured = phones.length;
  let weighted = 0;
  let total = 0;
  reference.forEach((word, i) => {
    const count = phoneCount(word);
    if (!found.has(i)) {
      ratios += count * missingRatio;
      measured += count;
    }
    weighted += count * Math.max(-oddsLimit, Math.min(oddsLimit, odds[i] ?? -oddsLimit));
    total += count;
  });
  return ratios / measured + (oddsShare * weighted) / total;
}

/** Fit of the text up to its last word that was found: an unfinished reading fits as far as it goes. Null when no
 *  word was found.
 *  @param odds by word; null for a word that was not found */
export function heardFit(
  evidence: TextEvidence,
  reference: readonly ReferenceWord[],
  odds: readonly (number | null)[],
): number | null {
  const end = odds.findLastIndex((value) => value !== null) + 1;
  return end === 0 ? null : sentenceFit(evidence, reference.slice(0, end), odds);
}

const phoneCount = ({ pronunciations }: ReferenceWord): number => pronunciations[0]!.length;

function rejectByLevels(
  { activity, clipped }: Levels,
  reference: readonly ReferenceWord[],
): Verdict | null {
  const { range, peak, speechFrames } = activity;
  const { clippedShare, noSpeechRange, noisyRange, quietPeak } = policy.level;
  if (range < noSpeechRange) return 'no_speech';
  if (clipped > clippedShare) return 'clipped';
  if (peak < quietPeak) return 'too_quiet';
  if (range < noisyRange) return 'too_noisy';
  return speechFrames / FRAMES_PER_SECOND < shortestSpeech(reference) ? 'too_short' : null;
}

/** Number of frames outside all aligned phones that are loud enough for speech. */
export const countExtraFrames = (
  recording: AnalysedRecording,
  evidence: readonly PhoneEvidence[],
): number => framesOutside(recording, evidence).length;

/** Number of those in which the phone net hears a sound of speech rather than silence or a breath. */
function countExtraSpeech(
  { phones, silence }: AcousticModel,
  { recording, logPosteriors }: AdaptedRecording,
  evidence: readonly PhoneEvidence[],
): number {
  const limit = Math.log(policy.sentence.extraSilence);
  const isSpeech = (frame: number) => logPosteriors[frame * phones.length + silence]! < limit;
  return framesOutside(recording, evidence).filter(isSpeech).length;
}

function framesOutside({ mask }: AnalysedRecording, evidence: readonly PhoneEvidence[]): number[] {
  const outside = Uint8Array.from(mask);
  for (const { mixture } of evidence)
    outside.fill(0, mixture.segment.first, mixture.segment.last + 1);
  return [...outside.keys()].filter((frame) => outside[frame] === 1);
}

function unscoredResult(verdict: Verdict, reference: readonly ReferenceWord[]): UtteranceResult {
  const words = reference.map(
    ({ text }): WordResult => ({ text, score: 0, status: 'missing', start: 0, end: 0, phones: [] }),
  );
  return { verdict, score: 0, extraSpeech: false, words, engine: policy.engine };
}
