import type { LearnerNets } from '~/domain/speech/learner-nets';
import type { FittedSample } from './fit-samples';
import { type RatedSample, rateSample } from './rated-sample';
import type { StageFiles } from './stage-files';

/** The nets of a calibration: those of the folds, then the one of all speakers. */
export const readNets = <T>(
  files: StageFiles,
  kind: 'phone' | 'segment',
  nets: readonly number[],
): Promise<T[]> => Promise.all(nets.map((net) => files.read<T>(`${kind}-${net}`)));

/** All samples of a calibration, rated by the nets that have not heard their speakers. */
export async function rateSamples(
  files: StageFiles,
  folds: ReadonlyMap<string, number>,
): Promise<RatedSample[]> {
  const numbers = [...new Set(folds.values())].sort();
  const nets = await readNets<LearnerNets['segment']>(files, 'segment', numbers);
  const rated: RatedSample[] = [];
  for await (const samples of files.readAll<FittedSample[]>('fits'))
    for (const sample of samples) {
      const fold = folds.get(sample.speaker)!;
      rated.push(rateSample(sample, nets[fold]!, fold));
    }
  return rated;
}
