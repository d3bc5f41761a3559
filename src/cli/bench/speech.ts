import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AcousticModel, loadAcousticModel } from '~/domain/speech/acoustic-model';
import type { Attuned } from '~/domain/speech/listen';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { hearUtterance, judge, sentenceRatio, weigh } from '~/domain/speech/score-utterance';
import { textOdds } from '~/domain/speech/text-odds';
import type { ReferenceWord } from '~/domain/speech/types';
import { readCorpus } from './corpus';
import { auc, caughtAt, equalErrorRate } from './rates';
import { makeTrials, phoneCount, type Trial } from './trials';
import { readWav16k } from './wav';

const SEED = 7;
/** What a word or sentence counts that was not found at all. */
const ABSENT = -100;

/** What one recording tells against one text. */
interface Reading {
  ratio: number;
  passed: boolean;
  odds: number[];
}

const NOTHING: Reading = { ratio: ABSENT, passed: false, odds: [] };

/** What one recording tells against its three texts. */
interface Outcome {
  seconds: number;
  milliseconds: number;
  right: Reading;
  wrong: Reading;
  swapped: (Reading & { changed: number; kept: number[] }) | null;
}

/** How well the scorer tells what was said from what was not, on a corpus of recordings.
 *
 *      npm run bench:speech -- DIR
 *
 *  DIR holds `utterances.tsv` (utterance, speaker, …, text) and 16 kHz WAVs. Each recording is scored
 *  against its text, a wrong text of about the same length, and its text with one content word of
 *  three phones or more exchanged. The last line is one JSON object; rates are fractions. */
async function main(folder: string | undefined): Promise<void> {
  if (!folder) throw new Error('Which folder? npm run bench:speech -- DIR');
  const { utterances, skipped } = await readCorpus(folder);
  for (const line of skipped) console.log(`skipped ${line}`);

  const began = performance.now();
  const bytes = await readFile(path.join('public', ACOUSTIC_MODEL_PATH));
  const model = loadAcousticModel(new Uint8Array(bytes).buffer);
  const modelLoadMs = performance.now() - began;

  const outcomes: Outcome[] = [];
  for (const trial of makeTrials(utterances, SEED)) outcomes.push(await run(model, trial));
  report(outcomes, {
    utterances: outcomes.length,
    speakers: new Set(utterances.map(({ speaker }) => speaker)).size,
    modelLoadMs,
  });
}

async function run(model: AcousticModel, trial: Trial): Promise<Outcome> {
  const { words, wav } = trial.utterance;
  const pcm = await readWav16k(wav);
  const began = performance.now();
  const heard = hearUtterance(model, pcm);
  const right = typeof heard === 'string' ? null : outcomeOf(model, heard, words);
  const milliseconds = performance.now() - began;
  const seconds = pcm.length / 16_000;
  if (typeof heard === 'string' || !right)
    return { seconds, milliseconds, right: NOTHING, wrong: NOTHING, swapped: null };
  const wrong = outcomeOf(model, heard, trial.wrong);
  const swapped = trial.swapped && outcomeOf(model, heard, trial.swapped.words);
  return {
    seconds,
    milliseconds,
    right,
    wrong,
    swapped: swapped && trial.swapped && { ...swapped, ...split(swapped.odds, trial.swapped) },
  };
}

function outcomeOf(model: AcousticModel, heard: Attuned, words: readonly ReferenceWord[]): Reading {
  const evidence = weigh(model, heard, words);
  if (!evidence) return { ...NOTHING, odds: words.map(() => ABSENT) };
  return {
    ratio: sentenceRatio(evidence.phones, words),
    passed: judge(model, heard, words, evidence).verdict === 'pass',
    odds: textOdds(evidence).map((odds) => odds ?? ABSENT),
  };
}

/** Kept words are those of three phones or more that do not touch the exchanged one, whose ends the
 *  exchange would move. */
function split(odds: readonly number[], { words, at }: NonNullable<Trial['swapped']>) {
  const kept = odds.filter((_, i) => Math.abs(i - at) > 1 && phoneCount(words[i]!) >= 3);
  return { changed: odds[at]!, kept };
}

function report(
  outcomes: readonly Outcome[],
  known: { utterances: number; speakers: number; modelLoadMs: number },
): void {
  const swaps = outcomes.flatMap(({ swapped }) => swapped ?? []);
  const kept = swaps.flatMap((swap) => swap.kept);
  const changed = swaps.map((swap) => swap.changed);
  const total = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, o) => sum + of(o), 0);
  const figures = {
    utterances: known.utterances,
    speakers: known.speakers,
    sentenceEer: equalErrorRate(
      outcomes.map(({ right }) => right.ratio),
      outcomes.map(({ wrong }) => wrong.ratio),
    ),
    swapAuc: auc(kept, changed),
    swapCaughtAt10: caughtAt(0.1, kept, changed),
    passCorrect: total(({ right }) => (right.passed ? 1 : 0)) / outcomes.length,
    passSwapped: swaps.filter(({ passed }) => passed).length / swaps.length,
    msPerSecond: total((o) => o.milliseconds) / total((o) => o.seconds),
    modelLoadMs: known.modelLoadMs,
    rssMb: process.memoryUsage().rss / 2 ** 20,
  };
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(`${figures.utterances} recordings of ${figures.speakers} speakers`);
  console.log(`right or wrong sentence, equal error rate   ${percent(figures.sentenceEer)}`);
  console.log(`exchanged word, area under the curve        ${figures.swapAuc.toFixed(3)}`);
  console.log(`exchanged words caught at 10 % false alarm  ${percent(figures.swapCaughtAt10)}`);
  console.log(`right readings that pass                    ${percent(figures.passCorrect)}`);
  console.log(`readings with an exchanged word that pass   ${percent(figures.passSwapped)}`);
  console.log(`time a second of sound                      ${figures.msPerSecond.toFixed(0)} ms`);
  console.log(`time to load the model                      ${figures.modelLoadMs.toFixed(0)} ms`);
  console.log(`memory                                      ${figures.rssMb.toFixed(0)} MB`);
  const rounded = Object.entries(figures).map(([name, n]) => [name, Number(n.toFixed(4))]);
  console.log(JSON.stringify(Object.fromEntries(rounded)));
}

await main(process.argv[2]);
