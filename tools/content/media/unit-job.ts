import type { UnitContent } from '~/schemas/content';
import { SCORER_ID } from '~/server/gateways/speech/check-clip';
import { type ClipJob, listClipJobs } from '~/server/gateways/speech/clip-jobs';
import { hashRecipe } from '~/server/gateways/speech/content-hash';
import type { SpeechEngine } from '~/server/gateways/speech/speech-engine';
import { jobSources } from './job-sources';
import type { MediaJob } from './maker';

/** Job of the clips of one unit. */
export interface UnitJob extends MediaJob {
  unit: UnitContent;
  clips: ClipJob[];
}

/** @throws Error naming a word that has no known pronunciation */
export function unitJob(unit: UnitContent, engines: readonly SpeechEngine[]): UnitJob {
  const clips = listClipJobs(unit, engines);
  const sources = clips.map(({ lines }) => jobSources(lines));
  const hash = hashRecipe([sources, SCORER_ID]);
  return { slug: unit.slug, hash, steps: clips.length, unit, clips };
}
