import type { UnitContent } from '~/schemas/content';
import { SCORER_ID } from '~/server/gateways/speech/check-clip';
import { type ClipJob, listClipJobs } from '~/server/gateways/speech/clip-jobs';
import { hashRecipe } from '~/server/gateways/speech/content-hash';
import type { MediaJob } from './maker';

/** Job of the clips of one unit. */
export interface UnitJob extends MediaJob {
  unit: UnitContent;
  clips: ClipJob[];
}

/** @throws Error naming a word that has no known pronunciation */
export function unitJob(unit: UnitContent, ttsId: string): UnitJob {
  const clips = listClipJobs(unit, ttsId);
  const hash = hashRecipe([clips.map(({ source }) => source), SCORER_ID]);
  return { slug: unit.slug, hash, steps: clips.length, unit, clips };
}
