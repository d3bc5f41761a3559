import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { type ExpertScoreModel, expertMeasurements } from '~/domain/speech/expert-measurements';
import { estimateExpertScores } from '~/domain/speech/expert-score';
import { textMeasurements, type WordModels } from '~/domain/speech/text-odds';
import type { TextEvidence } from '~/domain/speech/word-evidence';
import { fitEarWords } from './fit-ear-words';
import { type ExpertRow, fitExpertScores } from './fit-expert-scores';
import { fitLogistic, type LabelledRow } from './fit-logistic';
import { fitNearGains } from './fit-near-gains';
import { hasWrongSound, type RatedSample } from './rated-sample';
import type { SampleKind } from './trial-set';

/** Weights of the samples for words. Wrong texts have none: where all words are wrong, no word differs from
 *  the rest. */
const WEIGHTS: Readonly<Record<SampleKind, number>> = {
  right: 1,
  swapped: 1.5,
  several: 0.6,
  wrong: 0,
  near: 0.4,
};

/** The models that turn the evidence of the nets into scores. */
export interface ScoreModels {
  expert: ExpertScoreModel;
  words: WordModels;
}

/** Fits those without an ear one after the other, because each reads the estimates of the one before. */
export function fitScoreModels(model: AcousticModel, samples: readonly RatedSample[]): ScoreModels {
  const right = samples.filter(({ kind }) => kind === 'right');
  const expert = fitExpertModel(model, right);
  const nearGains = fitNearGains(
    right.flatMap((sample) =>
      sample.near.flatMap((gains, word) => (gains && !hasWrongSound(sample, word) ? gains : [])),
    ),
  );
  const rows = samples.flatMap((sample) => {
    const measured = WEIGHTS[sample.kind] > 0;
    return measured
      ? wordRows(sample, textMeasurements(evidenceOf(model, sample, expert), nearGains))
      : [];
  });
  const fitWords = (content: boolean) => fitLogistic(rows.filter((row) => row.content === content));
  return { expert, words: { content: fitWords(true), functionWord: fitWords(false), nearGains } };
}

/** Adds to models without an ear those that weigh it, fitted to what it hears of the same speakers.
 *  @param samples of which the ear has heard one at least */
export const fitEarModels = (
  model: AcousticModel,
  samples: readonly RatedSample[],
  { expert, words }: ScoreModels,
): ScoreModels & { words: Required<WordModels> } => {
  const ear = fitEarWords(samples, (sample) => evidenceOf(model, sample, expert), words);
  const { content, functionWord, nearGains } = words;
  return { expert, words: { content, functionWord, nearGains, ear } };
};

/** Fits the estimated expert scores to right readings. */
export const fitExpertModel = (
  model: AcousticModel,
  right: readonly RatedSample[],
): ExpertScoreModel => fitExpertScores(right.flatMap((sample) => expertRows(model, sample)));

/** The evidence of a sample in the scorer's form. */
export const evidenceOf = (
  model: AcousticModel,
  { phones, competitors, near, ear }: RatedSample,
  expert: ExpertScoreModel,
): TextEvidence => ({
  phones,
  competitors,
  near,
  ...(ear && { ear }),
  expertScores: estimateExpertScores(model, phones, expert),
});

function expertRows(model: AcousticModel, { speaker, phones }: RatedSample): ExpertRow[] {
  const measurements = expertMeasurements(phones);
  return phones.flatMap(({ mixture, score }, i): ExpertRow[] => {
    if (score === null) return [];
    return [{ speaker, phone: model.phones[mixture.segment.phone]!, x: measurements[i]!, score }];
  });
}

/** One row for each word that was said or exchanged. Left out are words in which experts hear a wrong sound, and words
 *  beside an exchanged one, which moves their boundaries. */
function wordRows(
  sample: RatedSample,
  measurements: readonly (number[] | null)[],
): (LabelledRow & { content: boolean })[] {
  const { kind, changed, competitors } = sample;
  return measurements.flatMap((x, word) => {
    const isChanged = changed.has(word);
    const isBesideChanged = changed.has(word - 1) || changed.has(word + 1);
    const isUsable =
      isChanged ||
      (kind === 'right' && !hasWrongSound(sample, word)) ||
      (kind === 'several' && !isBesideChanged);
    if (!x || !isUsable) return [];
    const content = competitors[word] !== null;
    return [{ x, right: !isChanged, weight: WEIGHTS[kind], content }];
  });
}
