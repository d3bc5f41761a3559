import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededRandom } from '~/domain/seeded-random';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { type OtherTextLimits, otherTextLimits } from '~/domain/speech/other-text-limits';
import { ROOT } from '~/launcher/machine/root';
import { readCorpus } from '~tools/research/experiment/corpus';
import { servedEar, servedModel } from '~tools/research/experiment/served-model';
import { shuffledIndices } from '~tools/research/experiment/shuffle';
import { openScorers, readScorerOptions, type ScorerOptions } from '../open-scorers';
import { deriveEndingLimits, deriveSentenceLimit, deriveWordLimits } from './derive-limits';
import { contentWords, learnerTakes } from './learner-takes';
import {
  type EndingRow,
  type GrammarRow,
  measureEndings,
  measureGrammar,
  measureTexts,
  measureWords,
  type TextRow,
  type WordRow,
} from './measure-takes';
import { voiceTakes } from './voice-takes';
import { endingFigures, grammarShares, type Share, textFigures, wordFigures } from './word-figures';

const SEED = 7;
const UNITS = ['night-market-bowls', 'tea-and-umbrellas'];
const DEFAULT_SAMPLE = 400;
const LIMITS_FILE = join(ROOT, 'src/domain/speech/other-text-limits.json');

/** A row of each kind of comparison, as it is written and read. */
type Row =
  | ({ kindOfRow: 'word' } & WordRow)
  | ({ kindOfRow: 'text' } & TextRow)
  | ({ kindOfRow: 'ending' } & EndingRow)
  | ({ kindOfRow: 'grammar' } & GrammarRow);

/** Benchmark of other texts: something else is said instead of a word or a sentence.
 *
 *  npm run bench:words -- [DIR] [--calibration=OUT] [--ear=MODE] [--sample=N] [--only=endings] [--rows=FILE]
 *    [--write]
 *
 *  The packaged voices say words and sentences of units, and each is compared with words that were not said.
 *  With DIR (as for `bench:speech`) so are words cut out of learners' recordings, and whole recordings; with
 *  the folder OUT of a calibration of them each speaker is scored by nets that were trained without them.
 *  `--only=endings` measures and derives only the endings. `--rows=FILE` reads the measurements from a file
 *  if it exists, and writes them there otherwise, so that the limits can be derived again in a second.
 *  `--write` derives the limits of `src/domain/speech/other-text-limits.json` and writes them. The last line
 *  is one JSON object: how many passed (`passed`) of how many (`of`), and of learners' grammar words `grammarAuc`,
 *  `grammarCaughtAt5`, `grammarNamed` and the shares by kind. */
async function main(args: readonly string[]): Promise<void> {
  const option = (name: string) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const folder = args.find((arg) => !arg.startsWith('--'));
  const sample = Number(option('sample') ?? DEFAULT_SAMPLE);
  const file = option('rows');
  const only = option('only');
  if (only !== undefined && only !== 'endings') throw new Error(`--only=${only} is not endings.`);
  const scorers = readScorerOptions(args);
  const rows =
    (file && (await readRows(file))) || (await measure({ folder, sample, file, only, scorers }));
  const words = rows.filter((row) => row.kindOfRow === 'word');
  const texts = rows.filter((row) => row.kindOfRow === 'text');
  const endings = rows.filter((row) => row.kindOfRow === 'ending');
  let limits: OtherTextLimits = otherTextLimits;
  if (args.includes('--write')) {
    const derive = (kind: EndingRow['kind']) => deriveEndingLimits(endings, kind);
    limits = {
      word: only ? otherTextLimits.word : deriveWordLimits(words),
      sentence: only ? otherTextLimits.sentence : deriveSentenceLimit(texts),
      endings: {
        teen: derive('teen'),
        can: derive('can'),
        plural: derive('plural'),
        past: derive('past'),
      },
    };
    await writeFile(LIMITS_FILE, `${JSON.stringify(limits, null, 2)}\n`);
  }
  const figures = (['voices', 'learners'] as const).map((source) => {
    const own = <T extends Row>(all: readonly T[]) => all.filter((row) => row.source === source);
    const figures = {
      words: wordFigures(own(words), limits.word),
      texts: textFigures(own(texts), limits.sentence),
      endings: endingFigures(own(endings), limits.endings),
    };
    print(source, figures);
    return [source, figures];
  });
  const said = rows.filter((row) => row.kindOfRow === 'grammar');
  const grammar = grammarShares(said, scorers.ear !== undefined);
  if (grammar) printGrammar(grammar);
  console.log(JSON.stringify({ limits, ...Object.fromEntries(figures), ...grammar }));
}

