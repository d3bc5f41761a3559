import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { align } from '~/domain/speech/alignment';
import { buildGraph } from '~/domain/speech/alignment-graph';
import type { Emissions } from '~/domain/speech/emissions';
import { type PhoneNetSource, phoneNetSource } from '~/domain/speech/phone-net';
import { type AnalysedRecording, openRecording } from '~/domain/speech/recording';
import { pronunciationIndices } from '~/domain/speech/reference';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { seededRandom } from '~tools/research/experiment/seeded-random';
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
  /** Maps a frame of the augmented recording to a frame of the original one, which may lie outside. */
  toOriginalFrame: (frame: number) => number;
}

/** Analyses every recording that is long enough, and its augmented copies. */
export async function analyseCorpus(
  model: AcousticModel,
  utterances: readonly CorpusUtterance[],
): Promise<AnalysedUtterance[]> {
  const random = seededRandom(9);
  const analysed: AnalysedUtterance[] = [];
  for (const [index, utterance] of utterances.entries()) {
    const pcm = await readWav16k(utterance.wav);
    const recording = openRecording(pcm)?.hear(model);
    if (!recording) continue;
    const take = (augmentation: Augmentation): AugmentedTake[] => {
      const altered = openRecording(augment(pcm, augmentation, random))?.hear(model);
      if (!altered) return [];
      const middle = (frame: number) => (frame + altered.offset + 0.5) * augmentation.speed - 0.5;
      return [
        {
          source: toPhoneNetSource(altered),
          toOriginalFrame: (frame) => Math.round(middle(frame)) - recording.offset,
        },
      ];
    };
    const augmented = drawAugmentations(index).flatMap(take);
    analysed.push({ utterance, recording, source: toPhoneNetSource(recording), augmented });
    if (analysed.length % 60 === 0) console.log(`analysed ${analysed.length} recordings`);
  }
  return analysed;
}

const toPhoneNetSource = ({ emissions, features, mask }: AnalysedRecording): PhoneNetSource =>
  phoneNetSource(emissions, features, mask);

/** The phone of each frame by a forced alignment of the whole text; −1 where there is none. */
export function labelFrames(
  model: AcousticModel,
  utterance: CorpusUtterance,
  emissions: Emissions,
): Int16Array {
  const never = Number.NEGATIVE_INFINITY;
  const words = pronunciationIndices(model, utterance.words);
  const graph = buildGraph(model, words, { pause: -2, skipPhone: never, stopPhone: never });
  const labels = new Int16Array(emissions.frames).fill(-1);
  for (const { phone, first, last } of align(graph, emissions)?.segments ?? [])
    labels.fill(phone, first, last + 1);
  return labels;
}
