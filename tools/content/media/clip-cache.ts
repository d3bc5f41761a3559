import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Clip, clipSchema } from '~/schemas/content';
import { checkClip, SCORER_ID } from '~/server/gateways/speech/check-clip';
import {
  type ClipLine,
  recordTake,
  renderClip,
  type Take,
} from '~/server/gateways/speech/render-clip';
import { decodeAudio } from './decode-audio';
import type { MediaPipeline } from './maker';
import { writeFileAtomic } from './write-file-atomic';

interface ClipCache {
  /** Path under which the clips are served: `/media/units/<slug>`. */
  folder: string;
  /** All clips of the last run. */
  known: readonly Clip[];
  /** Version of the scorer that accepted them. */
  scorer: string | null;
}

export interface CachedClip {
  clip: Clip;
  /** Null when the clip was reused. */
  take: Take | null;
}

/** Folder of the clips of an interrupted run, which have no manifest yet. */
const FINISHED = join('.data', 'media-clips');

/** Gets a clip: the earlier one of the same source, if its file exists and the current scorer accepts it; else a
 *  new one. A rejected one is rendered again, possibly with takes that did not exist before. */
export async function getOrRenderClip(
  line: ClipLine,
  pipeline: MediaPipeline,
  cache: ClipCache,
): Promise<CachedClip> {
  const { root, model } = pipeline;
  const cached = finishedClip(root, line) ?? findCachedClip(line, pipeline, cache);
  if (cached) return { clip: cached, take: null };
  const take = await recordTake(line, pipeline);
  const { clip, mp3 } = await renderClip(line, take, { model, folder: cache.folder });
  writeFileAtomic(audioFile(root, clip), mp3);
  if (!clip.refused)
    writeFileAtomic(finishedFile(root, line), JSON.stringify({ clip, scorer: SCORER_ID }));
  return { clip, take };
}

/** Deletes the stored clips after their manifest has been written. */
export function commitClipCache(root: string, lines: readonly ClipLine[]): void {
  for (const line of lines) rmSync(finishedFile(root, line), { force: true });
}

export const audioFile = (root: string, { path }: Pick<Clip, 'path'>): string =>
  join(root, 'public', path);

const finishedFile = (root: string, { source }: ClipLine) => join(root, FINISHED, `${source}.json`);

function finishedClip(root: string, line: ClipLine): Clip | null {
  const file = finishedFile(root, line);
  if (!existsSync(file)) return null;
  const { clip, scorer } = JSON.parse(readFileSync(file, 'utf8'));
  const parsed = clipSchema.safeParse(clip);
  const usable = parsed.success && scorer === SCORER_ID && existsSync(audioFile(root, parsed.data));
  return usable ? parsed.data : null;
}

function findCachedClip(
  line: ClipLine,
  { root, model }: MediaPipeline,
  cache: ClipCache,
): Clip | null {
  const clip = cache.known.find(({ source }) => source === line.source);
  if (!clip || clip.refused || !existsSync(audioFile(root, clip))) return null;
  if (cache.scorer === SCORER_ID) return clip;
  const pcm = decodeAudio(audioFile(root, clip));
  const check = pcm && checkClip(model, pcm, line.reference);
  return check && !check.refused ? { ...clip, ...check } : null;
}
