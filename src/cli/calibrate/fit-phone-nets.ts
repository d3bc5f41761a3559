import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { LearnerNets } from '~/domain/speech/learner-nets';
import { type Attuned, attune } from '~/domain/speech/listen';
import { type HeardUtterance, labelFrames } from './hear-corpus';
import { trainPhoneNet } from './train-phone-net';

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
  const first = trainPhoneNet(rough, phones, 1);
  console.log('trained a first net');
  const labelled = corpus.map((one) => ({
    one,
    source: one.source,
    labels: labelFrames(model, one.utterance, attune(one.heard, first).emissions),
  }));
  const attuned = new Map<HeardUtterance, Attuned>();
  for (let fold = 0; fold < folds; fold++) {
    const own = ({ one }: (typeof labelled)[number]) => foldOf(one.utterance.speaker) === fold;
    const net = trainPhoneNet(
      labelled.filter((recording) => !own(recording)),
      phones,
      2 + fold,
    );
    for (const { one } of labelled.filter(own)) attuned.set(one, attune(one.heard, net));
    console.log(`trained without fold ${fold}`);
  }
  return { net: trainPhoneNet(labelled, phones, 1), attuned };
}
