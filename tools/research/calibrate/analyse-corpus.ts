import { seededRandom } from '~/domain/seeded-random';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { align } from '~/domain/speech/alignment';
import { buildGraph } from '~/domain/speech/alignment-graph';
import type { Emissions } from '~/domain/speech/emissions';
import { type PhoneNetSource, phoneNetSource } from '~/domain/speech/phone-net';
import { type AnalysedRecording, openRecording } from '~/domain/speech/recording';
import { pronunciationIndices } from '~/domain/speech/reference';
import { type CorpusUtterance, readCorpus } from '~tools/research/experiment/corpus';
import { isWrongSound, pairPhones } from '~tools/research/experiment/expert-labels';
import { readWav16k } from '~tools/research/experiment/wav';
import { type Augmentation, augment, drawAugmentations } from './augment';

/** A recording of the corpus with its analysis, which the fits read repeatedly. */
export interface AnalysedUtterance {
  utterance: CorpusUtterance;
  recording: AnalysedRecording;
  source: PhoneNetSource;
  augmented: AugmentedTake[];
}

/** An augmented copy of a recording: for training only, not for evaluation. */
interface AugmentedTake {
  source: PhoneNetSource;
  /** The frame of the original recording for each frame of the copy; it may lie outside. */
  originalFrames: Int32Array;
}

/** Seed of the copy's noise; each recording adds its index. */
const NOISE_SEED = 9000;

/** The measurable recordings of a folder, in the order of its table. */
export async function listRecordings(folder: string): Promise<CorpusUtterance[]> {
  const { utterances, skipped } = await readCorpus(folder);
  for (const line of skipped) console.error(`skipped ${line}`);
  return utterances;
}

/** Analyses a recording and its augmented copies; null for one that is too short.
 *  @param index of the recording in its corpus, which determines the augmentations */
export async function analyseRecording(
  model: AcousticModel,
  utterance: CorpusUtterance,
  index: number,
): Promise<AnalysedUtterance | null> {
  const random = seededRandom(NOISE_SEED + index);
  const pcm = await readWav16k(utterance.wav);
  const recording = openRecording(pcm)?.hear(model);
  if (!recording) return null;
  const take = (augmentation: Augmentation): AugmentedTake[] => {
    const altered = openRecording(augment(pcm, augmentation, random))?.hear(model);
    if (!altered) return [];
    const middle = (frame: number) => (frame + altered.offset + 0.5) * augmentation.speed - 0.5;
    const originalFrames = Int32Array.from(
      { length: altered.emissions.frames },
      (_, frame) => Math.round(middle(frame)) - recording.offset,
    );
    return [{ source: toPhoneNetSource(altered), originalFrames }];
  };
  const augmented = drawAugmentations(index).flatMap(take);
  return { utterance, recording, source: toPhoneNetSource(recording), augmented };
}

const toPhoneNetSource = ({ emissions, features, mask }: AnalysedRecording): PhoneNetSource =>
  phoneNetSource(emissions, features, mask);

/** The phone of each frame by a forced alignment of the whole text; −1 where there is none, and where experts
 *  hear a wrong sound. */
export function labelFrames(
  model: AcousticModel,
  utterance: CorpusUtterance,
  emissions: Emissions,
): Int16Array {
  const never = Number.NEGATIVE_INFINITY;
  const words = pronunciationIndices(model, utterance.words);
  const graph = buildGraph(model, words, { pause: -2, skipPhone: never, stopPhone: never });
  const labels = new Int16Array(emissions.frames).fill(-1);
  const segments = align(graph, emissions)?.segments ?? [];
  const scores = expertScores(model, utterance, segments);
  segments.forEach(({ phone, first, last }, i) => {
    const score = scores[i];
    if (score == null || !isWrongSound(score)) labels.fill(phone, first, last + 1);
  });
  return labels;
}

/** The experts' score of each aligned phone; null without a counterpart.
 *  @param segments with the index of their word (below 0: none) and their phone */
export function expertScores(
  model: AcousticModel,
  { expert }: Pick<CorpusUtterance, 'expert'>,
  segments: readonly { word: number; phone: number }[],
): (number | null)[] {
  const scores = segments.map((): number | null => null);
  expert?.forEach((judged, word) => {
    const places = segments.flatMap((segment, i) => (segment.word === word ? [i] : []));
    const names = places.map((i) => model.phones[segments[i]!.phone]!);
    pairPhones(names, judged.phones).forEach((pair, k) => {
      if (pair >= 0) scores[places[k]!] = judged.scores[pair]!;
    });
  });
  return scores;
}
