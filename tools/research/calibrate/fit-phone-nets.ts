import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { type AdaptedRecording, adaptToLearners } from '~/domain/speech/adapted-recording';
import type { LearnerNets } from '~/domain/speech/learner-nets';
import { type AnalysedUtterance, labelFrames } from './analyse-corpus';
import { type LabelledRecording, trainPhoneNet } from './train-phone-net';

/** Passes over the recordings alone, and over them with the altered ones. */
const EPOCHS = { first: 2, all: 3 };

/** The phone net of all speakers, and every recording as a net hears it that has not heard its
 *  speaker. Labels come from the mixtures first, then from a first net: they are better. */
export function fitPhoneNets(
  model: AcousticModel,
  corpus: readonly AnalysedUtterance[],
  folds: number,
  foldBySpeaker: (speaker: string) => number,
): { net: LearnerNets['phone']; attuned: Map<AnalysedUtterance, AdaptedRecording> } {
  const phones = model.phones.length;
  const provisionalLabels = corpus.map(({ utterance, recording, source }) => ({
    source,
    labels: labelFrames(model, utterance, recording.emissions),
  }));
  const first = trainPhoneNet(provisionalLabels, phones, 1, EPOCHS.first);
  console.log('trained a first net');
  const labelled = corpus.map((one) => ({ one, recordings: labelTakes(model, one, first) }));
  const train = (of: typeof labelled, seed: number) =>
    trainPhoneNet(
      of.flatMap(({ recordings }) => recordings),
      phones,
      seed,
      EPOCHS.all,
    );
  const adapted = new Map<AnalysedUtterance, AdaptedRecording>();
  for (let fold = 0; fold < folds; fold++) {
    const own = ({ one }: (typeof labelled)[number]) =>
      foldBySpeaker(one.utterance.speaker) === fold;
    const net = train(
      labelled.filter((recording) => !own(recording)),
      2 + fold,
    );
    for (const { one } of labelled.filter(own))
      adapted.set(one, adaptToLearners(one.recording, net));
    console.log(`trained without fold ${fold}`);
  }
  return { net: train(labelled, 1), attuned: adapted };
}

/** A recording and its altered takes with the labels that a net helps to find. */
function labelTakes(
  model: AcousticModel,
  { utterance, recording, source, augmented }: AnalysedUtterance,
  net: LearnerNets['phone'],
): LabelledRecording[] {
  const labels = labelFrames(model, utterance, adaptToLearners(recording, net).emissions);
  return [
    { source, labels },
    ...augmented.map((take) => ({
      source: take.source,
      labels: Int16Array.from(
        { length: take.source.frames },
        (_, t) => labels[take.original(t)] ?? model.silence,
      ),
    })),
  ];
}
