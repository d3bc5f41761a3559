import { type AcousticModel, STATES } from './acoustic-model';
import { adaptedEmissions, logLikelihoodRatio } from './adapted-emissions';
import { align, type Segment } from './alignment';
import { buildGraph, type WordPronunciations } from './alignment-graph';
import { type CompetitorEvidence, competitorEvidence } from './competitors';
import type { Listening } from './ear';
import type { Emissions } from './emissions';
import { measurePhones, type PhoneFit } from './gop';
import type { LearnerNets } from './learner-nets';
import { type NearGain, nearGains } from './near-evidence';
import type { PhoneEvidence } from './phone-evidence';
import { phoneNetSource, phonePosteriors } from './phone-net';
import { policy } from './policy';
import type { AnalysedRecording } from './recording';
import { rateSegment, segmentInputs } from './segment-net';
import type { ReferenceWord } from './types';
import { type WordWindow, wordWindows } from './word-windows';

/** A recording with emissions adapted to learners. */
export interface AdaptedRecording {
  recording: AnalysedRecording;
  /** Log-posteriors of the phone net, `frames × phones`. */
  logPosteriors: Float32Array;
  logPriors: Float32Array;
  emissions: Emissions;
  /** The recording as the ear hears it; absent without an ear. */
  listening?: Listening | undefined;
}

/** Adapts the emissions of a recording with the phone net. */
export function adaptToLearners(
  recording: AnalysedRecording,
  net: LearnerNets['phone'],
): AdaptedRecording {
  const source = phoneNetSource(recording.emissions, recording.features, recording.mask);
  return adaptToPosteriors(recording, phonePosteriors(net, source), net.logPriors);
}

/** Adapts the emissions with given posteriors: calibration passes those of a net that was not trained on the
 *  speaker. */
function adaptToPosteriors(
  recording: AnalysedRecording,
  logPosteriors: Float32Array,
  logPriors: Float32Array,
): AdaptedRecording {
  const emissions = adaptedEmissions(recording.emissions, logPosteriors, logPriors);
  return { recording, logPosteriors, logPriors, emissions };
}

/** The aligned phones of a text, measured by the mixtures and by the adapted emissions; same order, same
 *  segments. */
export interface FittedPhones {
  mixture: PhoneFit[];
  adapted: PhoneFit[];
}

/** Aligns a text with a recording. Words that were not said have no phones. Null when the recording is too
 *  short for any path. */
export function fitPhones(
  model: AcousticModel,
  { recording, emissions }: AdaptedRecording,
  words: readonly WordPronunciations[],
): FittedPhones | null {
  const alignment = align(buildGraph(model, words, policy.graph), emissions);
  if (!alignment) return null;
  return {
    mixture: measurePhones(model, recording.emissions, alignment.segments),
    adapted: measurePhones(model, emissions, alignment.segments),
  };
}

/** Inputs of the segment net for every aligned phone. */
export function collectSegmentInputs(
  model: AcousticModel,
  { logPosteriors, emissions }: AdaptedRecording,
  { mixture, adapted }: FittedPhones,
): Float32Array[] {
  const source = {
    frames: emissions.frames,
    phones: emissions.values.length / emissions.frames / STATES,
    silence: model.silence,
    logPosteriors,
    mixtureFits: mixture,
    adaptedFits: adapted,
  };
  return mixture.map((_, i) => segmentInputs(source, i));
}

/** The window of each word of a text. */
export const findWordWindows = (
  model: AcousticModel,
  { emissions }: AdaptedRecording,
  words: readonly WordPronunciations[],
): WordWindow[] => wordWindows(model, emissions, words, policy.graph);

/** Compares each content word that was found with its competitors; null for the others.
 *  @param words the pronunciations of `reference`  @param windows of these words */
export const collectCompetitorEvidence = (
  model: AcousticModel,
  { emissions }: AdaptedRecording,
  fits: FittedPhones,
  words: readonly WordPronunciations[],
  windows: readonly WordWindow[],
  reference: readonly ReferenceWord[],
): (CompetitorEvidence | null)[] =>
  mapContentWords(fits, reference, (word, { first }, { last }) =>
    competitorEvidence(model, emissions, windows[word]!, words[word]!, first, last),
  );

/** Compares each content word that was found with its near words; null for the others.
 *  @param words the pronunciations of `reference`  @param windows of these words */
export const collectNearGains = (
  model: AcousticModel,
  { emissions }: AdaptedRecording,
  fits: FittedPhones,
  words: readonly WordPronunciations[],
  windows: readonly WordWindow[],
  reference: readonly ReferenceWord[],
): (NearGain[] | null)[] =>
  mapContentWords(fits, reference, (word, { first, variant }, { last }) =>
    nearGains(model, emissions, windows[word]!, words[word]![variant]!, first, last),
  );

/** Measures each content word that was found, between its first and its last phone; null for the others. */
function mapContentWords<Measured>(
  { mixture }: FittedPhones,
  reference: readonly ReferenceWord[],
  measure: (word: number, first: Segment, last: Segment) => Measured,
): (Measured | null)[] {
  return reference.map(({ functionWord }, word) => {
    const found = mixture.filter(({ segment }) => segment.word === word);
    const [first, last] = [found[0], found.at(-1)];
    return functionWord || !first || !last ? null : measure(word, first.segment, last.segment);
  });
}

/** Evidence for every aligned phone.
 *  @param inputs of the segment net, by phone */
export function phoneEvidence(
  recording: AdaptedRecording,
  fits: FittedPhones,
  inputs: readonly Float32Array[],
  net: LearnerNets['segment'],
): PhoneEvidence[] {
  return phoneRatios(recording, fits).map((likelihoodRatio, i): PhoneEvidence => {
    const mixture = fits.mixture[i]!;
    const rating = rateSegment(net, inputs[i]!, mixture.segment.phone);
    return { mixture, adapted: fits.adapted[i]!, likelihoodRatio, ...rating };
  });
}

/** log p(phone | frame) / p(phone) of the phone net for every aligned phone, mean over its frames. */
export const phoneRatios = (
  { logPosteriors, logPriors }: AdaptedRecording,
  { mixture }: FittedPhones,
): number[] =>
  mixture.map(({ segment: { first, last, phone }, frames }) => {
    let ratio = 0;
    for (let t = first; t <= last; t++)
      ratio += logLikelihoodRatio(logPosteriors, logPriors, t, phone);
    return ratio / frames;
  });
