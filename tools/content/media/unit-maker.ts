import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ItemClip, UnitMedia } from '~/schemas/content';
import { loadUnits } from '~/server/content/load-units';
import { audioFile } from './clip-cache';
import type { MediaMaker, MediaPipeline, MediaReport } from './maker';
import { renderUnit } from './render-unit';
import { type UnitJob, unitJob } from './unit-job';
import { MANIFESTS, manifestFile, readManifest } from './unit-manifest';

/** Maker of the news units' clips, in all voices, and of their covers' envelopes. */
export function unitMaker(pipeline: MediaPipeline, units = loadUnits()): MediaMaker<UnitJob> {
  return {
    kind: 'units',
    folders: [MANIFESTS, join('public', 'media', 'units')],
    plan: () => units.map((unit) => unitJob(unit, pipeline.engines)),
    current(job) {
      const media = readManifest(pipeline.root, job.slug);
      if (media?.hash !== job.hash) return null;
      const clips = listClips(media);
      const whole = clips.every((one) => !one.refused && existsSync(audioFile(pipeline.root, one)));
      return whole ? unitReport(media, 0) : null;
    },
    async render(job, run) {
      const { media, made } = await renderUnit(job, pipeline, run);
      return unitReport(media, made);
    },
  };
}

const listClips = ({ items }: UnitMedia): ItemClip[] => items.flatMap(({ clips }) => clips);

function unitReport(media: UnitMedia, made: number): MediaReport {
  return {
    files: [manifestFile(media.slug), ...listClips(media).map(({ path }) => join('public', path))],
    made,
    weak: media.items.flatMap(({ kind, position, clips }) =>
      clips.flatMap(({ part, voice, selfScore, refused }) => {
        const what = part === 'EXAMPLE' ? 'example' : kind.toLowerCase();
        const name = `${media.slug} ${what} ${position} ${voice}`;
        return refused ? [{ name, score: selfScore, word: refused }] : [];
      }),
    ),
  };
}
