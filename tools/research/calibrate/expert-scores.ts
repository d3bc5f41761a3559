import { writeFile } from 'node:fs/promises';
import { standardError } from '~tools/research/experiment/bootstrap';
import { readCorpus } from '~tools/research/experiment/corpus';
import { isWrongSound } from '~tools/research/experiment/expert-labels';
import { auc, correlation, detectionRateAt } from '~tools/research/experiment/rates';
import { servedModel } from '~tools/research/experiment/served-model';
import { collectJudgedPhones, type JudgedPhone } from './expert-readings';
import { expertScoreModelSource, fitExpertScores } from './fit-expert-scores';
import { speakerFolds } from './folds';

const FOLDS = 5;
const FALSE_ALARM = 0.1;
const MODEL = 'src/domain/speech/expert-score-model.ts';

type Valued = JudgedPhone & { value: number };

/** Fits the estimate of experts' scores to the labels of a folder, and compares it by folds of speakers with what
 *  told of a phone before.
 *
 *      npx tsx tools/research/calibrate/expert-scores.ts DIR
 *
 *  DIR is that of `bench:speech`, with `labels.tsv`; take recordings that the nets were not trained on, whose odds
 *  are too sure of themselves. Writes `src/domain/speech/expert-score-model.ts` (format it). Deterministic. */
async function main([folder]: string[]): Promise<void> {
  if (!folder) throw new Error('npx tsx tools/research/calibrate/expert-scores.ts DIR');
  const { utterances, skipped } = await readCorpus(folder);
  for (const line of skipped) console.log(`skipped ${line}`);
  const phones = await collectJudgedPhones(await servedModel(), utterances);
  if (phones.length === 0) throw new Error(`${folder} has no labels of experts.`);
  const folds = speakerFolds(
    phones.map(({ speaker }) => speaker),
    FOLDS,
  );
  const foldOf = ({ speaker }: JudgedPhone) => folds.get(speaker)!;
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    fitExpertScores(phones.filter((phone) => foldOf(phone) !== fold)),
  );
  const estimate = (phone: JudgedPhone) => {
    const { bias, weights, offsets } = models[foldOf(phone)]!;
    const score = phone.x.reduce((sum, value, i) => sum + value * weights[i]!, bias);
    return Math.max(0, Math.min(2, score + (offsets[phone.phone] ?? 0)));
  };
  console.log(`${phones.length} phones of ${folds.size} speakers, ${utterances.length} recordings`);
  console.log('correlation by phone; wrong sounds, AUC; words with one: AUC, caught at 10 %');
  report('goodness', phones, ({ goodness }) => goodness);
  report('log odds', phones, ({ odds }) => odds);
  report('estimate, other speakers', phones, estimate);
  await writeFile(MODEL, expertScoreModelSource(fitExpertScores(phones)));
}

/** Prints each figure with its standard error over speakers. */
function report(
  label: string,
  phones: readonly JudgedPhone[],
  getValue: (phone: JudgedPhone) => number,
): void {
  const words = new Map<number, Valued[]>();
  for (const phone of phones)
    words.set(phone.word, [...(words.get(phone.word) ?? []), { ...phone, value: getValue(phone) }]);
  const speakers = [...new Set(phones.map(({ speaker }) => speaker))];
  const bySpeaker = speakers.map((speaker) =>
    [...words.values()].filter(([first]) => first!.speaker === speaker),
  );
  const figures = [phoneCorrelation, wrongPhoneAuc, wrongWordAuc, wrongWordsCaught].map(
    (figure) =>
      `${figure(bySpeaker.flat()).toFixed(3)} ± ${standardError(bySpeaker, figure).toFixed(3)}`,
  );
  console.log(`${label.padEnd(28)}${figures.join('   ')}`);
}

const phoneCorrelation = (words: readonly Valued[][]): number =>
  correlation(
    words.flat().map(({ value }) => value),
    words.flat().map(({ score }) => score),
  );

function wrongPhoneAuc(words: readonly Valued[][]): number {
  const values = (wrong: boolean) =>
    words.flat().flatMap(({ score, value }) => (isWrongSound(score) === wrong ? [value] : []));
  return auc(values(false), values(true));
}

/** The least value of each word, apart by whether it holds a wrong sound. */
const leastValues = (words: readonly Valued[][], wrong: boolean): number[] =>
  words
    .filter((word) => word.some(({ score }) => isWrongSound(score)) === wrong)
    .map((word) => Math.min(...word.map(({ value }) => value)));

const wrongWordAuc = (words: readonly Valued[][]): number =>
  auc(leastValues(words, false), leastValues(words, true));

const wrongWordsCaught = (words: readonly Valued[][]): number =>
  detectionRateAt(FALSE_ALARM, leastValues(words, false), leastValues(words, true));

await main(process.argv.slice(2));
