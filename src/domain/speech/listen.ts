import { type AcousticModel, STATES } from './acoustic-model';
import { adaptedEmissions, logLikelihoodRatio } from './adapted-emissions';
import { align } from './alignment';
import { buildGraph, type WordPronunciations } from './alignment-graph';
import type { Emissions } from './emissions';
import { measurePhones, type PhoneFit } from './gop';
import type { LearnerNets } from './learner-nets';
import { phoneNetSource, phonePosteriors } from './phone-net';
import { policy } from './policy';
import type { Heard } from './recording';
import { type RivalEvidence, rivalEvidence } from './rivals';
import { segmentInputs, segmentLogOdds } from './segment-net';
import type { ReferenceWord } from './types';
import { type WordRoom, wordRooms } from './word-boundaries';
import type { PhoneEvidence } from './word-evidence';

/** A recording heard with an ear for learners. */
export interface Attuned {
  heard: Heard;
  /** Of the phone net, `frames × phones`. */
  logPosteriors: Float32Array;
  logPriors: Float32Array;
  emissions: Emissions;
}

export function attune(heard: Heard, net: LearnerNets['phone']): Attuned {
  const source = phoneNetSource(heard.emissions, heard.features, heard.mask);
  return attuneTo(heard, phonePosteriors(net, source), net.logPriors);
}

/** The same with posteriors from elsewhere: calibration brings those of a net that has never heard
 *  the speaker. */
export function attuneTo(
  heard: Heard,
  logPosteriors: Float32Array,
  logPriors: Float32Array,
): Attuned {
  const emissions = adaptedEmissions(heard.emissions, logPosteriors, logPriors);
  return { heard, logPosteriors, logPriors, emissions };
}

/** The phones of a text found in a recording, measured both ways; same order, same segments. */
export interface FittedPhones {
  mixture: PhoneFit[];
  adapted: PhoneFit[];
}

/** Finds a text in a recording. Words that were not said have no phones. Null when the recording is
 *  too short to hold any path. */
export function fitPhones(
  model: AcousticModel,
  { heard, emissions }: Attuned,
  words: readonly WordPronunciations[],
): FittedPhones | null {
  const alignment = align(buildGraph(model, words, policy.graph), emissions);
  if (!alignment) return null;
  return {
    mixture: measurePhones(model, heard.emissions, alignment.segments),
    adapted: measurePhones(model, emissions, alignment.segments),
  };
}

/** Inputs of the segment net for every phone found. */
export function segmentInputsOf(
  model: AcousticModel,
  { logPosteriors, emissions }: Attuned,
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

/** What the rest of a text leaves to each of its words. */
export const roomsOf = (
  model: AcousticModel,
  { emissions }: Attuned,
  words: readonly WordPronunciations[],
): WordRoom[] => wordRooms(model, emissions, words, policy.graph);

/** How each content word that was found stands among its rivals; null for the others.
 *  @param words the pronunciations of `reference`  @param rooms of these words */
export function rivalsOf(
  model: AcousticModel,
  { emissions }: Attuned,
  { mixture }: FittedPhones,
  words: readonly WordPronunciations[],
  rooms: readonly WordRoom[],
  reference: readonly ReferenceWord[],
): (RivalEvidence | null)[] {
  return reference.map(({ functionWord }, word) => {
    const own = mixture.filter(({ segment }) => segment.word === word);
    if (functionWord || own.length === 0) return null;
    const { first } = own[0]!.segment;
    const { last } = own.at(-1)!.segment;
    return rivalEvidence(model, emissions, rooms[word]!, words[word]!, first, last);
  });
}

/** What is known of every phone found, given the segment net's inputs. */
export function phoneEvidence(
  { logPosteriors, logPriors }: Attuned,
  { mixture, adapted }: FittedPhones,
  inputs: readonly Float32Array[],
  net: LearnerNets['segment'],
): PhoneEvidence[] {
  return mixture.map((fit, i) => {
    const { first, last, phone } = fit.segment;
    let ratio = 0;
    for (let t = first; t <= last; t++)
      ratio += logLikelihoodRatio(logPosteriors, logPriors, t, phone);
    return {
      mixture: fit,
      adapted: adapted[i]!,
      likelihoodRatio: ratio / fit.frames,
      logOdds: segmentLogOdds(net, inputs[i]!, phone),
    };
  });
}
