import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { scoreUtterance } from '~/domain/speech/score-utterance';
import { servedModel } from '~tools/research/experiment/served-model';
import type { Trial } from '~tools/research/experiment/trials';
import { readWav16k } from '~tools/research/experiment/wav';
import { runSharded } from './run-sharded';
import { expertFigures, speechFigures } from './speech-figures';
import type { Outcome } from './speech-outcome';
import { sampleTrials } from './speech-setting';

/** Default size of the sample: more takes over a quarter of an hour on two cores. */
const DEFAULT_MAX_UTTERANCES = 2000;
/** Number of recordings whose scoring is timed, and of untimed ones before them. */
const TIMED = 24;
const WARM_UP = 4;

/** Benchmark of the scorer on a corpus of recordings: how well it distinguishes spoken from other words.
 *
 *      npm run bench:speech -- DIR [--sample=N]
 *
 *  DIR holds `utterances.tsv` (utterance, speaker, …, text) and 16 kHz WAVs. Each recording is scored
 *  against its text, a wrong text of about the same length, its text with one content word of three phones or
 *  more exchanged, and with each content word in turn exchanged by a near word. With `labels.tsv` in DIR
 *  (`expert-labels.ts`) it is compared with what experts heard. Each figure is defined in
 *  `speech-figures.ts`. From a larger corpus 2,000 utterances are drawn with a seed; `N` draws
 *  another number, 0 takes all. Texts with a word that has no pronunciation and recordings that are missing
 *  or no 16 kHz WAV are reported and skipped. Times are those of one process alone, before the trials are
 *  distributed over the cores. The last line is one JSON object; rates are fractions. */
async function main(args: readonly string[]): Promise<void> {
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (!folder) throw new Error('The folder is missing: npm run bench:speech -- DIR [--sample=N]');
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
  const { speakers, ...costs } = measured;
  const scored = speechFigures(outcomes);
  const judged = expertFigures(outcomes);
  console.log(`${outcomes.length} recordings of ${speakers} speakers`);
  const line = (label: string, value: string) => console.log(`${label.padEnd(58)} ${value}`);
  const percent = (fraction: number) => `${(100 * fraction).toFixed(1)} %`;
  line('right or wrong sentence, equal error rate', percent(scored.sentenceEer));
  line('exchanged word, area under the curve', scored.swapAuc.toFixed(3));
  line('exchanged words caught at 10 % false alarm', percent(scored.swapCaughtAt10));
  line('right utterances that pass', percent(scored.passCorrect));
  line('right utterances that are almost a pass', percent(scored.almostCorrect));
  line('utterances with an exchanged word that pass', percent(scored.passSwapped));
  line('near word, area under the curve', scored.nearWordAuc.toFixed(3));
  line('near words caught at 10 % false alarm', percent(scored.nearWordCaughtAt10));
  line('near words whose right sound is named', percent(scored.nearWordNamed));
  if (judged) {
    line('experts hear no wrong sound: utterances that pass', percent(judged.expertRightPass));
    line('… that are almost a pass', percent(judged.expertRightAlmost));
    line('… with an exchanged word', percent(judged.expertRightSwappedPass));
    line('correlation with experts by phone', judged.phoneCorrelation.toFixed(3));
    line('… by word', judged.wordCorrelation.toFixed(3));
    line('… by sentence', judged.sentenceCorrelation.toFixed(3));
    line('word with a wrong sound, area under the curve', judged.wrongSoundAuc.toFixed(3));
    line(
      'words with a wrong sound caught at 10 % false alarm',
      percent(judged.wrongSoundCaughtAt10),
    );
  }
  line('time for a second of audio', `${costs.msPerSecond.toFixed(0)} ms`);
  line('time to load the model', `${costs.modelLoadMs.toFixed(0)} ms`);
  line('memory', `${costs.rssMb.toFixed(0)} MB`);
  const figures = { utterances: outcomes.length, speakers, ...scored, ...judged, ...costs };
  const rounded = Object.entries(figures).map(([name, figure]) => [
    name,
    Number(figure.toFixed(4)),
  ]);
  console.log(JSON.stringify(Object.fromEntries(rounded)));
}

await main(process.argv.slice(2));
