import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { type AdaptedRecording, adaptToLearners } from '~/domain/speech/adapted-recording';
import type { LearnerNets } from '~/domain/speech/learner-nets';
import { type AnalysedUtterance, labelFrames } from './analyse-corpus';
import { type LabelledRecording, trainPhoneNet } from './train-phone-net';

/** Epochs over the recordings alone, and over them with their augmented copies. */
const EPOCHS = { first: 2, all: 3 };

/** Fits the phone net of all speakers, and adapts every recording by a net trained without its speaker.
 *  Labels come from the mixtures first, then from a first net, which gives better ones. */
export function fitPhoneNets(
  model: AcousticModel,
  corpus: readonly AnalysedUtterance[],
  folds: number,
  foldBySpeaker: (speaker: string) => number,
): { net: LearnerNets['phone']; adapted: Map<AnalysedUtterance, AdaptedRecording> } {
  const phones = model.phones.length;
  const provisionalLabels = corpus.map(({ utterance, recording, source }) => ({
    source,
    labels: labelFrames(model, utterance, recording.emissions),
  }));
  const first = trainPhoneNet(provisionalLabels, phones, 1, EPOCHS.first);
  console.log('trained a first net');
  const labelled = corpus.map((analysed) => ({
    analysed,
    recordings: labelTakes(model, analysed, first),
  }));
  const train = (speakers: typeof labelled, seed: number) =>
    trainPhoneNet(
      speakers.flatMap(({ recordings }) => recordings),
      phones,
      seed,
      EPOCHS.all,
    );
  const adapted = new Map<AnalysedUtterance, AdaptedRecording>();
  for (let fold = 0; fold < folds; fold++) {
    const inFold = ({ analysed }: (typeof labelled)[number]) =>
      foldBySpeaker(analysed.utterance.speaker) === fold;
    const net = train(
      labelled.filter((recording) => !inFold(recording)),
      2 + fold,
    );
    for (const { analysed } of labelled.filter(inFold))
      adapted.set(analysed, adaptToLearners(analysed.recording, net));
    console.log(`trained without fold ${fold}`);
  }
  return { net: train(labelled, 1), adapted };
}

/** Labels a recording and its augmented copies by a forced alignment on the net's emissions. */
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
        (_, t) => labels[take.toOriginalFrame(t)] ?? model.silence,
      ),
    })),
  ];
}
