import type { Clip, MediaItem, UnitMedia } from '~/schemas/content';
import { SCORER_ID } from '~/server/gateways/speech/check-clip';
import type { ClipJob } from '~/server/gateways/speech/clip-jobs';
import { envelope } from '~/server/gateways/speech/envelope';
import { record } from '~/server/gateways/speech/render-clip';
import { type BroughtClip, bringClip, settleClips } from './clip-shelf';
import type { Studio } from './maker';
import type { UnitJob } from './unit-job';
import { readManifest, writeManifest } from './unit-manifest';

/** Brings the media of one unit up to date; clips whose source is unchanged are kept. */
export async function renderUnit(
  job: UnitJob,
  studio: Studio,
  { fresh, step }: { fresh: boolean; step: () => void },
): Promise<{ media: UnitMedia; made: number }> {
  const before = fresh ? null : readManifest(studio.root, job.slug);
  const shelf = {
    folder: `/media/units/${job.slug}`,
    known: before?.items.flatMap(({ audio }) => [audio.US, audio.GB]) ?? [],
    scorer: before?.scorer ?? null,
  };
  if (fresh) settleClips(studio.root, job.clips);
  const brought = new Map<ClipJob, BroughtClip>();
  for (const clip of job.clips) {
    brought.set(clip, await bringClip(clip, studio, shelf));
    step();
  }
  const drawn = job.clips.filter(({ kind, accent }) => kind === 'SENTENCE' && accent === 'US');
  const same = drawn.every((line) => before?.items.some(({ audio }) => isSame(audio.US, line)));
  const media = {
    slug: job.slug,
    hash: job.hash,
    scorer: SCORER_ID,
    envelope: before && same ? before.envelope : await drawEnvelope(drawn, brought, studio),
    items: job.clips.flatMap((line) => (line.accent === 'US' ? [toItem(line, brought)] : [])),
  };
  writeManifest(studio.root, media);
  settleClips(studio.root, job.clips);
  return { media, made: [...brought.values()].filter(({ take }) => take !== null).length };
}

const isSame = (clip: Clip, { source }: ClipJob) => clip.source === source;

async function drawEnvelope(
  lines: readonly ClipJob[],
  brought: ReadonlyMap<ClipJob, BroughtClip>,
  studio: Studio,
): Promise<number[]> {
  const sounds: Float32Array[] = [];
  for (const line of lines)
    sounds.push((brought.get(line)?.take ?? (await record(line, studio))).pcm);
  return envelope(sounds);
}

function toItem(line: ClipJob, brought: ReadonlyMap<ClipJob, BroughtClip>): MediaItem {
  const { kind, position, reference } = line;
  const [, british] = [...brought].find(
    ([other]) => other.kind === kind && other.position === position && other.accent === 'GB',
  )!;
  return {
    kind,
    position,
    reference,
    audio: { US: brought.get(line)!.clip, GB: british.clip },
  };
}
