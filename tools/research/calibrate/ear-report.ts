import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { LogisticModel } from '~/domain/speech/word-evidence';
import { calibrationFigures } from './calibration-figures';
import { fitEarModels, type ScoreModels } from './fit-score-models';
import {
  type CompareForms,
  compareBy,
  compareByLikelihood,
  fitSenseModel,
  type GrammarTrial,
  grammarFigures,
  grammarTable,
  grammarTrials,
} from './grammar-figures';
import type { GrammarWord } from './grammar-words';
import { earStage, grammarStage, type HeardSamples } from './hear-samples';
import type { RatedSample } from './rated-sample';
import { reportCalibration } from './report';
import { fitByFold, type ScoredSample, scoreByFold } from './score-samples';
import { caughtByKind, type FigureWithError, figuresWithErrors } from './scorer-figures';
import type { StageFiles } from './stage-files';
import { type WorkingPoint, workingPoint } from './working-point';

type Folds = ReadonlyMap<string, number>;

/** What is measured of one scorer. */
interface Measured {
  words: Record<string, FigureWithError>;
  grammar: Record<string, FigureWithError>;
}

/** The models without an ear: of the other folds, by fold, and of all speakers. */
export interface ModelsBefore {
  byFold: readonly ScoreModels[];
  all: ScoreModels;
}

interface MeasuredEar {
  figures: object;
  /** The figures of the scorer with the ear, and its curve. */
  speech: ReturnType<typeof calibrationFigures>;
  curve: readonly WorkingPoint[];
  words: NonNullable<ScoreModels['words']['ear']>;
  sense: LogisticModel;
}

/** Shares of the readings without a wrong sound that are to pass. */
const RIGHT_SHARES = [0.9, 0.92, 0.94, 0.96];

/** Measures the scorer without and with an ear by folds, prints both, and fits the models with an ear to all speakers.
 *  @param samples without what the ear hears  @param models without an ear, fitted to them */
export async function measureEar(
  model: AcousticModel,
  files: StageFiles,
  folds: Folds,
  mode: string,
  samples: readonly RatedSample[],
  models: ModelsBefore,
): Promise<MeasuredEar> {
  const heard = await withEar(files, mode, samples);
  const known = new Set(heard.flatMap(({ ear, utterance }) => (ear ? [utterance] : [])));
  const isKnown = ({ sample }: ScoredSample) => known.has(sample.utterance);
  const before = scoreByFold(model, samples, models.byFold).filter(isKnown);
  const withEarByFold = fitByFold(heard, models.byFold.length, (others, fold) =>
    fitEarModels(model, others, models.byFold[fold]!),
  );
  const after = scoreByFold(model, heard, withEarByFold).filter(isKnown);
  const words: GrammarWord[] = [];
  for await (const own of files.readAll<GrammarWord[]>(grammarStage(mode))) words.push(...own);
  const byEar = compareWords(folds, words, (fold) =>
    compareBy(fitSenseModel(words.filter(({ speaker }) => folds.get(speaker) !== fold))),
  );
  const byLikelihood = compareWords(folds, words, () => compareByLikelihood);
  const results: Record<'before' | 'after', Measured> = {
    before: {
      words: figuresOf(before),
      grammar: figuresWithErrors(byLikelihood, grammarFigures),
    },
    after: { words: figuresOf(after), grammar: figuresWithErrors(byEar, grammarFigures) },
  };
  const speech = calibrationFigures(after);
  reportCalibration(after, speech);
  for (const [name, measured] of Object.entries(results)) {
    for (const [figure, value] of Object.entries({ ...measured.words, ...measured.grammar }))
      console.log(`${name.padEnd(7)} ${figure.padEnd(24)} ${show(value)}`);
  }
  const kinds = { before: caughtByKind(before), after: caughtByKind(after) };
  for (const { kind, count, caught } of kinds.before) {
    const now = kinds.after.find((other) => other.kind === kind)!.caught;
    console.log(`near ${kind.padEnd(8)} ${String(count).padStart(5)} ${rate(caught)} ${rate(now)}`);
  }
  const curveOf = (scored: readonly ScoredSample[]) =>
    RIGHT_SHARES.map((share) => workingPoint(scored, share));
  const curves = { before: curveOf(before), after: curveOf(after) };
  for (const [name, points] of Object.entries(curves))
    for (const { right, threshold, swapped, near, kinds } of points) {
      const shares = kinds.map(({ kind, caught }) => `${kind} ${rate(caught)}`).join(', ');
      console.log(
        `${name.padEnd(7)} right ${rate(right)} at ${threshold.toFixed(2)}: exchanged ${rate(swapped)}, near ${rate(near)} pass; caught: ${shares}`,
      );
    }
  const tables = { before: grammarTable(byLikelihood), after: grammarTable(byEar) };
  for (const { kind, said, wrong } of tables.before) {
    const now = tables.after.find((other) => other.kind === kind)!;
    const shares = [said.below, wrong.below, now.said.below, now.wrong.below].map(rate).join(' ');
    console.log(`${kind.padEnd(17)} ${String(said.count).padStart(5)} ${shares}`);
  }
  return {
    figures: { mode, ...results, kinds, curves, grammarKinds: tables },
    speech,
    curve: curves.after,
    words: fitEarModels(model, heard, models.all).words.ear,
    sense: fitSenseModel(words),
  };
}

const figuresOf = (scored: readonly ScoredSample[]) =>
  figuresWithErrors(
    scored.map((one) => ({ speaker: one.sample.speaker, one })),
    (items) => calibrationFigures(items.map(({ one }) => one)),
  );

const show = ({ value, error }: FigureWithError): string =>
  `${value.toFixed(4)} ± ${error.toFixed(4)}`;
const rate = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;

/** Adds to samples what the ear hears of their words that has not heard the speaker; those of a fold whose net is not
 *  there stay without. */
async function withEar(
  files: StageFiles,
  mode: string,
  samples: readonly RatedSample[],
): Promise<RatedSample[]> {
  const heard: RatedSample[] = [];
  let own: HeardSamples = [];
  let last = '';
  let index = 0;
  for (const sample of samples) {
    if (sample.utterance !== last) {
      const name = `${earStage(mode)}/${sample.utterance}`;
      own = files.has(name) ? await files.read<HeardSamples>(name) : [];
      last = sample.utterance;
      index = 0;
    }
    const ear = own[index++];
    heard.push(ear ? { ...sample, ear } : sample);
  }
  return heard;
}

function compareWords(
  folds: Folds,
  words: readonly GrammarWord[],
  compareFor: (fold: number) => CompareForms,
): GrammarTrial[] {
  return [...new Set(folds.values())].flatMap((fold) => {
    const compare = compareFor(fold);
    return words
      .filter(({ speaker }) => folds.get(speaker) === fold)
      .flatMap((word) => grammarTrials(word, compare));
  });
}
