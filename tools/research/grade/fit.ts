import { writeFile } from 'node:fs/promises';
import type { SentenceModel, TextModel } from '~/domain/grading/level-model';
import { sentenceFeatures } from '~/domain/grading/sentence-features';
import { seededRandom } from '~/domain/seeded-random';
import { shuffledIndices } from '~tools/research/experiment/shuffle';
import { type FeatureRow, fitSentences, predict } from './fit-sentences';
import { fitTexts } from './fit-texts';
import { readTriples } from './graded-texts';
import { type JudgedSentence, readJudgedSentences } from './judged-sentences';
import { quadraticKappa } from './kappa';
import { groupNearDuplicates } from './near-duplicates';
import { cutLevel } from './tune-thresholds';

const FOLDS = 5;
const OUT = 'src/domain/grading/data/grade-model.ts';

/** Fits the grading models to teachers' levels, and reports their quality on held-out sentences and texts.
 *
 *      npx tsx tools/research/grade/fit.ts TRAIN.tsv DEV.tsv DIR
 *
 *  The tables hold `sentence⇥A⇥B`; DIR holds NAME-ele.txt, NAME-int.txt and NAME-adv.txt. Writes
 *  `src/domain/grading/data/grade-model.ts` (format it). Only TRAIN and DIR are fitted; DEV is for evaluation.
 *  Deterministic: same files, same coefficients. Half a minute. */
async function main([train, dev, folder]: string[]): Promise<void> {
  if (!train || !dev || !folder)
    throw new Error('npx tsx tools/research/grade/fit.ts TRAIN.tsv DEV.tsv DIR');
  const judged = await read(train);
  const rows = judged.map(toRow);
  const foldByRow = assignFolds(judged.map(({ sentence }) => sentence.text));
  const { model, unseen } = fitSentences(rows, foldByRow);
  console.log('fold    sentences  kappa to A  to B   mean   teachers');
  for (let fold = 0; fold < FOLDS; fold++) {
    const heldOut = rows.flatMap((row, i) =>
      foldByRow[i] === fold ? [{ row, prediction: unseen[i]! }] : [],
    );
    report(String(fold + 1), heldOut, model.cuts);
  }
  report(
    'unseen',
    rows.map((row, i) => ({ row, prediction: unseen[i]! })),
    model.cuts,
  );
  const devRows = (await read(dev)).map(toRow);
  const devPredictions = predict(model, devRows);
  report(
    'dev',
    devRows.map((row, i) => ({ row, prediction: devPredictions[i]! })),
    model.cuts,
  );
  const { triples, skipped } = await readTriples(folder);
  for (const line of skipped) console.log(`skipped ${line}`);
  const texts = fitTexts(triples, model);
  console.log(`\n${triples.length} triples, in order unseen: ${texts.unseenInOrder.toFixed(3)}`);
  const names = Object.keys(sentenceFeatures(judged[0]!.sentence));
  await writeFile(OUT, toModelSource(names, model, texts.model));
}

async function read(file: string): Promise<JudgedSentence[]> {
  const { judged, skipped } = await readJudgedSentences(file);
  for (const line of skipped) console.log(`skipped ${line}`);
  return judged;
}

function toRow({ sentence, a, b }: JudgedSentence): FeatureRow {
  return { features: Object.values(sentenceFeatures(sentence)), a, b };
}

function assignFolds(texts: readonly string[]): number[] {
  const order = shuffledIndices(texts.length, seededRandom(5));
  return groupNearDuplicates(texts).map((group) => order[group]! % FOLDS);
}

function report(
  name: string,
  predicted: readonly { row: FeatureRow; prediction: number }[],
  cuts: readonly number[],
): void {
  const levels = predicted.map(({ prediction }) => cutLevel(prediction, cuts));
  const a = predicted.map(({ row }) => row.a);
  const b = predicted.map(({ row }) => row.b);
  const kappas = [quadraticKappa(levels, a), quadraticKappa(levels, b)];
  const cells = [...kappas, (kappas[0]! + kappas[1]!) / 2, quadraticKappa(a, b)];
  const counts = `${name.padEnd(7)} ${String(predicted.length).padStart(9)}  `;
  console.log(counts + cells.map((cell) => cell.toFixed(3).padStart(7)).join('  '));
}

function toModelSource(names: readonly string[], model: SentenceModel, texts: TextModel): string {
  return `import type { SentenceModel, TextModel } from '../level-model';

// Written by \`tools/research/grade/fit.ts\`: coefficients for CEFR-SP and OneStopEnglish; see NOTICE.md.

/** Names of the features of \`sentenceFeatures\`, in the order of the coefficients. */
export const FEATURE_NAMES: readonly string[] = ${JSON.stringify(names)};

export const SENTENCE_MODEL: SentenceModel = ${JSON.stringify(model)};

export const TEXT_MODEL: TextModel = ${JSON.stringify(texts)};
`;
}

await main(process.argv.slice(2));
