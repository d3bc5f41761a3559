import type { Clip, MediaItem, UnitMedia } from '~/schemas/content';
import { SCORER_ID } from '~/server/gateways/speech/check-clip';
import type { ClipJob } from '~/server/gateways/speech/clip-jobs';
import { toEnvelope } from '~/server/gateways/speech/envelope';
import { recordTake } from '~/server/gateways/speech/render-clip';
import { type CachedClip, commitClipCache, getOrRenderClip } from './clip-cache';
import type { MediaPipeline } from './maker';
import type { UnitJob } from './unit-job';
import { readManifest, writeManifest } from './unit-manifest';

/** Updates the media of one unit; clips with an unchanged source are reused. */
export async function renderUnit(
  job: UnitJob,
  pipeline: MediaPipeline,
  { fresh, step }: { fresh: boolean; step: () => void },
): Promise<{ media: UnitMedia; made: number }> {
  const before = fresh ? null : readManifest(pipeline.root, job.slug);
  const cache = {
    folder: `/media/units/${job.slug}`,
    known: before?.items.flatMap(({ audio }) => [audio.US, audio.GB]) ?? [],
    scorer: before?.scorer ?? null,
  };
  if (fresh) commitClipCache(pipeline.root, job.clips);
  const cached = new Map<ClipJob, CachedClip>();
  for (const clip of job.clips) {
    cached.set(clip, await getOrRenderClip(clip, pipeline, cache));
    step();
  }
  const drawn = job.clips.filter(({ kind, accent }) => kind === 'SENTENCE' && accent === 'US');
  const same = drawn.every((line) => before?.items.some(({ audio }) => isSame(audio.US, line)));
  const media = {
    slug: job.slug,
    hash: job.hash,
    scorer: SCORER_ID,
    envelope: before && same ? before.envelope : await drawEnvelope(drawn, cached, pipeline),
    items: job.clips.flatMap((line) => (line.accent === 'US' ? [toItem(line, cached)] : [])),
  };
  writeManifest(pipeline.root, media);
  commitClipCache(pipeline.root, job.clips);
  return { media, made: [...cached.values()].filter(({ take }) => take !== null).length };
}

const isSame = (clip: Clip, { source }: ClipJob) => clip.source === source;

async function drawEnvelope(
  lines: readonly ClipJob[],
  cached: ReadonlyMap<ClipJob, CachedClip>,
  pipeline: MediaPipeline,
): Promise<number[]> {
  const sounds: Float32Array[] = [];
  for (const line of lines)
    sounds.push((cached.get(line)?.take ?? (await recordTake(line, pipeline))).pcm);
  return toEnvelope(sounds);
}

function toItem(line: ClipJob, cached: ReadonlyMap<ClipJob, CachedClip>): MediaItem {
  const { kind, position, reference } = line;
  const [, british] = [...cached].find(
    ([other]) => other.kind === kind && other.position === position && other.accent === 'GB',
  )!;
  return {
    kind,
    position,
    reference,
    audio: { US: cached.get(line)!.clip, GB: british.clip },
  };
}
