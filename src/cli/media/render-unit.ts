import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { Clip, MediaItem, UnitContent, UnitMedia } from '~/schemas/content';
import type { TtsProvider } from '~/server/gateways/speech/tts';
import { type ClipJob, clipJobs } from './clip-jobs';
import { envelope } from './envelope';
import type { MediaStore } from './media-store';
import { record, renderClip, type Take } from './render-clip';
import { LOWEST_SELF_SCORE } from './weak-clips';

export interface Workshop {
  tts: TtsProvider;
  model: AcousticModel;
  store: MediaStore;
  /** Makes everything again, changed or not. */
  force: boolean;
  /** Called after each clip. */
  onClip: (made: boolean) => void;
}

/** Brings the media of one unit up to date; clips whose source is unchanged are kept. */
export async function renderUnit(unit: UnitContent, workshop: Workshop): Promise<UnitMedia> {
  const { model, store, force, onClip } = workshop;
  const jobs = clipJobs(unit, workshop.tts.id);
  const before = force ? null : store.read(unit.slug);
  const clips = new Map<ClipJob, Clip>();
  const recorded = new Map<ClipJob, Take>();
  for (const job of jobs) {
    const kept = keptClip(before, job, store);
    if (!kept) {
      const take = await record(job, workshop);
      recorded.set(job, take);
      const { clip, mp3 } = await renderClip(job, take, { model, slug: unit.slug });
      store.writeSound(clip.path, mp3);
      clips.set(job, clip);
    } else clips.set(job, kept);
    onClip(!kept);
  }
  const drawn = jobs.filter(({ kind, accent }) => kind === 'SENTENCE' && accent === 'US');
  const redraw = !before || drawn.some((job) => recorded.has(job));
  const media = {
    slug: unit.slug,
    envelope: redraw ? await drawEnvelope(drawn, recorded, workshop) : before.envelope,
    items: jobs.flatMap((job) => (job.accent === 'US' ? [toItem(job, jobs, clips)] : [])),
  };
  if (JSON.stringify(media) !== JSON.stringify(before)) store.writeManifest(media);
  return media;
}

async function drawEnvelope(
  jobs: readonly ClipJob[],
  recorded: ReadonlyMap<ClipJob, Take>,
  workshop: Workshop,
): Promise<number[]> {
  const sounds: Float32Array[] = [];
  for (const job of jobs) sounds.push((recorded.get(job) ?? (await record(job, workshop))).pcm);
  return envelope(sounds);
}

function toItem(
  job: ClipJob,
  jobs: readonly ClipJob[],
  clips: ReadonlyMap<ClipJob, Clip>,
): MediaItem {
  const { kind, position, reference } = job;
  const british = jobs.find(
    (other) => other.kind === kind && other.position === position && other.accent === 'GB',
  )!;
  return {
    kind,
    position,
    reference,
    audio: { US: clips.get(job)!, GB: clips.get(british)! },
  };
}

/** The clip made before from the same source, wherever in the unit it was, if its file is there and
 *  it is clear: an unclear one is tried again, perhaps with takes that did not exist before. */
function keptClip(before: UnitMedia | null, job: ClipJob, store: MediaStore): Clip | null {
  const known = before?.items.flatMap(({ audio }) => [audio.US, audio.GB]) ?? [];
  const clip = known.find(({ source }) => source === job.source);
  return clip && clip.selfScore >= LOWEST_SELF_SCORE && store.has(clip) ? clip : null;
}