async function readRows(file: string): Promise<Row[] | null> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  });
  return text === null
    ? null
    : text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Row);
}

interface Setting {
  folder: string | undefined;
  sample: number;
  file: string | undefined;
  only: 'endings' | undefined;
  scorers: ScorerOptions;
}

/** Measures everything, and appends the rows to a file as they come. */
async function measure({ folder, sample, file, only, scorers }: Setting): Promise<Row[]> {
  const scorerOf = await openScorers(scorers);
  const served = scorers.ear
    ? { ...(await servedModel()), ear: await servedEar() }
    : await servedModel();
  const random = seededRandom(SEED);
  const rows: Row[] = [];
  const keep = async (more: readonly Row[]) => {
    rows.push(...more);
    if (file && more.length > 0)
      await appendFile(file, `${more.map((row) => JSON.stringify(row)).join('\n')}\n`);
  };
  const voices = await voiceTakes(UNITS, random);
  if (!only) {
    for (const take of voices.words) await keep(wordRows(served, take));
    for (const take of voices.texts) await keep(textRows(served, take));
  }
  for (const take of voices.endings) await keep(endingRows(served, take));
  if (!folder) return rows;
  const { utterances } = await readCorpus(folder);
  const vocabulary = contentWords(utterances);
  const drawn = [...shuffledIndices(utterances.length, random)].slice(0, sample);
  for (const index of drawn) {
    const utterance = utterances[index]!;
    const { model } = scorerOf(utterance.speaker);
    const takes = await learnerTakes(model, utterance, { utterances, vocabulary }, random);
    if (!only) {
      if (takes.word) await keep(wordRows(model, takes.word));
      await keep(wordRows(model, takes.sentence));
      for (const text of takes.texts) await keep(textRows(model, text));
      const grammar = measureGrammar(model, takes.sentence.pcm, 'learners', utterance);
      await keep(grammar.map((row) => ({ kindOfRow: 'grammar', ...row })));
    }
    await keep(endingRows(model, takes.ending));
  }
  return rows;
}

const wordRows = (model: AcousticModel, take: Parameters<typeof measureWords>[1]): Row[] =>
  measureWords(model, take).map((row) => ({ kindOfRow: 'word', ...row }));
const textRows = (model: AcousticModel, take: Parameters<typeof measureTexts>[1]): Row[] =>
  measureTexts(model, take).map((row) => ({ kindOfRow: 'text', ...row }));
const endingRows = (model: AcousticModel, take: Parameters<typeof measureEndings>[1]): Row[] =>
  measureEndings(model, take).map((row) => ({ kindOfRow: 'ending', ...row }));

/** Prints every share of the figures in a line with its path. */
function print(path: string, figures: object): void {
  for (const [name, value] of Object.entries(figures)) {
    const inner = `${path} ${name}`;
    if (!isShare(value)) print(inner, value);
    else if (value.of > 0) {
      const percent = `${((100 * value.passed) / value.of).toFixed(1)} %`;
      console.log(`${inner.padEnd(44)} ${percent.padStart(8)}  ${value.passed} of ${value.of}`);
    }
  }
}

function printGrammar({
  grammarKinds,
  ...figures
}: NonNullable<ReturnType<typeof grammarShares>>): void {
  for (const [name, value] of Object.entries(figures))
    console.log(`${name.padEnd(44)} ${value.toFixed(3)}`);
  for (const { kind, said, wrong } of grammarKinds)
    console.log(
      `${kind.padEnd(17)} ${String(said.count).padStart(5)} said, refused: ${said.below.toFixed(3)}, competitors: ${wrong.below.toFixed(3)}`,
    );
}

const isShare = (value: object): value is Share => 'of' in value;

await main(process.argv.slice(2));
