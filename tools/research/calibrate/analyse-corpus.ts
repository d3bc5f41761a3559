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

/** A recording of the corpus with everything that fitting reads again and again. */
export interface AnalysedUtterance {
  utterance: CorpusUtterance;
  recording: AnalysedRecording;
  source: PhoneNetSource;
  augmented: AugmentedTake[];
}

/** The same recording altered: nets learn from it, nothing is judged by it. */
interface AugmentedTake {
  source: PhoneNetSource;
  /** The frame of the recording that lies at a frame of the altered one; may lie outside. */
  original: (frame: number) => number;
}

/** Hears every recording that is long enough, as it is and altered. */
export async function analyseCorpus(
  model: AcousticModel,
  utterances: readonly CorpusUtterance[],
): Promise<AnalysedUtterance[]> {
  const random = seededRandom(9);
  const out: AnalysedUtterance[] = [];
  for (const [index, utterance] of utterances.entries()) {
    const pcm = await readWav16k(utterance.wav);
    const recording = openRecording(pcm)?.hear(model);
    if (!recording) continue;
    const take = (augmentation: Augmentation): AugmentedTake[] => {
      const one = openRecording(augment(pcm, augmentation, random))?.hear(model);
      if (!one) return [];
      const middle = (frame: number) => (frame + one.offset + 0.5) * augmentation.speed - 0.5;
      return [
        {
          source: toPhoneNetSource(one),
          original: (frame) => Math.round(middle(frame)) - recording.offset,
        },
      ];
    };
    const augmented = drawAugmentations(index).flatMap(take);
    out.push({ utterance, recording, source: toPhoneNetSource(recording), augmented });
    if (out.length % 60 === 0) console.log(`heard ${out.length} recordings`);
  }
  return out;
}

const toPhoneNetSource = ({ emissions, features, mask }: AnalysedRecording): PhoneNetSource =>
  phoneNetSource(emissions, features, mask);

/** The phone of each frame when the text is aligned with nothing left out; −1 when it cannot be. */
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
