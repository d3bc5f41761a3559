import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { collectSegmentInputs, fitPhones, phoneEvidence } from '~/domain/speech/adapted-recording';
import { expertMeasurements } from '~/domain/speech/expert-measurements';
import { pronunciationIndices } from '~/domain/speech/reference';
import { analyseUtterance } from '~/domain/speech/score-utterance';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { pairPhones } from '~tools/research/experiment/expert-labels';
import { readWav16k } from '~tools/research/experiment/wav';
import type { ExpertRow } from './fit-expert-scores';

/** A phone that experts judged, and the values that told of it before there was an estimate of their score. */
export interface JudgedPhone extends ExpertRow {
  /** Number of its word among those of all readings. */
  word: number;
  goodness: number;
  odds: number;
}

/** The phones of every reading that experts judged and the scorer found, each with its measurements. */
export async function collectJudgedPhones(
  model: AcousticModel,
  utterances: readonly CorpusUtterance[],
): Promise<JudgedPhone[]> {
  const judged: JudgedPhone[] = [];
  let words = 0;
  for (const [index, utterance] of utterances.entries()) {
    const pcm = await readWav16k(utterance.wav);
    judged.push(...judgedPhones(model, pcm, utterance, words));
    words += utterance.words.length;
    if ((index + 1) % 50 === 0) console.error(`${index + 1} of ${utterances.length}`);
  }
  return judged;
}

function judgedPhones(
  model: AcousticModel,
  pcm: Float32Array,
  { words, expert, speaker }: CorpusUtterance,
  firstWord: number,
): JudgedPhone[] {
  const recording = analyseUtterance(model, pcm);
  if (typeof recording === 'string' || !expert || !model.nets) return [];
  const fits = fitPhones(model, recording, pronunciationIndices(model, words));
  if (!fits) return [];
  const inputs = collectSegmentInputs(model, recording, fits);
  const phones = phoneEvidence(recording, fits, inputs, model.nets.segment);
  const measurements = expertMeasurements(phones);
  const name = (i: number) => model.phones[phones[i]!.mixture.segment.phone]!;
  return expert.flatMap((labels, word) => {
    const places = phones.flatMap(({ mixture }, i) => (mixture.segment.word === word ? [i] : []));
    if (places.length === 0) return [];
    const pairs = pairPhones(labels.phones, places.map(name));
    return labels.scores.flatMap((score, k): JudgedPhone[] => {
      const place = places[pairs[k]!];
      if (place === undefined) return [];
      const { adapted, logOdds } = phones[place]!;
      return [
        {
          ...{ speaker, score, phone: name(place), x: measurements[place]! },
          ...{ word: firstWord + word, goodness: adapted.gop, odds: logOdds },
        },
      ];
    });
  });
}
