import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { judgeSpoken } from '~/domain/lesson-feedback';
import { type AnswerCounts, ERROR_KINDS, type ErrorKind } from '~/domain/speech/error-kinds';
import { estimateExpertScores } from '~/domain/speech/expert-score';
import { isReliable } from '~/domain/speech/reliable-sounds';
import {
  analyseUtterance,
  collectEvidence,
  toUtteranceResult,
} from '~/domain/speech/score-utterance';
import type { ReferenceWord } from '~/domain/speech/types';
import { ROOT } from '~/launcher/machine/root';
import { hasWrongSound } from '~tools/research/experiment/expert-labels';
import { readWav16k } from '~tools/research/experiment/wav';
import { writeMeasured } from '~tools/research/experiment/write-measured';
import { openScorers, readScorerOptions, type ScorerOptions } from '../open-scorers';
import { sampleTrials } from '../speech-setting';
import { addAnswer, answerTo, countSounds, NO_ANSWERS, type SoundCounts } from './count-sounds';
import { errorTrials } from './error-trials';

const TABLE = join(ROOT, 'src/domain/speech/sound-counts.json');

/** The counts of the benchmark. */
interface Measured {
  recordings: number;
  speakers: Set<string>;
  sounds: SoundCounts;
  /** Words in which no expert heard a wrong sound, against their own text. */
  said: AnswerCounts;
  kinds: Map<ErrorKind, AnswerCounts>;
}

/** Benchmark of single sounds and of kinds of errors, beside experts: how often the product calls a sound wrong that
 *  is right, and clear that is wrong; and its answers to words that were not said.
 *
 *  npm run bench:sounds -- DIR --voices=adults|children [--calibration=OUT --ear=MODE | --unheard --ear=served]
 *    [--sample=N] [--write]
 *
 *  DIR is that of `bench:speech`, with `labels.tsv`. With the folder OUT of a calibration of the same recordings
 *  each speaker is scored by the nets of a fold that was trained without them. `--unheard` says instead that the
 *  served nets have heard no speaker of DIR. `--ear` asks the ear, too: of the folds (`--ear=upper`), or the served
 *  one. Without either the nets may know the speakers: the counts are printed,
 *  and `--write` is refused. `N` recordings are drawn with a seed; 0, the default, takes all. `--write` stores the
 *  counts of sounds in `src/domain/speech/sound-counts.json` and those of errors for the page about quality. The last
 *  line is one JSON object. */
async function main(args: readonly string[]): Promise<void> {
  const option = (name: string) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (!folder) throw new Error('The folder is missing: npm run bench:sounds -- DIR');
  const voices = option('voices');
  if (voices !== 'adults' && voices !== 'children')
    throw new Error('--voices=adults or --voices=children says who speaks.');
  const sample = Number(option('sample') ?? 0);
  if (!Number.isInteger(sample) || sample < 0) throw new Error('--sample is no number.');
  const scorers = readScorerOptions(args);
  const isUnheard = scorers.calibration !== undefined || args.includes('--unheard');
  if (args.includes('--write') && !isUnheard)
    throw new Error('Counts of speakers whom the nets have heard are not written: see --unheard.');
  const { recordings, speakers, sounds, said, kinds } = await measure(folder, sample, scorers);
  const about = { recordings, speakers: speakers.size, voices };
  const table = Object.fromEntries([...sounds].sort(([a], [b]) => (a < b ? -1 : 1)));
  const errors = Object.fromEntries(
    ERROR_KINDS.map((kind) => [kind, kinds.get(kind) ?? NO_ANSWERS]),
  );
  report(sounds, { said, ...errors });
  if (args.includes('--write')) {
    await writeFile(TABLE, toJson(about, table));
    await writeMeasured('errors', { ...about, said, kinds: errors });
  }
  console.log(JSON.stringify({ ...about, sounds: table, said, kinds: errors }));
}

async function measure(folder: string, sample: number, scorers: ScorerOptions): Promise<Measured> {
  const scorerOf = await openScorers(scorers);
  const { trials } = await sampleTrials(folder, sample);
  const judged = trials.filter(({ utterance }) => utterance.expert);
  const measured: Measured = {
    recordings: judged.length,
    speakers: new Set(judged.map(({ utterance }) => utterance.speaker)),
    sounds: new Map(),
    said: NO_ANSWERS,
    kinds: new Map(),
  };
  for (const [done, trial] of judged.entries()) {
    const { speaker, wav, words, expert = [] } = trial.utterance;
    const { model, expert: estimates } = scorerOf(speaker);
    const recording = analyseUtterance(model, await readWav16k(wav));
    if (typeof recording === 'string') continue;
    const judge = (text: readonly ReferenceWord[]) => {
      const heard = collectEvidence(model, recording, text);
      if (!heard) return null;
      const expertScores = estimateExpertScores(model, heard.phones, estimates);
      return judgeSpoken(toUtteranceResult(model, recording, text, { ...heard, expertScores }));
    };
    const right = judge(words);
    if (!right) continue;
    countSounds(measured.sounds, right.words, expert);
    for (const [index, word] of right.words.entries())
      if (!hasWrongSound(expert[index]!)) measured.said = addAnswer(measured.said, answerTo(word));
    for (const { kind, words: text, index } of errorTrials(trial, (i) =>
      hasWrongSound(expert[i]!),
    )) {
      const word = judge(text)?.words[index];
      if (!word) continue;
      measured.kinds.set(kind, addAnswer(measured.kinds.get(kind) ?? NO_ANSWERS, answerTo(word)));
    }
    if ((done + 1) % 50 === 0) console.error(`${done + 1} of ${judged.length}`);
  }
  return measured;
}

const percent = (part: number, of: number) =>
  `${((100 * part) / (of || 1)).toFixed(1)} %`.padStart(8);

function report(sounds: SoundCounts, errors: Readonly<Record<string, AnswerCounts>>): void {
  console.log('sound   right  called wrong   wrong  caught');
  for (const [sound, count] of [...sounds].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { right, calledWrong, wrong, caught } = count;
    console.log(
      `${sound.padEnd(5)} ${String(right).padStart(7)} ${percent(calledWrong, right)} ${String(wrong).padStart(7)} ${percent(caught, wrong)} ${isReliable(count) ? 'listed' : ''}`,
    );
  }
  console.log('words          n     clear    again     open');
  for (const [kind, { clear, again, open }] of Object.entries(errors)) {
    const n = clear + again + open;
    console.log(
      `${kind.padEnd(12)} ${String(n).padStart(5)} ${percent(clear, n)} ${percent(again, n)} ${percent(open, n)}`,
    );
  }
}

/** One sound a line. */
function toJson(about: object, sounds: Readonly<Record<string, object>>): string {
  const head = Object.entries(about).map(
    ([name, value]) => `  "${name}": ${JSON.stringify(value)}`,
  );
  const rows = Object.entries(sounds).map(
    ([sound, count]) =>
      `    "${sound}": ${JSON.stringify(count).replaceAll(/[:,]/g, '$& ').replace('{', '{ ').replace('}', ' }')}`,
  );
  return `{\n${head.join(',\n')},\n  "sounds": {\n${rows.join(',\n')}\n  }\n}\n`;
}

await main(process.argv.slice(2));
