import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { ExpertScoreModel } from '~/domain/speech/expert-measurements';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { readFoldScorers } from '~tools/research/calibrate/fold-scorers';
import { openFoldEars } from '~tools/research/calibrate/hear-samples';
import { openStageFiles } from '~tools/research/calibrate/stage-files';
import { servedEar, servedModel } from '~tools/research/experiment/served-model';

/** Nets with their estimates; the estimates in the code belong to the served nets. */
export interface BenchScorer {
  model: AcousticModel;
  expert?: ExpertScoreModel;
}

/** Which nets score in a benchmark. */
export interface ScorerOptions {
  /** Folder of a calibration of the same recordings: each speaker is scored by the nets of a fold that was trained
   *  without them. Without it the served nets are used. */
  calibration?: string | undefined;
  /** Asks the ear, too: the nets of the folds of this kind of training, or `served`. Absent: no ear is asked. */
  ear?: string | undefined;
}

/** The options of a command: `--calibration=OUT`, `--ear=upper` (with a calibration) and `--ear=served`.
 *  @throws Error when nets of folds are asked for without a calibration, or the served net with one, which has heard
 *    the speakers */
export function readScorerOptions(args: readonly string[]): ScorerOptions {
  const option = (name: string) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const [calibration, ear] = [option('calibration'), option('ear')];
  if (ear !== undefined && (ear === 'served') === (calibration !== undefined))
    throw new Error('--ear=served is without --calibration, --ear=MODE with it.');
  return { calibration, ear };
}

/** The scorer of a benchmark for a speaker.
 *  @throws Error when the net of a fold is missing */
export async function openScorers({
  calibration,
  ear,
}: ScorerOptions): Promise<(speaker: string) => BenchScorer> {
  if (!calibration) {
    const model = await servedModel();
    const scorer = { model: ear ? { ...model, ear: await servedEar() } : model };
    return () => scorer;
  }
  const files = openStageFiles(calibration);
  const packed = await readFile(path.join('public', ACOUSTIC_MODEL_PATH));
  const scorerOf = await readFoldScorers(files, new Uint8Array(packed).buffer);
  if (!ear) return scorerOf;
  const folds = await files.read<ReadonlyMap<string, number>>('folds');
  const ears = await openFoldEars(ear, new Set(folds.values()).size);
  return (speaker) => {
    const { model, expert } = scorerOf(speaker);
    const heard = ears.get(folds.get(speaker)!);
    if (!heard) throw new Error(`The ear of a fold is missing: ear-${ear}-${folds.get(speaker)}.`);
    return { model: { ...model, ear: heard }, expert };
  };
}
