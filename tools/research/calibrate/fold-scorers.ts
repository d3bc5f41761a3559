import { type AcousticModel, loadAcousticModel, withoutNets } from '~/domain/speech/acoustic-model';
import type { ExpertScoreModel } from '~/domain/speech/expert-measurements';
import type { LearnerNets } from '~/domain/speech/learner-nets';
import { fitExpertModel } from './fit-score-models';
import type { RatedSample } from './rated-sample';
import type { StageFiles } from './stage-files';

/** Nets and estimates that were trained without a speaker. */
export interface FoldScorer {
  model: AcousticModel;
  expert: ExpertScoreModel;
}

/** Stores, beside the nets of the folds, what `readFoldScorers` needs: the fold of each speaker, and for each fold
 *  the models of expert scores that were fitted without its speakers. */
export async function storeFoldScorers(
  model: AcousticModel,
  files: StageFiles,
  folds: ReadonlyMap<string, number>,
  samples: readonly RatedSample[],
): Promise<void> {
  await files.ensure('folds', () => folds);
  const right = samples.filter(({ kind }) => kind === 'right');
  for (const fold of new Set(folds.values()))
    await files.ensure(`expert-${fold}`, () =>
      fitExpertModel(
        model,
        right.filter((sample) => sample.fold !== fold),
      ),
    );
}

/** The scorer of each speaker of a calibration: that of the fold whose training left the speaker out.
 *  @param packed the served model file, for its mixtures
 *  @throws Error when the calibration is not complete, or has no such speaker */
export async function readFoldScorers(
  files: StageFiles,
  packed: ArrayBuffer,
): Promise<(speaker: string) => FoldScorer> {
  const mixtures = loadAcousticModel(withoutNets(packed));
  const folds = await files.read<ReadonlyMap<string, number>>('folds');
  const scorers = new Map<number, FoldScorer>();
  for (const fold of new Set(folds.values())) {
    const phone = await files.read<LearnerNets['phone']>(`phone-${fold}`);
    const segment = await files.read<LearnerNets['segment']>(`segment-${fold}`);
    const expert = await files.read<ExpertScoreModel>(`expert-${fold}`);
    scorers.set(fold, { model: { ...mixtures, nets: { phone, segment } }, expert });
  }
  return (speaker) => {
    const fold = folds.get(speaker);
    if (fold === undefined) throw new Error(`The calibration has no speaker ${speaker}.`);
    return scorers.get(fold)!;
  };
}
