import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { LearnerNets } from '~/domain/speech/learner-nets';
import { type Attuned, attune } from '~/domain/speech/listen';
import { type HeardUtterance, labelFrames } from './hear-corpus';
import { type LabelledRecording, trainPhoneNet } from './train-phone-net';

/** Passes over the recordings alone, and over them with the altered ones. */
const EPOCHS = { first: 2, all: 3 };

/** The phone net of all speakers, and every recording as a net hears it that has not heard its
 *  speaker. Labels come from the mixtures first, then from a first net: they are better. */
export function fitPhoneNets(
  model: AcousticModel,
  corpus: readonly HeardUtterance[],
  folds: number,
  foldOf: (speaker: string) => number,
): { net: LearnerNets['phone']; attuned: Map<HeardUtterance, Attuned> } {
  const phones = model.phones.length;
  const rough = corpus.map(({ utterance, heard, source }) => ({
    source,
    labels: labelFrames(model, utterance, heard.emissions),
  }));
  const first = trainPhoneNet(rough, phones, 1, EPOCHS.first);
  console.log('trained a first net');
  const labelled = corpus.map((one) => ({ one, recordings: labelTakes(model, one, first) }));
  const train = (of: typeof labelled, seed: number) =>
    trainPhoneNet(
      of.flatMap(({ recordings }) => recordings),
      phones,
      seed,
      EPOCHS.all,
    );
  const attuned = new Map<HeardUtterance, Attuned>();
  for (let fold = 0; fold < folds; fold++) {
    const own = ({ one }: (typeof labelled)[number]) => foldOf(one.utterance.speaker) === fold;
    const net = train(
      labelled.filter((recording) => !own(recording)),
      2 + fold,
    );
    for (const { one } of labelled.filter(own)) attuned.set(one, attune(one.heard, net));
    console.log(`trained without fold ${fold}`);
  }
  return { net: train(labelled, 1), attuned };
}

/** A recording and its altered takes with the labels that a net helps to find. */
function labelTakes(
  model: AcousticModel,
  { utterance, heard, source, altered }: HeardUtterance,
  net: LearnerNets['phone'],
): LabelledRecording[] {
  const labels = labelFrames(model, utterance, attune(heard, net).emissions);
  return [
    { source, labels },
    ...altered.map((take) => ({
      source: take.source,
      labels: Int16Array.from(
        { length: take.source.frames },
        (_, t) => labels[take.original(t)] ?? model.silence,
      ),
    })),
  ];
}
