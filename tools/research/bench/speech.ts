import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { scoreUtterance } from '~/domain/speech/score-utterance';
import { auc, detectionRateAt, equalErrorRate } from '~tools/research/experiment/rates';
import type { Trial } from '~tools/research/experiment/trials';
import { readWav16k } from '~tools/research/experiment/wav';
import { runSharded } from './run-sharded';
import type { Outcome } from './speech-outcome';
import { sampleTrials, servedModel } from './speech-setting';

/** Default size of the sample: more takes over a quarter of an hour on two cores. */
const DEFAULT_MAX_UTTERANCES = 2000;
/** Number of recordings whose scoring is timed, and of those before that are not. */
const TIMED = 24;
const WARM_UP = 4;

/** Benchmark of the scorer on a corpus of recordings: how well it distinguishes spoken from other words.
 *
 *      npm run bench:speech -- DIR [--sample=N]
 *
 *  DIR holds `utterances.tsv` (utterance, speaker, …, text) and 16 kHz WAVs. Each recording is scored
 *  against its text, a wrong text of about the same length, and its text with one content word of
 *  three phones or more exchanged. From a larger corpus 2,000 utterances are drawn with a seed; `N` draws
 *  another number, 0 takes all. Texts with a word that has no pronunciation and recordings that are missing
 *  or no 16 kHz WAV are reported and skipped. Times are those of one process alone, before the trials are
 *  distributed over the cores. The last line is one JSON object; rates are fractions. */
async function main(args: readonly string[]): Promise<void> {
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (!folder) throw new Error('Which folder? npm run bench:speech -- DIR [--sample=N]');
  const sample = args.find((arg) => arg.startsWith('--sample='))?.split('=')[1];
  const maxUtterances = sample === undefined ? DEFAULT_MAX_UTTERANCES : Number(sample);
  if (!Number.isInteger(maxUtterances) || maxUtterances < 0)
    throw new Error(`--sample=${sample} is no number.`);

  const began = performance.now();
  const model = await servedModel();
  const modelLoadMs = performance.now() - began;
  const { trials, skipped } = await sampleTrials(folder, maxUtterances);
  for (const line of skipped) console.log(`skipped ${line}`);

  const msPerSecond = await timeScoring(model, trials);
  const rssMb = process.memoryUsage().rss / 2 ** 20;
  const step = Math.ceil(trials.length / 20);
  const outcomes = await runSharded(folder, maxUtterances, trials.length, (done) => {
    if (done % step === 0) console.error(`${done} of ${trials.length}`);
  });
  const speakers = new Set(trials.map(({ utterance }) => utterance.speaker)).size;
  report(outcomes, { speakers, msPerSecond, modelLoadMs, rssMb });
}

/** Scoring time for a second of audio, ms: the mean over recordings from short to long. */
async function timeScoring(model: AcousticModel, trials: readonly Trial[]): Promise<number> {
  const stride = Math.max(1, Math.floor(trials.length / TIMED));
  const timed = trials.filter((_, i) => i % stride === 0).slice(0, TIMED);
  let milliseconds = 0;
  let seconds = 0;
  for (const [i, { utterance }] of [...timed.slice(0, WARM_UP), ...timed].entries()) {
    const pcm = await readWav16k(utterance.wav);
    const began = performance.now();
    scoreUtterance(model, pcm, utterance.words);
    if (i < WARM_UP) continue;
    milliseconds += performance.now() - began;
    seconds += pcm.length / 16_000;
  }
  return milliseconds / seconds;
}

function report(
  outcomes: readonly Outcome[],
  measured: { speakers: number; msPerSecond: number; modelLoadMs: number; rssMb: number },
): void {
  const swaps = outcomes.flatMap(({ swapped }) => swapped ?? []);
  const unchanged = swaps.flatMap((swap) => swap.unchanged);
  const changed = swaps.map((swap) => swap.changed);
  const passRate = (scores: readonly { passed: boolean }[]) =>
    scores.filter(({ passed }) => passed).length / scores.length;
  const figures = {
    utterances: outcomes.length,
    speakers: measured.speakers,
    sentenceEer: equalErrorRate(
      outcomes.map(({ right }) => right.fit),
      outcomes.map(({ wrong }) => wrong.fit),
    ),
    swapAuc: auc(unchanged, changed),
    swapCaughtAt10: detectionRateAt(0.1, unchanged, changed),
    passCorrect: passRate(outcomes.map(({ right }) => right)),
    passSwapped: passRate(swaps),
    msPerSecond: measured.msPerSecond,
    modelLoadMs: measured.modelLoadMs,
    rssMb: measured.rssMb,
  };
  const percent = (fraction: number) => `${(100 * fraction).toFixed(1)} %`;
  console.log(`${figures.utterances} recordings of ${figures.speakers} speakers`);
  console.log(`right or wrong sentence, equal error rate   ${percent(figures.sentenceEer)}`);
  console.log(`exchanged word, area under the curve        ${figures.swapAuc.toFixed(3)}`);
  console.log(`exchanged words caught at 10 % false alarm  ${percent(figures.swapCaughtAt10)}`);
  console.log(`right utterances that pass                  ${percent(figures.passCorrect)}`);
  console.log(`utterances with an exchanged word that pass ${percent(figures.passSwapped)}`);
  console.log(`time for a second of audio                  ${figures.msPerSecond.toFixed(0)} ms`);
  console.log(`time to load the model                      ${figures.modelLoadMs.toFixed(0)} ms`);
  console.log(`memory                                      ${figures.rssMb.toFixed(0)} MB`);
  const rounded = Object.entries(figures).map(([name, figure]) => [
    name,
    Number(figure.toFixed(4)),
  ]);
  console.log(JSON.stringify(Object.fromEntries(rounded)));
}

await main(process.argv.slice(2));
