import { writeFile } from 'node:fs/promises';
import { servedModel } from '~tools/research/experiment/served-model';
import { readWav16k } from '~tools/research/experiment/wav';
import { type AdviceRow, adviceRows } from './advice-rows';
import {
  type AdviceFigure,
  adviceFigures,
  adviceSource,
  deriveAdvice,
  heldOutShare,
  RIGHT_UP_TO,
} from './advice-table';
import { sampleUtterances } from './speech-setting';

const TABLE = 'src/domain/speech/advice-thresholds.ts';
const FIGURES = 'docs/measure/advice.json';
const DEFAULT_SAMPLE = 0;

/** Benchmark of the advice on sounds beside experts: how often each kind is given, and how often they hear something to
 *  better in the same phone.
 *
 *      npm run bench:advice -- DIR [--sample=N] [--write]
 *
 *  DIR is that of `bench:speech`, with `labels.tsv`. `N` recordings are drawn with a seed; 0, the default, takes all. One
 *  process, which `nice` keeps from others' way. `--write` writes the thresholds at which the scorer gives advice. */
async function main(args: readonly string[]): Promise<void> {
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (!folder) throw new Error('Which folder? npm run bench:advice -- DIR [--sample=N] [--write]');
  const sample = Number(
    args.find((arg) => arg.startsWith('--sample='))?.split('=')[1] ?? DEFAULT_SAMPLE,
  );
  if (!Number.isInteger(sample) || sample < 0) throw new Error('--sample is no number.');
  const model = await servedModel();
  const { utterances } = await sampleUtterances(folder, sample);
  const judged = utterances.filter(({ expert }) => expert);
  const rows: AdviceRow[] = [];
  for (const [index, utterance] of judged.entries()) {
    rows.push(...adviceRows(model, await readWav16k(utterance.wav), utterance));
    if ((index + 1) % 50 === 0) console.error(`${index + 1} of ${judged.length}`);
  }
  const figures = deriveAdvice(rows);
  report(rows, figures, judged.length);
  if (args.includes('--write')) {
    await writeFile(TABLE, adviceSource(figures));
    await writeFile(FIGURES, adviceFigures(figures, judged.length));
  }
}

function report(rows: readonly AdviceRow[], figures: readonly AdviceFigure[], recordings: number) {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`.padStart(6);
  const speakers = new Set(rows.map(({ speaker }) => speaker)).size;
  console.log(`${recordings} recordings of ${speakers} speakers`);
  console.log(
    `kind, candidates, below, given; experts at 0.5, at 1, at ${RIGHT_UP_TO} or less (never: of all)`,
  );
  for (const { kind, candidates, below, fired, wrong, poor, right } of figures) {
    const limit = below === null ? 'never' : below.toFixed(2);
    const shares = [wrong, poor, right].map(percent).join('');
    console.log(
      `${kind.padEnd(24)}${String(candidates).padStart(6)}${limit.padStart(8)}${String(fired).padStart(6)}${shares}`,
    );
  }
  const fired = figures.reduce((sum, figure) => sum + figure.fired, 0);
  const right = figures.reduce((sum, figure) => sum + figure.right * figure.fired, 0);
  const before = rows.filter(({ expert }) => expert <= RIGHT_UP_TO).length;
  const held = heldOutShare(rows);
  const json = {
    ...{ recordings, candidates: rows.length, candidatesRight: before / (rows.length || 1) },
    ...{ fired, right: right / (fired || 1), heldOutFired: held.fired, heldOutRight: held.right },
  };
  console.log(
    JSON.stringify(json, (_, value) =>
      typeof value === 'number' ? Number(value.toFixed(4)) : value,
    ),
  );
}

await main(process.argv.slice(2));
