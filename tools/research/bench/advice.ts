import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { analyseUtterance } from '~/domain/speech/score-utterance';
import { readWav16k } from '~tools/research/experiment/wav';
import { writeMeasured } from '~tools/research/experiment/write-measured';
import { reportAdvice } from './advice-report';
import { type AdviceRow, adviceRows, adviseWords } from './advice-rows';
import { adviceFigures, adviceSource, deriveAdvice } from './advice-table';
import { type NearNaming, nearNamings } from './near-naming';
import { type BenchScorer, openScorers, readScorerOptions } from './open-scorers';
import { sampleTrials } from './speech-setting';

const TABLE = 'src/domain/speech/advice-thresholds.ts';
const FIGURES = 'docs/measure/advice.json';

/** The measurements before any threshold. */
interface Measured {
  recordings: number;
  rows: AdviceRow[];
  near: NearNaming[];
}

/** Benchmark of the advice on sounds beside experts: how often each kind is given, and how often the experts hear
 *  something to improve in the same phone.
 *
 *  npm run bench:advice -- DIR [--calibration=OUT [--ear=MODE]] [--sample=N] [--rows=FILE] [--write]
 *
 *  DIR is that of `bench:speech`, with `labels.tsv`. With the folder OUT of a calibration of the same recordings
 *  each speaker is scored by the nets and estimates of a fold that was trained without them; without it no speaker
 *  of DIR may be in the training set of the served nets. `--ear` asks the ear, too. `N` recordings are drawn with a seed; 0, the default, takes
 *  all. It is one process; run it with `nice` beside other work. `--rows=FILE` reads the measurements from a file if
 *  it exists, and writes them there otherwise. `--write` writes the thresholds at which the scorer gives advice. */
async function main(args: readonly string[]): Promise<void> {
  const option = (name: string) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (!folder)
    throw new Error('The folder is missing: npm run bench:advice -- DIR [--calibration=OUT]');
  const sample = Number(option('sample') ?? 0);
  if (!Number.isInteger(sample) || sample < 0) throw new Error('--sample is no number.');
  const file = option('rows');
  const isMeasured = file !== undefined && existsSync(file);
  const measured: Measured = isMeasured
    ? JSON.parse(await readFile(file, 'utf8'))
    : await measure(folder, sample, await openScorers(readScorerOptions(args)));
  if (file && !isMeasured) await writeFile(file, JSON.stringify(measured));
  const { recordings, rows, near } = measured;
  const figures = deriveAdvice(rows);
  const outcome = reportAdvice(recordings, rows, figures, near);
  if (!args.includes('--write')) return;
  await writeFile(TABLE, adviceSource(figures));
  await writeFile(FIGURES, adviceFigures(figures, { recordings, ...outcome }));
  const { speakers, otherSpeakers } = outcome;
  if (otherSpeakers.right > 0)
    await writeMeasured('advice', { recordings, speakers, right: otherSpeakers.right });
}

async function measure(
  folder: string,
  sample: number,
  scorerOf: (speaker: string) => BenchScorer,
): Promise<Measured> {
  const { trials } = await sampleTrials(folder, sample);
  const judged = trials.filter(({ utterance }) => utterance.expert);
  const measured: Measured = { recordings: judged.length, rows: [], near: [] };
  for (const [index, trial] of judged.entries()) {
    const { utterance } = trial;
    const scorer = scorerOf(utterance.speaker);
    const recording = analyseUtterance(scorer.model, await readWav16k(utterance.wav));
    if (typeof recording === 'string') continue;
    const advise = (words: typeof utterance.words) => adviseWords(scorer, recording, words);
    measured.rows.push(...adviceRows(advise(utterance.words), utterance));
    measured.near.push(...nearNamings(trial, advise));
    if ((index + 1) % 50 === 0) console.error(`${index + 1} of ${judged.length}`);
  }
  return measured;
}

await main(process.argv.slice(2));
