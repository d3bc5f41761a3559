import { appendFile, readFile } from 'node:fs/promises';
import { analyseUtterance } from '~/domain/speech/score-utterance';
import { groupBy } from '~tools/research/calibrate/group-by';
import { readWav16k } from '~tools/research/experiment/wav';
import { openScorers, readScorerOptions, type ScorerOptions } from '../open-scorers';
import { sampleTrials } from '../speech-setting';
import { heardChanges, nameNearWords, shareRight } from './near-report';
import { type NearRow, nearRows, type ReadRow } from './near-rows';

const LIMITS = [50, 100, 200, 400, 800];
/** Log odds below which a word is refused, and below which it is not clear. */
const THRESHOLDS = { refused: -2, notClear: -0.7, all: Number.POSITIVE_INFINITY };
const MIN_OF_KIND = 5;

/** Benchmark of naming: where a near word is caught, is the word that was said the likeliest of its near words; and how
 *  often is a change that is heard in a reading one that experts hear?
 *
 *  npm run bench:near -- DIR --calibration=OUT --ear=MODE [--sample=N] [--rows=FILE]
 *
 *  DIR is that of `bench:speech`, with `labels.tsv`. The measurements are kept in `--rows`, one a line, and are read from
 *  there if it exists. Each candidate is rated by weights fitted to other speakers. The last line is one JSON object. */
async function main(args: readonly string[]): Promise<void> {
  const option = (name: string) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const folder = args.find((arg) => !arg.startsWith('--'));
  const scorers = readScorerOptions(args);
  if (!folder || !scorers.ear)
    throw new Error('npm run bench:near -- DIR --calibration=OUT --ear=MODE');
  const file = option('rows');
  const stored = file ? await readFile(file, 'utf8').catch(() => '') : '';
  const rows = stored
    ? stored
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as NearRow | ReadRow)
    : await measure(folder, Number(option('sample') ?? 0), scorers, file);
  const named = Object.fromEntries(nameNearWords(rows));
  console.log('near words caught, of these named by the likelihood, by the ear, by both');
  for (const [kind, { caught, ...right }] of Object.entries(named)) {
    const shares = Object.values(right).map((count) => percent(count / caught));
    console.log(`${kind.padEnd(8)} ${String(caught).padStart(5)} ${shares.join(' ')}`);
  }
  const changes = heardChanges(rows);
  for (const [name, below] of Object.entries(THRESHOLDS)) {
    const own = changes.filter(({ odds }) => odds < below);
    const shares = LIMITS.filter((limit) => limit <= own.length).map(
      (limit) => `${limit}: ${percent(shareRight(own.slice(0, limit)))}`,
    );
    console.log(`words ${name}, experts agree in the surest ${shares.join(', ')}`);
    for (const [change, list] of groupBy(own.slice(0, 200), (one) => one.change))
      if (list.length >= MIN_OF_KIND)
        console.log(`  ${change.padEnd(6)} ${list.length} ${percent(shareRight(list))}`);
  }
  const { all } = named;
  console.log(JSON.stringify({ nearWordNamed: all ? all.byBoth / all.caught : null, named }));
}

async function measure(
  folder: string,
  sample: number,
  scorers: ScorerOptions,
  file: string | undefined,
): Promise<(NearRow | ReadRow)[]> {
  const scorerOf = await openScorers(scorers);
  const { trials } = await sampleTrials(folder, sample);
  const rows: (NearRow | ReadRow)[] = [];
  for (const trial of trials) {
    const scorer = scorerOf(trial.utterance.speaker);
    const recording = analyseUtterance(scorer.model, await readWav16k(trial.utterance.wav));
    if (typeof recording === 'string') continue;
    const own = nearRows(scorer, recording, trial);
    rows.push(...own);
    if (file) await appendFile(file, own.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
  return rows;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

await main(process.argv.slice(2));
