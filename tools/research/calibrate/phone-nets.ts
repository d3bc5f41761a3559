import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { adaptToLearners } from '~/domain/speech/adapted-recording';
import type { LearnerNets } from '~/domain/speech/learner-nets';
import { type AnalysedUtterance, labelFrames } from './analyse-corpus';
import { type LabelledRecording, trainPhoneNet } from './train-phone-net';

/** Epochs over the recordings alone, and over them with their augmented copies. */
const EPOCHS = { first: 2, all: 3 };

/** The phone of each frame, by utterance. */
export type FrameLabels = Map<string, Int16Array>;

/** Labels the frames of all recordings: by the mixtures first, then by a first net, which gives better ones. */
export function labelCorpus(
  model: AcousticModel,
  corpus: readonly AnalysedUtterance[],
): FrameLabels {
  const provisional = corpus.map(({ utterance, recording, source }) => ({
    source,
    labels: labelFrames(model, utterance, recording.emissions),
  }));
  const first = trainPhoneNet(provisional, model.phones.length, 1, EPOCHS.first);
  return new Map(
    corpus.map(({ utterance, recording }) => [
      utterance.id,
      labelFrames(model, utterance, adaptToLearners(recording, first).emissions),
    ]),
  );
}

/** Trains a phone net on recordings and their augmented copies. */
export function fitPhoneNet(
  model: AcousticModel,
  corpus: readonly AnalysedUtterance[],
  labels: FrameLabels,
  seed: number,
): LearnerNets['phone'] {
  const recordings = corpus.flatMap(({ utterance, source, augmented }): LabelledRecording[] => {
    const own = labels.get(utterance.id)!;
    const copies = augmented.map((take) => ({
      source: take.source,
      labels: Int16Array.from(take.originalFrames, (frame) => own[frame] ?? model.silence),
    }));
    return [{ source, labels: own }, ...copies];
  });
  return trainPhoneNet(recordings, model.phones.length, seed, EPOCHS.all);
}
