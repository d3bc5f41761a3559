import type { ItemClip, ManifestVoice, MediaItem, UnitMedia } from '~/schemas/content';
import { SCORER_ID } from '~/server/gateways/speech/check-clip';
import type { ClipJob } from '~/server/gateways/speech/clip-jobs';
import { toEnvelope } from '~/server/gateways/speech/envelope';
import { audioFile, type CachedClip, commitClipCache, getOrRenderClip } from './clip-cache';
import { readAudio } from './decode-audio';
import type { MediaPipeline } from './maker';
import type { UnitJob } from './unit-job';
import { readManifest, writeManifest } from './unit-manifest';
import { unitReference } from './unit-reference';

interface MadeClip extends CachedClip {
  job: ClipJob;
}

/** Updates the media of one unit; clips with an unchanged source are reused. The clips of a unit are made at
 *  once, as many as the renderer has room for. */
export async function renderUnit(
  job: UnitJob,
  pipeline: MediaPipeline,
  { fresh, step }: { fresh: boolean; step: () => void },
): Promise<{ media: UnitMedia; made: number }> {
  const { root } = pipeline;
  const before = fresh ? null : readManifest(root, job.slug);
  const lines = job.clips.flatMap((clip) => clip.lines);
  const cache = {
    folder: `/media/units/${job.slug}`,
    known: before?.items.flatMap(({ clips }) => clips) ?? [],
    refused: before?.items.flatMap(({ refused }) => refused) ?? [],
    scorer: before?.scorer ?? null,
  };
  if (fresh) commitClipCache(root, lines);
  const made = await Promise.all(
    job.clips.map(async (clip): Promise<MadeClip> => {
      const cached = await getOrRenderClip(clip.lines, pipeline, cache);
      step();
      return { job: clip, ...cached };
    }),
  );
  for (const part of withoutClip(made)) {
    // All its voices were rejected in an earlier run: the clearest one is rendered again, for the report.
    const again = made.find((one) => one.job === part)!;
    commitClipCache(root, part.lines);
    Object.assign(again, await getOrRenderClip(part.lines, pipeline, { ...cache, refused: [] }));
  }
  const items = toItems(job, made);
  const drawn = firstSentences(items);
  const same =
    before && JSON.stringify(firstSentences(before.items)) === JSON.stringify(drawn)
      ? before
      : null;
  const media = {
    slug: job.slug,
    hash: job.hash,
    scorer: SCORER_ID,
    envelope: same
      ? same.envelope
      : toEnvelope(await Promise.all(drawn.map((path) => readAudio(audioFile(root, { path }))))),
    voices: usedVoices(job, items),
    items,
  };
  writeManifest(root, media);
  commitClipCache(root, lines);
  return { media, made: made.filter(({ isNew }) => isNew).length };
}

/** Paths of the sentences in their first US voice, from which the cover is drawn. */
const firstSentences = (items: readonly MediaItem[]): string[] =>
  items.flatMap(({ kind, clips }) => {
    const first = clips.find(({ accent }) => accent === 'US');
    return kind === 'SENTENCE' && first ? [first.path] : [];
  });

/** The first job of each part and accent of an item without any clip. */
function withoutClip(made: readonly MadeClip[]): ClipJob[] {
  const groups = new Map<string, MadeClip[]>();
  for (const one of made) {
    const { kind, position, part, accent } = one.job;
    const name = [kind, position, part, accent].join(' ');
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) =>
    group.every(({ clip }) => clip === null) ? [group[0]!.job] : [],
  );
}

/** Collects the clips by item. A rejected one is kept, once, only where no voice of the accent is accepted. */
function toItems({ unit }: UnitJob, made: readonly MadeClip[]): MediaItem[] {
  const places = [
    ...unit.words.map((_, index) => ({ kind: 'WORD' as const, position: index + 1 })),
    ...unit.sentences.map((_, index) => ({ kind: 'SENTENCE' as const, position: index + 1 })),
  ];
  return places.map(({ kind, position }) => {
    const own = made.filter(({ job }) => job.kind === kind && job.position === position);
    const clips: ItemClip[] = [];
    for (const { job, clip } of own) {
      const { part, accent } = job;
      if (!clip) continue;
      const isThere = clips.some(
        (other) => other.part === part && other.accent === accent && other.voice === clip.voice,
      );
      if (!isThere) clips.push({ ...clip, part, accent });
    }
    const accepted = clips.filter(
      ({ part, accent, refused }) =>
        refused === undefined ||
        !clips.some(
          (other) => other.part === part && other.accent === accent && other.refused === undefined,
        ),
    );
    return {
      kind,
      position,
      reference: unitReference(unit, { kind, position }),
      clips: accepted,
      refused: own.flatMap(({ refused }) => refused),
    };
  });
}

/** The voices of the clips, as the manifest describes them. */
function usedVoices(
  { clips: jobs }: UnitJob,
  items: readonly MediaItem[],
): Record<string, ManifestVoice> {
  const used = new Set(items.flatMap(({ clips }) => clips.map(({ voice }) => voice)));
  const voices = jobs.flatMap(({ lines }) => lines.map(({ speaker }) => speaker.voice));
  return Object.fromEntries(
    [...used].sort().map((id) => {
      const { accent, variety, sex, licence } = voices.find((voice) => voice.id === id)!;
      return [id, { accent, variety, sex, licence }];
    }),
  );
}
