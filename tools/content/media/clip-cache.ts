import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Clip, clipSchema } from '~/schemas/content';
import { checkClip, SCORER_ID } from '~/server/gateways/speech/check-clip';
import type { RenderedClip } from '~/server/gateways/speech/clip-renderer';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import { readAudio } from './decode-audio';
import type { MediaPipeline } from './maker';
import { writeFileAtomic } from './write-file-atomic';

/** A voice whose clip of a text was rejected. */
interface RejectedLine {
  voice: string;
  source: string;
  score: number;
  word: string;
}

interface ClipCache {
  /** Path under which the clips are served: `/media/units/<slug>`. */
  folder: string;
  /** All clips of the last run. */
  known: readonly Clip[];
  /** The voices that the last run left out. */
  refused: readonly RejectedLine[];
  /** Version of the scorer that accepted them. */
  scorer: string | null;
}

export interface CachedClip {
  /** Null when all voices were rejected in an earlier run, or no voice can synthesise the text. */
  clip: Clip | null;
  /** The voices that were tried first and left out. */
  refused: RejectedLine[];
  /** Whether it was made now. */
  isNew: boolean;
  /** Its samples, where it was made now. */
  pcm: Float32Array | null;
}

/** Folder of the clips of an interrupted run, which have no manifest yet. */
const FINISHED = join('.data', 'media-clips');

const finishedSchema = z.object({
  scorer: z.string(),
  clip: clipSchema.optional(),
  rejected: z
    .object({ voice: z.string(), source: z.string(), score: z.number(), word: z.string() })
    .optional(),
});

/** Gets the clip of a text: of the first of its lines, each for another voice, that the check accepts. An
 *  earlier clip of the same source is reused if its file exists and the present check accepts it; a voice
 *  that was rejected for the source is not tried again. When no voice is accepted, the result is the
 *  clearest clip of all, with the unclear word. */
export async function getOrRenderClip(
  lines: readonly ClipLine[],
  pipeline: MediaPipeline,
  cache: ClipCache,
): Promise<CachedClip> {
  const refused: RejectedLine[] = [];
  let best: RenderedClip | null = null;
  let isNew = false;
  for (const line of lines) {
    const finished = readFinished(pipeline.root, line);
    const known = cache.scorer === SCORER_ID && cache.refused.find((r) => r.source === line.source);
    const rejected = finished?.rejected ?? (known || undefined);
    if (rejected) {
      refused.push(rejected);
      continue;
    }
    const cached = finished?.clip ?? (await findCachedClip(line, pipeline, cache));
    if (cached) return { clip: cached, refused, isNew: false, pcm: null };
    const rendered = await pipeline.renderer.render(line, { folder: cache.folder });
    isNew = true;
    const { clip, take } = rendered;
    if (clip.refused === undefined) {
      store(pipeline.root, rendered);
      writeFinished(pipeline.root, line, { clip });
      return { clip, refused, isNew, pcm: take.pcm };
    }
    const { voice } = line.speaker;
    const { source } = line;
    const found = { voice: voice.id, source, score: clip.selfScore, word: clip.refused };
    writeFinished(pipeline.root, line, { rejected: found });
    refused.push(found);
    if (!best || clip.selfScore > best.clip.selfScore) best = rendered;
  }
  if (best) store(pipeline.root, best);
  return { clip: best?.clip ?? null, refused, isNew, pcm: best?.take.pcm ?? null };
}

const store = (root: string, { clip, mp3 }: RenderedClip): void =>
  writeFileAtomic(audioFile(root, clip), mp3);

/** Deletes the stored clips after their manifest has been written. */
export function commitClipCache(root: string, lines: readonly ClipLine[]): void {
  for (const line of lines) rmSync(finishedFile(root, line), { force: true });
}

export const audioFile = (root: string, { path }: Pick<Clip, 'path'>): string =>
  join(root, 'public', path);

const finishedFile = (root: string, { source }: ClipLine) => join(root, FINISHED, `${source}.json`);

function writeFinished(
  root: string,
  line: ClipLine,
  result: { clip: Clip } | { rejected: RejectedLine },
): void {
  writeFileAtomic(finishedFile(root, line), JSON.stringify({ ...result, scorer: SCORER_ID }));
}

function readFinished(root: string, line: ClipLine) {
  const file = finishedFile(root, line);
  if (!existsSync(file)) return null;
  const { data } = finishedSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data?.scorer !== SCORER_ID) return null;
  return data.rejected || (data.clip && existsSync(audioFile(root, data.clip))) ? data : null;
}

async function findCachedClip(
  line: ClipLine,
  { root, model }: MediaPipeline,
  cache: ClipCache,
): Promise<Clip | null> {
  const clip = cache.known.find(({ source }) => source === line.source);
  if (!clip || clip.refused || !existsSync(audioFile(root, clip))) return null;
  if (cache.scorer === SCORER_ID) return clip;
  const pcm = await readAudio(audioFile(root, clip));
  const { selfScore, refused } = checkClip(model, pcm, line.words);
  return refused === undefined ? { ...clip, selfScore } : null;
}
